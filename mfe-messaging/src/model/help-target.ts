import type { HelpSection } from 'shared-contracts/api/endpoints/messaging';

/** What of the help centre an address opens: a section, and perhaps one of its questions; both 0-based. */
export interface HelpTarget {
  readonly section: number;
  readonly question?: number;
}

type HelpQuery = Pick<URLSearchParams, 'get'>;
type KnownSection = Pick<HelpSection, 'title' | 'tag' | 'children'>;

function indexOf(text: string | null): number | undefined {
  return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : undefined;
}

function sectionOfTag(sections: readonly KnownSection[], tag: string): number | undefined {
  const wanted = tag.trim().toLowerCase();
  const index = sections.findIndex(({ tag: own, title }) =>
    [own, title].some((name) => name !== '' && name.toLowerCase() === wanted),
  );
  return index === -1 ? undefined : index;
}

/**
 * What `tag`, `p` and `c` of an address open: the tag or title first, then section `p` with question
 * `c`; `c` alone is a question of section 0. Null for what is not there: then all is closed.
 */
export function helpTarget(sections: readonly KnownSection[], query: HelpQuery): HelpTarget | null {
  const tag = query.get('tag');
  if (tag !== null) {
    const section = sectionOfTag(sections, tag);
    if (section !== undefined) return { section };
  }
  const [section, question] = [indexOf(query.get('p')), indexOf(query.get('c'))];
  const hasBadPart =
    (query.get('p') !== null && section === undefined) || (query.get('c') !== null && question === undefined);
  if (hasBadPart || (section === undefined && question === undefined)) return null;
  const found = sections[section ?? 0];
  if (found === undefined) return null;
  if (question === undefined) return { section: section ?? 0 };
  return question < found.children.length ? { section: section ?? 0, question } : null;
}
