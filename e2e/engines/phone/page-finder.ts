import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Roles and accessible names are computed by the same code in every engine. */
const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Whether the page has to be given {@link LOAD_FINDER} first. */
export const NEEDS_FINDER = 'return window.engineSpecFind === undefined;';

/**
 * Puts a function into the page that finds a target's visible elements, in the document's order. The library's own way of
 * looking asks for the style of every element on the page; here the role, then the name, then the visibility is asked.
 */
export const LOAD_FINDER = `
  const holder = {};
  (function (exports, module, define) { ${LIBRARY} })(holder, {}, undefined);
  const { queryAllByRole } = holder;
  const matches = (words, text) => {
    const said = text.replace(/\\s+/g, ' ').trim();
    return words.whole === undefined ? new RegExp(words.source, words.flags).test(said) : said === words.whole;
  };
  const isVisible = (element) => {
    const { width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) return false;
    return getComputedStyle(element).visibility === 'visible' && element.closest('[inert], [aria-hidden="true"]') === null;
  };
  const labelOf = (element) =>
    element.getAttribute('aria-label') ?? [...(element.labels ?? [])].map(({ innerText }) => innerText).join(' ');
  window.engineSpecFind = ({ role, name, css, text, within }) => {
    const roots = within === undefined ? [document.documentElement] : [...document.querySelectorAll(within)];
    const nameOption = name === undefined ? {} : { name: (said) => matches(name, said) };
    const found = roots.flatMap((root) =>
      role === undefined
        ? [...root.querySelectorAll(css ?? '*')]
        : queryAllByRole(root, role, { hidden: true, ...nameOption }),
    );
    return found
      .filter((element) => css === undefined || element.matches(css))
      .filter((element) => role !== undefined || name === undefined || matches(name, labelOf(element)))
      .filter((element) => text === undefined || matches(text, element.innerText ?? ''))
      .filter(isVisible);
  };`;

/** How many are there. */
export const COUNT = 'return window.engineSpecFind(given).length;';

/** What the first of them says. */
export const TEXT = 'return window.engineSpecFind(given)[0]?.innerText ?? null;';

/**
 * Where the first of them takes a press, in the middle of it: brought into view, standing still from one frame to the next,
 * enabled, and with nothing over it. Else a sentence that says what is in the way.
 */
export const PRESS_POINT = `
  const [element] = window.engineSpecFind(given);
  if (element === undefined) return 'it is not there';
  if (element.matches(':disabled, [aria-disabled="true"]')) return 'it is disabled';
  const box = () => element.getBoundingClientRect();
  const isInView = ({ top, bottom, left, right }) => top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
  if (!isInView(box())) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  return frame().then(() => {
    const before = box();
    return frame().then(() => {
      const { left, top, width, height } = box();
      if (before.left !== left || before.top !== top) return 'it moves';
      const point = { x: left + width / 2, y: top + height / 2 };
      const hit = document.elementFromPoint(point.x, point.y);
      if (hit === null) return 'it is out of view';
      const labelled = element.labels === undefined || element.labels === null ? [] : [...element.labels];
      if ([element, ...labelled].some((part) => part.contains(hit)) || hit.contains(element)) return point;
      // By a bar at the edge of the screen, as a person would see: the next look finds it in the middle.
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      return 'it is covered by ' + hit.outerHTML.slice(0, 120);
    });
  });`;

/** Takes the focus with everything selected, so that what is typed takes its place. */
export const SELECT_ALL = `
  const [element] = window.engineSpecFind(given);
  if (element === undefined) return 'it is not there';
  if (element.matches(':disabled, :read-only')) return 'it cannot be changed';
  element.focus();
  element.select();
  return document.activeElement === element ? true : 'it does not take the focus';`;

export const VALUE = 'return window.engineSpecFind(given)[0]?.value ?? null;';
