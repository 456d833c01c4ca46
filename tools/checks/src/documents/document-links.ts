import path from 'node:path';
import { withoutCodeBlocks } from './code-blocks';

/** A link to a document of the repository, with the heading it names. */
export interface DocumentLink {
  /** Relative to the root. */
  readonly document: string;
  /** Null where the link names the document as a whole. */
  readonly anchor: string | null;
}

const HEADING = /^#{1,6} +(.+?) *$/gm;
const MARKDOWN_LINK = /\]\(([^\s()]+)\)/g;
/** Code names a page from the root: `docs/product/games.md#launch`. */
const NAMED_PAGE = /(?<![\w./-])docs\/product\/[\w-]+\.md(?:#[\w-]+)?/g;

/** The anchor that GitHub gives a heading, when no heading before it has the same. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}

/** The anchors of a document's headings; a repeated one is numbered. */
export function anchorsOf(markdown: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  const counts = new Map<string, number>();
  for (const [, heading = ''] of withoutCodeBlocks(markdown).matchAll(HEADING)) {
    const anchor = anchorOf(heading);
    const count = counts.get(anchor) ?? 0;
    counts.set(anchor, count + 1);
    anchors.add(count === 0 ? anchor : `${anchor}-${count}`);
  }
  return anchors;
}

function linkOf(folder: string, target: string): DocumentLink {
  const [document = '', anchor = null] = target.split('#');
  return { document: path.posix.normalize(path.posix.join(folder, document)), anchor };
}

/** The links of a file to documents: in Markdown those to other documents and within itself, anywhere the named pages. */
export function linksIn(file: string, text: string): DocumentLink[] {
  const named = [...text.matchAll(NAMED_PAGE)].map(([target]) => linkOf('', target));
  if (!file.endsWith('.md')) return named;
  const folder = path.posix.dirname(file);
  const written = [...withoutCodeBlocks(text).matchAll(MARKDOWN_LINK)]
    .map(([, target = '']) => target)
    .filter((target) => /^(?!\w+:)[^#]*\.md(?:#|$)|^#/.test(target))
    .map((target) => (target.startsWith('#') ? linkOf('', `${file}${target}`) : linkOf(folder, target)));
  return [...named, ...written];
}

/** What is wrong with the links of a file; `anchors` answers those of a document, undefined where there is none. */
export function linkFaults(
  file: string,
  text: string,
  anchors: (document: string) => ReadonlySet<string> | undefined,
): string[] {
  return linksIn(file, text).flatMap(({ document, anchor }) => {
    const known = anchors(document);
    if (known === undefined) return [`${file}: there is no ${document}`];
    return anchor === null || known.has(anchor) ? [] : [`${file}: ${document} has no heading #${anchor}`];
  });
}
