import { FakePage } from '../../testing/fake-page';
import { historyPlace } from '../../router/history-place';
import { OverlayEntries } from './overlay-entries';

const KEPT = 200;

let page: FakePage;
let entries: OverlayEntries;
/** Where the router went by the steps it heard of. */
let heard: string[];

beforeEach(() => {
  jest.useFakeTimers();
  page = new FakePage();
  entries = new OverlayEntries(page as unknown as Window);
  heard = [];
  page.addEventListener('popstate', entries.stepped);
  page.addEventListener('popstate', () => heard.push(page.location.href));
  goTo('/m/rng?type=hot');
});

afterEach(() => jest.useRealTimers());

/** What the library's router writes for a new page. */
function goTo(path: string): void {
  const write = (to: 'pushState' | 'replaceState', added: number) => () =>
    page.history[to]({ idx: (page.history.state as { idx: number }).idx + added, key: path }, '', path);
  entries.push({ push: write('pushState', 1), replace: write('replaceState', 0) });
}

function replaceBy(path: string): void {
  const { idx } = page.history.state as { idx: number };
  entries.replace(() => page.history.replaceState({ idx, key: path }, '', path));
}

/** An overlay that closes as a dialog does. */
function openOverlay(isDismissible = true) {
  const overlay = { isOpen: true, leave: (): void => undefined };
  const leave = entries.add({
    close: () => {
      if (isDismissible) overlay.leave();
      return isDismissible;
    },
  });
  overlay.leave = () => {
    if (overlay.isOpen) leave();
    overlay.isOpen = false;
  };
  return overlay;
}

/** Lets the time of kept entries pass, with the steps that follow. */
function settle(): void {
  for (let round = 0; round < 3; round += 1) {
    jest.advanceTimersByTime(KEPT);
    page.arrive();
  }
}

const paths = (): readonly string[] =>
  page.entries.map(({ state, path }, index) => {
    const { depth } = historyPlace(state);
    return `${index === page.index ? '>' : ''}${path}${depth > 0 ? ` overlay ${depth}` : ''}`;
  });
const upToHere = (): readonly string[] => paths().slice(0, page.index + 1);

it('holds an entry with the state of the page, and Back closes the overlay and keeps the page', () => {
  const overlay = openOverlay();
  expect(page.history.state).toEqual({ idx: 2, key: '/m/rng?type=hot', overlay: 1 });
  page.travel(-1);
  settle();
  expect([overlay.isOpen, upToHere(), heard]).toEqual([false, ['/m/home', '>/m/rng?type=hot'], []]);
  page.travel(-1);
  expect(heard).toEqual(['/m/home']);
});

it('leaves no entry behind an overlay that closed by itself', () => {
  openOverlay().leave();
  settle();
  expect([upToHere(), heard]).toEqual([['/m/home', '>/m/rng?type=hot'], []]);
});

it('takes a Back that comes right after the closing for the page', () => {
  openOverlay().leave();
  page.travel(-1);
  page.arrive();
  settle();
  expect([upToHere(), heard]).toEqual([['>/m/home'], ['/m/home']]);
});

it('gives the entry of a closed overlay to the next one', () => {
  openOverlay().leave();
  const next = openOverlay();
  settle();
  expect(upToHere()).toEqual(['/m/home', '/m/rng?type=hot', '>/m/rng?type=hot overlay 1']);
  page.travel(-1);
  expect(next.isOpen).toBe(false);
});

it('opens again while the entry of the one before is on its way out', () => {
  openOverlay().leave();
  jest.advanceTimersByTime(KEPT);
  const again = openOverlay();
  page.arrive();
  expect(upToHere()).toEqual(['/m/home', '/m/rng?type=hot', '>/m/rng?type=hot overlay 1']);
  page.travel(-1);
  expect([again.isOpen, upToHere()]).toEqual([false, ['/m/home', '>/m/rng?type=hot']]);
});

it('closes the top one of several first', () => {
  const first = openOverlay();
  const second = openOverlay();
  page.travel(-1);
  expect([first.isOpen, second.isOpen]).toEqual([true, false]);
  page.travel(-1);
  expect(first.isOpen).toBe(false);
  settle();
  expect([upToHere(), heard]).toEqual([['/m/home', '>/m/rng?type=hot'], []]);
});

it('closes all that one long step leaves', () => {
  const overlays = [openOverlay(), openOverlay()];
  page.travel(-2);
  expect(overlays.map(({ isOpen }) => isOpen)).toEqual([false, false]);
});

it('leaves a step over overlay and page at once, as of a busy phone, to the router', () => {
  openOverlay();
  page.travel(-2);
  expect(heard).toEqual(['/m/home']);
  settle();
  expect(upToHere()).toEqual(['>/m/home']);
});

it('keeps an overlay that may not be dismissed, with its entry, however often Back is pressed', () => {
  const overlay = openOverlay(false);
  page.travel(-1);
  page.travel(-1);
  expect([overlay.isOpen, upToHere(), heard]).toEqual([
    true,
    ['/m/home', '/m/rng?type=hot', '>/m/rng?type=hot overlay 1'],
    [],
  ]);
});

describe('a page opened from an overlay', () => {
  it('takes the entry of the overlay', () => {
    const overlay = openOverlay();
    goTo('/m/activity');
    overlay.leave();
    settle();
    expect(page.history.state).toEqual({ idx: 2, key: '/m/activity' });
    expect(upToHere()).toEqual(['/m/home', '/m/rng?type=hot', '>/m/activity']);
  });

  it('takes the entries of all of them', () => {
    const overlays = [openOverlay(), openOverlay()];
    goTo('/m/activity');
    page.arrive();
    for (const overlay of overlays) overlay.leave();
    settle();
    expect(upToHere()).toEqual(['/m/home', '/m/rng?type=hot', '>/m/activity']);
  });

  it('waits for the step of a closed overlay that is under way', () => {
    openOverlay().leave();
    jest.advanceTimersByTime(KEPT);
    goTo('/m/activity');
    page.arrive();
    settle();
    expect(upToHere()).toEqual(['/m/home', '/m/rng?type=hot', '>/m/activity']);
  });

  it('of another query of the same page leaves the overlay its entry', () => {
    openOverlay();
    goTo('/m/rng?type=new');
    settle();
    expect(upToHere()).toEqual(['/m/home', '/m/rng?type=hot', '/m/rng?type=new', '>/m/rng?type=new overlay 1']);
  });
});

describe('what replaces the page under an overlay', () => {
  it.each([
    ['Back', () => page.travel(-1)],
    ['its own button', (overlay: { leave: () => void }) => overlay.leave()],
  ])('is the page once the overlay is closed by %s', (_name, close) => {
    const overlay = openOverlay();
    replaceBy('/m/rng?type=new');
    close(overlay);
    settle();
    expect([upToHere(), heard]).toEqual([['/m/home', '>/m/rng?type=new'], []]);
    expect(page.history.state).toEqual({ idx: 1, key: '/m/rng?type=new' });
  });

  it('is under a page that is opened next', () => {
    const overlay = openOverlay();
    replaceBy('/m/rng?type=new');
    goTo('/m/activity');
    overlay.leave();
    page.arrive();
    settle();
    expect(upToHere()).toEqual(['/m/home', '/m/rng?type=new', '>/m/activity']);
  });
});

it('steps back a page over the entries of open overlays', () => {
  openOverlay();
  entries.go(-1);
  page.arrive();
  expect([upToHere(), heard]).toEqual([['>/m/home'], ['/m/home']]);
});

it('drops the entry that a page loaded again stands on', () => {
  const reloaded = new FakePage();
  reloaded.history.pushState({ idx: 1, key: 'lobby', overlay: 1 }, '');
  const onPop = jest.fn();
  reloaded.addEventListener('popstate', new OverlayEntries(reloaded as unknown as Window).stepped);
  reloaded.addEventListener('popstate', onPop);
  jest.advanceTimersByTime(KEPT);
  reloaded.arrive();
  expect([reloaded.index, onPop.mock.calls]).toEqual([0, []]);
});

it('does not stay on the entry of a closed overlay that Forward leads to', () => {
  openOverlay();
  page.travel(-1);
  settle();
  page.travel(1);
  settle();
  expect([upToHere(), heard]).toEqual([['/m/home', '>/m/rng?type=hot'], []]);
});

it.each([
  ['stays where it has come to meanwhile', 700],
  ['stays where it was', 300],
])('a page behind an overlay %s', (_name, top) => {
  page.scrollTo({ top: 300 });
  openOverlay();
  page.scrollTo({ top });
  page.travel(-1);
  settle();
  expect(page.scrollY).toBe(top);
});

it('does without entries where the browser refuses more', () => {
  page.refusesEntries = true;
  const overlay = openOverlay();
  overlay.leave();
  settle();
  expect(upToHere()).toEqual(['/m/home', '>/m/rng?type=hot']);
});

it('hears the request of a platform that has its own, and asks again where nothing was closed', () => {
  const watchers: (EventTarget & { isOver: boolean })[] = [];
  class Watcher extends EventTarget {
    isOver = false;
    readonly destroy = (): void => {
      this.isOver = true;
    };
    constructor() {
      super();
      watchers.push(this);
    }
  }
  Object.assign(page, { CloseWatcher: Watcher });
  const kept = openOverlay(false);
  watchers[0]?.dispatchEvent(new Event('close'));
  expect([kept.isOpen, watchers.length]).toEqual([true, 2]);
  const overlay = openOverlay();
  watchers[2]?.dispatchEvent(new Event('close'));
  settle();
  expect([overlay.isOpen, watchers.length, watchers[2]?.isOver]).toEqual([false, 3, true]);
  expect(upToHere()).toEqual(['/m/home', '/m/rng?type=hot', '>/m/rng?type=hot overlay 1']);
});

it('steps over no closed overlay while another document is on its way', () => {
  openOverlay().leave();
  page.dispatchEvent(new Event('beforeunload'));
  settle();
  expect(upToHere()).toEqual(['/m/home', '/m/rng?type=hot', '>/m/rng?type=hot overlay 1']);
  // It was a download.
  jest.advanceTimersByTime(10_000);
  settle();
  expect(upToHere()).toEqual(['/m/home', '>/m/rng?type=hot']);
});
