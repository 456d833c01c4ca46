const HEADINGS = 'h1, h2, h3, h4, h5, h6, [role="heading"]';
const LOWEST_RANK = 6;

function rankOf(heading: Element): number {
  return Number(heading.getAttribute('aria-level') ?? heading.localName.replace('h', ''));
}

/** The rank of the heading that a place of the page stands under; headings of other such texts do not count. */
export function rankAbove(place: Element): number {
  const root = place.closest('[role="dialog"], [role="alertdialog"]') ?? document;
  const before = [...root.querySelectorAll(HEADINGS)].filter(
    (heading) =>
      heading.closest('[data-rich-text]') === null &&
      (heading.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
  const nearest = before.at(-1);
  return nearest === undefined ? 1 : rankOf(nearest);
}

/** Ranks a text's headings below the one that it stands under, without gaps; they look as they were written. */
export function settleHeadings(text: ParentNode, above: number): void {
  const open: number[] = [];
  for (const heading of text.querySelectorAll(HEADINGS)) {
    const written = rankOf(heading);
    while (open.length > 0 && (open.at(-1) ?? 0) >= written) open.pop();
    open.push(written);
    const rank = Math.min(above + open.length, LOWEST_RANK);
    if (rank !== written) heading.setAttribute('aria-level', String(rank));
  }
}
