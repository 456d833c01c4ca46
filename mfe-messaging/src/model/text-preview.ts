const BREAKS = 'p, div, li, br, tr, td, h1, h2, h3, h4, h5, h6, blockquote, hr';
const NOT_READ = 'script, style, template, noscript';

/** The first words of a formatted text, plain and in one line. Nothing of the text is run or fetched for it. */
export function textPreview(html: string, maxLength = 140): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(NOT_READ)) element.remove();
  for (const element of body.querySelectorAll(BREAKS)) element.before(' ');
  const words = (body.textContent ?? '').replace(/\s+/g, ' ').trim();
  return words.length > maxLength ? `${words.slice(0, maxLength).trimEnd()}…` : words;
}
