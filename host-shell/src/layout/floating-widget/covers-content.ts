import { boxAt, meets, WIDGET_SIZE, type Box, type WidgetPoint } from './widget-position';

/** What is typed into, wherever it is touched. */
const FIELDS = 'input, select, textarea';
const CONTROLS = 'a, button, summary, [role="button"], [role="radio"], [role="tab"], [role="switch"]';
/** A bigger control, as the tile of a game or a row of a list, has room for the button where it has no words. */
const LARGEST_CONTROL = { width: 200, height: 64 };
/** Where the page is felt for what lies under the button, px: across it from its left side, and in which rows of the page. */
const ACROSS = [2, WIDGET_SIZE / 2, WIDGET_SIZE - 2];
/** No line of words fits between two rows. */
const ROW = 9;

function isSmallControl(element: Element): boolean {
  if (!element.matches(CONTROLS)) return false;
  const { width, height } = element.getBoundingClientRect();
  return width <= LARGEST_CONTROL.width && height <= LARGEST_CONTROL.height;
}

function wordsOf(element: Element): readonly Box[] {
  const range = document.createRange();
  return [...element.childNodes].flatMap((node) => {
    if (node.nodeType !== Node.TEXT_NODE || node.nodeValue?.trim() === '') return [];
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  });
}

/** What of an element must not be covered: all of a field or a small control, else its words. */
function boxesOf(element: Element): readonly Box[] {
  return element.matches(FIELDS) || isSmallControl(element) ? [element.getBoundingClientRect()] : wordsOf(element);
}

/** Answers what a function has answered for a key before. */
function remembered<Key, Answer>(ask: (key: Key) => Answer): (key: Key) => Answer {
  const answers = new Map<Key, Answer>();
  return (key) => {
    const known = answers.get(key);
    if (known !== undefined) return known;
    const answer = ask(key);
    answers.set(key, answer);
    return answer;
  };
}

/**
 * Tells whether the button would lie over words, a field or a small control at a place of the page as it stands. A picture
 * it may cover. To feel for what lies at a point costs the browser much, so each row of the page is felt once, however
 * many places are tried.
 */
export function contentFinder(own: Element | null): (point: WidgetPoint) => boolean {
  // A browser that cannot tell leaves the button where it is wanted.
  if (!('elementsFromPoint' in document)) return () => false;
  const boxes = remembered(boxesOf);
  const columns = remembered((left: number) =>
    remembered((row: number): readonly Box[] => {
      const under = new Set(ACROSS.flatMap((x) => document.elementsFromPoint(left + x, row * ROW)));
      return [...under].flatMap((element) => (own?.contains(element) === true ? [] : boxes(element)));
    }),
  );
  return (point) => {
    const box = boxAt(point);
    const rowAt = columns(point.left);
    const last = Math.ceil(box.bottom / ROW);
    for (let row = Math.floor(box.top / ROW); row <= last; row += 1)
      if (rowAt(row).some((other) => meets(box, other))) return true;
    return false;
  };
}
