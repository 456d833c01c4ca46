/** What React hangs on the nodes that it keeps by themselves. */
const KEPT = '__reactFiber$';

function textsBelow(root: Node): readonly Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

function isKept(node: Node): boolean {
  return Object.keys(node).some((key) => key.startsWith(KEPT));
}

/**
 * Texts below an element that React keeps as nodes of their own, each with the element around it. A browser that translates
 * the page replaces text nodes: React could then neither change nor remove these. A text that is all its element has is
 * written through the element, and lives.
 */
export function textsReactKeeps(root: Node): string[] {
  return textsBelow(root)
    .filter(isKept)
    .map((text) => `"${text.data}" in ${text.parentElement?.outerHTML.slice(0, 300) ?? ''}`);
}

/** Replaces every text below an element, as a browser does that translates the page. */
export function translatePage(root: Node): void {
  for (const text of textsBelow(root)) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = `‹${text.data}›`;
    outer.append(inner);
    text.replaceWith(outer);
  }
}
