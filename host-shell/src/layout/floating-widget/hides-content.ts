import { WIDGET_SIZE, type WidgetPoint } from './widget-position';

/** What somebody looks at or presses. A skeleton holds the place of either, and so does a tile that is on its way. */
const CONTENT =
  'a, button, input, select, textarea, label, summary, img, svg, canvas, video, iframe, [aria-hidden], [role="listitem"]';
/** Where the button's box is felt for what lies under it, px from its corner. */
const FEELERS = [4, WIDGET_SIZE / 2, WIDGET_SIZE - 4];

function hasOwnWords(element: Element): boolean {
  return [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '');
}

/** Whether the button would lie over words, a picture or a control there. */
export function hidesContent({ left, top }: WidgetPoint, own: Element | null): boolean {
  // A browser that cannot tell is taken at its most crowded.
  if (!('elementsFromPoint' in document)) return true;
  return FEELERS.some((x) =>
    FEELERS.some((y) =>
      document
        .elementsFromPoint(left + x, top + y)
        .some((element) => own?.contains(element) !== true && (element.matches(CONTENT) || hasOwnWords(element))),
    ),
  );
}
