function wholeOrReplaced(part: string): string {
  return part.length === 2 ? part : '\uFFFD';
}

/**
 * A text as a part of an address, percent-encoded. A lone half of a surrogate pair, which servers can send and which
 * `encodeURIComponent` throws at, is replaced, as everywhere on the web.
 */
export function urlPart(text: string): string {
  return encodeURIComponent(text.replace(/[\uD800-\uDBFF][\uDC00-\uDFFF]|[\uD800-\uDFFF]/g, wholeOrReplaced));
}
