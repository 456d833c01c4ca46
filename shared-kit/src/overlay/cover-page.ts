/** Says no more than it is told, and has to be heard and seen over every surface. */
const OVER_ALL = '[data-toaster], [data-scrim], script, style, link, template';

/** How many surfaces lie over an element. */
const covers = new WeakMap<Element, number>();
/** What was not hidden from readers before. */
const hidden = new WeakSet<Element>();

function cover(element: Element): void {
  covers.set(element, (covers.get(element) ?? 0) + 1);
  element.toggleAttribute('inert', true);
  if (element.getAttribute('aria-hidden') === 'true') return;
  // For engines without `inert`, and for readers that do not ask for it.
  element.setAttribute('aria-hidden', 'true');
  hidden.add(element);
}

function uncover(element: Element): void {
  const left = (covers.get(element) ?? 1) - 1;
  covers.set(element, left);
  if (left > 0) return;
  element.toggleAttribute('inert', false);
  if (hidden.delete(element)) element.removeAttribute('aria-hidden');
}

/** The largest parts of the page that hold nothing of what is kept. */
function partsWithout(kept: readonly Element[], root: Element): readonly Element[] {
  return [...root.children].flatMap((child) => {
    if (kept.includes(child) || child.matches(OVER_ALL)) return [];
    return kept.some((element) => child.contains(element)) ? partsWithout(kept, child) : [child];
  });
}

const SURFACES = '[role="dialog"], [role="alertdialog"]';

function ancestorsOf(element: Element): readonly Element[] {
  const above = element.parentElement;
  return above === null || above === document.documentElement ? [] : [above, ...ancestorsOf(above)];
}

/**
 * Takes everything out of reach but the surface itself, for fingers, keys and readers, also what comes to the page later.
 * The dialog library only hides the page, and leaves parts that speak by themselves, as carousels. Answers the way to
 * give it back.
 */
export function coverPage(kept: readonly Element[]): () => void {
  const parts = new Set(partsWithout(kept, document.body));
  parts.forEach(cover);
  // A surface that comes lies over this one.
  const coverNew = (): void => {
    for (const part of partsWithout([...kept, ...document.querySelectorAll(SURFACES)], document.body)) {
      if ([...parts].some((covered) => covered.contains(part))) continue;
      parts.add(part);
      cover(part);
    }
  };
  const watch = new MutationObserver(coverNew);
  for (const place of new Set(kept.flatMap(ancestorsOf))) watch.observe(place, { childList: true });
  return () => {
    watch.disconnect();
    parts.forEach(uncover);
  };
}
