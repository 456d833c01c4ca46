import { FakeClock } from './fake-clock';
import { SharedLink, type LinkedConnection } from './shared-link';

/** A byte a millisecond down, half a byte up; a packet weighs 66 bytes more than it carries. */
const SHAPE = { down: 8000, up: 4000, roundTripMs: 100 };

function linkWith() {
  const clock = new FakeClock();
  const link = new SharedLink(SHAPE, clock);
  const arrived: string[] = [];
  const open = (name: string): LinkedConnection => {
    const at = (what: string) => arrived.push(`${name} ${what} ${clock.now()}`);
    const receiver = (direction: string) => ({
      take: (bytes: Uint8Array) => void at(`${direction} ${bytes.length}`),
      end: () => void at(`${direction} end`),
    });
    return link.connect(receiver('up'), receiver('down'));
  };
  return { clock, arrived, open };
}

const bytes = (count: number): Uint8Array => new Uint8Array(count);

it('charges a round trip for opening, then the bytes, then half a round trip', () => {
  const { clock, arrived, open } = linkWith();
  open('page').up.take(bytes(34));
  clock.run();
  // 100 to open, 100 bytes at half a byte a millisecond, 50 on the way.
  expect(arrived).toEqual(['page up 34 350']);
});

it('charges opening once, and keeps the order of what came before it', () => {
  const { clock, arrived, open } = linkWith();
  const { up } = open('page');
  up.take(bytes(34));
  up.take(bytes(4));
  clock.after(1000, () => up.take(bytes(34)));
  clock.run();
  expect(arrived).toEqual(['page up 34 350', 'page up 4 490', 'page up 34 1250']);
});

it('shares one bottleneck between connections', () => {
  const { clock, arrived, open } = linkWith();
  const one = open('one');
  const other = open('other');
  one.down.take(bytes(134));
  other.down.take(bytes(34));
  clock.run();
  expect(arrived).toEqual(['one down 134 250', 'other down 34 350']);
});

it('keeps the directions apart', () => {
  const { clock, arrived, open } = linkWith();
  const { up, down } = open('page');
  up.take(bytes(34));
  down.take(bytes(34));
  clock.run();
  expect(arrived).toEqual(['page down 34 150', 'page up 34 350']);
});

it('hands over what is big in packets, each when it is there, and the end after them', () => {
  const { clock, arrived, open } = linkWith();
  const { down } = open('page');
  down.take(bytes(2000));
  down.end();
  clock.run();
  expect(arrived).toEqual(['page down 1448 1564', 'page down 552 2182', 'page down end 2248']);
});
