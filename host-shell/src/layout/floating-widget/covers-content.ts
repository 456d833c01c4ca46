import { boxAt, meets, WIDGET_SIZE, type WidgetPoint } from './widget-position';

/** What is typed into, wherever it is touched. */
const FIELDS = 'input, select, textarea';
const CONTROLS = 'a, button, summary, [role="button"], [role="radio"], [role="tab"], [role="switch"]';
/** A bigger control, as the tile of a game or a row of a list, has room for the button where it has no words. */
const LARGEST_CONTROL = { width: 200, height: 64 };
/** Where the button's box is felt for what lies under it, px from its corner: no line of words fits between them. */
const ACROSS = [2, WIDGET_SIZE / 2, WIDGET_SIZE - 2];
const DOWN = [2, 11, 20, 28, 37, 46];

function isSmallControl(element: Element): boolean {
  if (!element.matches(CONTROLS)) return false;
  const { width, height } = element.getBoundingClientRect();
  return width <= LARGEST_CONTROL.width && height <= LARGEST_CONTROL.height;
}

function hasWordsAt(element: Element, point: WidgetPoint): boolean {
  const range = document.createRange();
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || node.nodeValue?.trim() === '') return false;
    range.selectNodeContents(node);
    return [...range.getClientRects()].some((box) => meets(boxAt(point), box));
  });
}

/** Whether the button would lie over words, a field or a small control there. A picture it may cover. */
export function coversContent({ left, top }: WidgetPoint, own: Element | null): boolean {
  // A browser that cannot tell leaves the button where it is wanted.
  if (!('elementsFromPoint' in document)) return false;
  const under = new Set(ACROSS.flatMap((x) => DOWN.flatMap((y) => document.elementsFromPoint(left + x, top + y))));
  return [...under].some(
    (element) =>
      own?.contains(element) !== true &&
      (element.matches(FIELDS) || isSmallControl(element) || hasWordsAt(element, { left, top })),
  );
}
