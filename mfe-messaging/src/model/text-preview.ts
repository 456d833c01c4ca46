const NOT_READ = /<(script|style|template|noscript)\b[^<>]*>[\s\S]*?(<\/\1\s*>|$)/gi;
const BREAK = /<\/?(p|div|li|br|tr|td|h[1-6]|blockquote|hr|ul|ol)\b[^<>]*>/gi;
const TAG = /<[^>]*>?/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function entityText(whole: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

/** More of a text is never in its first words, however much formatting is before them. */
const LONGEST_READ = 20_000;

/**
 * The first words of a formatted text, plain and in one line. It is shown as text and never as markup, so tags
 * are only cut out: nothing is parsed as a document, which the page's policy forbids.
 */
export function textPreview(html: string, maxLength = 140): string {
  const plain = html
    .slice(0, LONGEST_READ)
    .replace(NOT_READ, ' ')
    .replace(BREAK, ' ')
    .replace(TAG, '')
    .replace(/&(#?\w{1,10});/g, entityText);
  const words = plain.replace(/\s+/g, ' ').trim();
  return words.length > maxLength ? `${words.slice(0, maxLength).trimEnd()}…` : words;
}
