import { act } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { preloadDrawings } from 'shared-kit/ui';
import { fakeContext } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import texts from '../../locales/EN.json';
import { WHOLE_LIST, type ListState } from '../../model/lists/list-state';
import { ListToolbar } from './list-toolbar';

beforeAll(preloadDrawings);

let moves: ScrollToOptions[];
beforeEach(() => {
  moves = [];
  jest.spyOn(window, 'scrollTo').mockImplementation((...[options]: unknown[]) => {
    moves.push(options as ScrollToOptions);
  });
});
afterEach(() => {
  Object.assign(window, { scrollY: 0 });
  jest.restoreAllMocks();
});

/** Draws the toolbar of a list that begins so many px from the top of the view, and the way to another list. */
function setUp(top: number) {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
  let show: (state: ListState) => void = () => undefined;
  function Probe(): ReactNode {
    const [state, setState] = useState(WHOLE_LIST);
    show = (next) => act(() => setState(next));
    return <ListToolbar gameType="RNG" state={state} act={() => undefined} />;
  }
  renderInSite(<Probe />, { context: fakeContext({ name: 'mfe-games' }), texts });
  return (state: Partial<ListState>) => show({ ...WHOLE_LIST, ...state });
}

test('a list that changes while somebody is deep in it starts over below the toolbar', () => {
  Object.assign(window, { scrollY: 3_100 });
  const show = setUp(-3_000);
  show({});
  expect(moves).toEqual([]);
  show({ mode: 'hot' });
  expect(moves).toEqual([{ top: 100, behavior: 'instant' }]);
});

test('a list whose beginning is in view stays where it is', () => {
  setUp(60)({ mode: 'search', gameName: 'koi' });
  expect(moves).toEqual([]);
});
