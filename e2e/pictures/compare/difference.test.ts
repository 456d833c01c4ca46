import sharp from 'sharp';
import { differenceOf, liveliness, type Difference } from './difference';
import { keepable, pixelsOf } from './kept-picture';
import { BLANK_BELOW, isAlike, SCREEN_LIMITS } from './limits';

/** A screen as the site draws them: a ground, a bar, a card with lines of text, a button. */
interface Drawing {
  readonly ground?: string;
  readonly button?: string;
  readonly cardTop?: number;
  readonly lines?: readonly number[];
  /** So much the letters stand aside, pixels: edges are smoothed otherwise. */
  readonly aside?: number;
}

const USUAL = { ground: '#17121f', button: '#a35cff', cardTop: 180, lines: [0, 22, 44, 66], aside: 0 };

async function draw(drawing: Drawing = {}): Promise<Buffer> {
  const { ground, button, cardTop, lines, aside } = { ...USUAL, ...drawing };
  const words = lines.map((line) => {
    // Strokes of two pixels, as letters have, ten high.
    const strokes = Array.from({ length: 24 }, (_none, index) => {
      const left = 48 + index * 6 + aside;
      return `<rect x="${left}" y="${cardTop + 30 + line}" width="1.6" height="10"/>`;
    });
    return `<g fill="#cfc8da">${strokes.join('')}</g>`;
  });
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="390" height="844">
    <rect width="390" height="844" fill="${ground}"/>
    <rect width="390" height="56" fill="#2a2138"/>
    <rect x="24" y="${cardTop}" width="342" height="140" rx="16" fill="#241c30"/>
    ${words.join('')}
    <rect x="24" y="600" width="342" height="48" rx="24" fill="${button}"/>
  </svg>`;
  return sharp(Buffer.from(picture)).png().toBuffer();
}

async function compared(one: Drawing, other: Drawing): Promise<Difference> {
  const [first, second] = await Promise.all(
    [one, other].map(async (drawing) => pixelsOf(await keepable(await draw(drawing)))),
  );
  if (first === undefined || second === undefined) throw new Error('two pictures were drawn');
  return differenceOf(first, second);
}

it('finds nothing between two pictures of the same screen', async () => {
  expect(await compared({}, {})).toEqual({ mean: 0, worst: 0, at: { left: 0, top: 0 } });
});

it('lets letters pass whose edges are smoothed otherwise', async () => {
  const difference = await compared({}, { aside: 0.4 });
  expect(difference.worst).toBeGreaterThan(2);
  expect(isAlike(difference)).toBe(true);
});

it.each<[string, Drawing, { readonly left: number; readonly top: number }]>([
  ['a button that is gone', { button: 'none' }, { left: 12, top: 300 }],
  ['a button of another colour', { button: '#c85cff' }, { left: 12, top: 300 }],
  ['a line that is gone', { lines: [0, 22, 66] }, { left: 24, top: 127 }],
  ['a block that moved by six pixels', { cardTop: 186 }, { left: 24, top: 104 }],
])('tells %s, and where', async (_fault, drawing, near) => {
  const { at, ...difference } = await compared({}, drawing);
  expect(isAlike({ at, ...difference })).toBe(false);
  expect(at.top).toBeGreaterThanOrEqual(near.top - 16);
  expect(at.top).toBeLessThanOrEqual(near.top + 24);
});

it('tells a ground of a slightly other tone, however evenly it is spread', async () => {
  const difference = await compared({}, { ground: '#1a1522' });
  expect(difference.worst).toBeLessThan(SCREEN_LIMITS.worst);
  expect(isAlike(difference)).toBe(false);
});

it('takes pictures of two sizes for different', async () => {
  const [one, other] = await Promise.all([
    pixelsOf(await keepable(await draw())),
    pixelsOf(
      await keepable(
        await sharp(await draw())
          .resize(320)
          .png()
          .toBuffer(),
      ),
    ),
  ]);
  expect(differenceOf(one, other)).toMatchObject({ mean: 255, worst: 255 });
});

it('knows a page with nothing on it', async () => {
  const blank = sharp({ create: { width: 390, height: 844, channels: 3, background: '#17121f' } });
  expect(liveliness(await pixelsOf(await keepable(await blank.png().toBuffer())))).toBeLessThan(BLANK_BELOW / 2);
  expect(liveliness(await pixelsOf(await keepable(await draw())))).toBeGreaterThan(BLANK_BELOW * 4);
});
