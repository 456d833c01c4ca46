const FENCED_CODE = /^(`{3,})[^\n]*\n[\s\S]*?^\1/gm;

/** A Markdown text without its fenced code, in which headings, links and paths are none of the document's. */
export function withoutCodeBlocks(markdown: string): string {
  return markdown.replace(FENCED_CODE, '');
}
