import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { documentWith } from 'services/document-table';
import { ROOT } from './places';

/** A document that a run's figures stand in. */
const DOCUMENT = path.join(ROOT, 'docs/accessibility.md');

/** The document as it is, and with that table in the place of that name; written where the caller was asked to. */
export function keepTable(
  name: string,
  table: string,
  isWritten: boolean,
): { readonly now: string; readonly next: string } {
  const now = readFileSync(DOCUMENT, 'utf8');
  const next = documentWith(now, [`<!-- ${name}: generated -->`, `<!-- ${name}: end -->`], table);
  if (isWritten) writeFileSync(DOCUMENT, next);
  return { now: isWritten ? next : now, next };
}
