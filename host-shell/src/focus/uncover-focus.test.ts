import { coveredBy } from './uncover-focus';

/** A control at a place of a view of 768 px, with bars of that height at both ends over it. */
function covered(top: number, bars: { readonly top: number; readonly bottom: number }): number {
  document.body.innerHTML = `<div id="top" style="position: sticky"></div><button id="control"></button><div id="bottom" style="position: fixed"></div>`;
  const place = (id: string, from: number, to: number): Element => {
    const element = document.querySelector(`#${id}`) as Element;
    element.getBoundingClientRect = () => ({ left: 0, right: 100, top: from, bottom: to }) as DOMRect;
    return element;
  };
  const control = place('control', top, top + 44);
  const above = place('top', 0, bars.top);
  const below = place('bottom', window.innerHeight - bars.bottom, window.innerHeight);
  document.elementFromPoint = (_x, y) => {
    if (y < bars.top) return above;
    return y > window.innerHeight - bars.bottom ? below : control;
  };
  return coveredBy(control);
}

test.each([
  ['under bars at the top of 108 px', 60, { top: 108, bottom: 60 }, -56],
  ['under bars of large letters', 100, { top: 216, bottom: 60 }, -124],
  ['in the open', 300, { top: 108, bottom: 60 }, 0],
  ['under the menu at the bottom', 700, { top: 108, bottom: 60 }, 44],
])('a control %s, at %i px with bars of %j, has to move by %i px', (_where, top, bars, by) => {
  expect(covered(top, bars)).toBe(by);
});
