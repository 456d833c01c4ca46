/**
 * Codes of documents that are not in the repository: sections of a specification (S1, S2), its decisions (D), screens (SC)
 * and errors (E). Nobody who reads the repository can look them up; `R-nn`, the ids of calls, are in the endpoint table.
 */
const CODES = /(?<![\w-])(?:(?:D|SC|E)-\d\d(?![\w-])|S[12] \d(?:\.\d)?(?!\w)|decisions, part \d)/g;

/** Records of a day, which keep the words they were written with. */
const KEPT = [
  'docs/decisions/0011-documents.md',
  'docs/decisions/0014-business-days.md',
  'docs/decisions/0038-canonical-ids-sealed-payloads.md',
  'docs/decisions/0040-proven-addresses.md',
  'docs/decisions/0042-capabilities-of-sections.md',
  'docs/decisions/0048-phones.md',
];

/** The codes in a file, with their lines; none for a record that keeps them. */
export function foreignCodes(file: string, text: string): string[] {
  if (KEPT.includes(file)) return [];
  return text
    .split('\n')
    .flatMap((line, index) => [...line.matchAll(CODES)].map(([code]) => `${file}:${index + 1}: ${code}`));
}
