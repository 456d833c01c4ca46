/** One row of a language's table in `docs/words`. */
export interface GlossaryRow {
  /** The English words, in lower case. */
  readonly term: string;
  /** The term stands in quotes: it means this only as a whole text, such as a button's. */
  readonly isWhole: boolean;
  /** How they are translated, in lower case; more than one only where the row says which stands where. */
  readonly translations: readonly string[];
  /** Words that are in no text of the language. */
  readonly never: readonly string[];
}

/** A row has four cells; the line under the heads has dashes only. */
const ROW = /^\|(.+)\|(.+)\|(.*)\|(.*)\|$/;

function list(cell: string, mark: string): string[] {
  return cell
    .split(mark)
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => entry !== '');
}

/** The rows of a language's page. */
export function glossaryRows(page: string): readonly GlossaryRow[] {
  return page.split('\n').flatMap((line) => {
    const [, term = '', translations = '', never = ''] = ROW.exec(line) ?? [];
    const name = term.trim().toLowerCase();
    if (name === '' || name === 'term' || /^-+$/.test(name)) return [];
    const isWhole = /^“.*”$/.test(name);
    const row = { isWhole, translations: list(translations, ' / '), never: list(never, ',') };
    return [{ term: isWhole ? name.slice(1, -1) : name, ...row }];
  });
}
