import { act } from '@testing-library/react';
import { useRef, type ReactNode } from 'react';
import { fakeContext } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import texts from '../../locales/EN.json';
import { keepPlace, savedPlace } from '../../store/list-places';
import { useKeptScroll } from './use-kept-scroll';

const ENTRY = 'default /m/home';
/** Three parts of 500 px, the first of which begins at 400. */
const FIRST_TOP = 400;

/** Tells the size of the page as soon as it is asked, as browsers do. */
class TellingObserver extends ResizeObserver {
  private readonly tell: () => void;

  constructor(listener: ResizeObserverCallback) {
    super(listener);
    this.tell = () => listener([], this);
  }

  override observe(): void {
    this.tell();
  }
}

const OwnObserver = globalThis.ResizeObserver;
let scrollTo: jest.SpyInstance;
beforeEach(() => {
  globalThis.ResizeObserver = TellingObserver;
  jest.useFakeTimers();
  scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation();
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    const index = [...(this.parentElement?.children ?? [])].filter((part) => part.tagName === 'SECTION').indexOf(this);
    const top = FIRST_TOP + index * 500 - window.scrollY;
    return { top, bottom: top + 500 } as DOMRect;
  });
});
afterEach(() => {
  globalThis.ResizeObserver = OwnObserver;
  Object.assign(window, { scrollY: 0 });
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function setUp(left?: { item: number; offset: number }) {
  const context = fakeContext({ name: 'mfe-games' });
  if (left) keepPlace(context.storage, { entry: ENTRY, reach: 1, ...left });
  function Probe(): ReactNode {
    const root = useRef<HTMLDivElement>(null);
    useKeptScroll(root);
    return (
      <div ref={root}>
        <nav style={{ position: 'sticky' }} />
        <section />
        <section />
        <section />
      </div>
    );
  }
  const { unmount } = renderInSite(<Probe />, { context, texts, at: '/m/home' });
  return {
    unmount,
    place: () => savedPlace(context.storage, ENTRY),
    scroll: async (scrollY: number) => {
      Object.assign(window, { scrollY });
      window.dispatchEvent(new Event('scroll'));
      await act(async () => jest.advanceTimersByTimeAsync(100));
    },
  };
}

test.each([
  ['within its second part', 950, { item: 1, offset: 50 }],
  ['at its very top', 0, { item: 0, offset: -400 }],
  ['below its last part', 2_000, { item: 3, offset: 100 }],
])('a page that is replaced %s remembers it by that part', async (_where, scrollY, expected) => {
  const { scroll, place } = setUp();
  await scroll(scrollY);
  window.dispatchEvent(new Event('pagehide'));
  expect(place()).toMatchObject({ entry: ENTRY, ...expected });
});

test('what the next page scrolls to is not taken for the place of this one', async () => {
  const { scroll, unmount, place } = setUp();
  await scroll(950);
  window.history.pushState(null, '', '/m/vip');
  await scroll(0);
  unmount();
  expect(place()).toMatchObject({ item: 1, offset: 50 });
});

test('a page that was left is held where it was; one that was not stays at its top', async () => {
  setUp();
  await act(async () => jest.advanceTimersByTimeAsync(100));
  expect(scrollTo).not.toHaveBeenCalled();
  setUp({ item: 2, offset: 30 });
  await act(async () => jest.advanceTimersByTimeAsync(100));
  expect(scrollTo).toHaveBeenCalledWith({ top: 1_430, behavior: 'instant' });
});
