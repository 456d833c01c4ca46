import { emptyReleaseMap, type ReleaseMap } from 'shared-contracts/release/release-map';
import { mapChanges } from '../map/map-changes';
import { html, type Html } from './html';
import { nothing, section, table, timeElement, typed, type Row } from './parts';

const COLUMNS = [
  { title: 'revision' },
  { title: 'what changed' },
  { title: 'why' },
  { title: 'who' },
  { title: 'when' },
];

/** What a state changed, as a list. */
export function changesOf(before: ReleaseMap | null, state: ReleaseMap): Html {
  if (before === null) return html`<span class="none">the one before is not kept, or cannot be read</span>`;
  const texts = mapChanges(before, state).map((change) => change.text);
  if (texts.length === 0) return html`<span class="none">nothing</span>`;
  return html`<ul class="changes">
    ${texts.map((text) => html`<li>${typed(text)}</li>`)}
  </ul>`;
}

/** The address of a revision's own page, where there is one. */
export type RevisionAddress = (revision: number) => string;

function row(state: ReleaseMap, before: ReleaseMap | null, addressOf: RevisionAddress | undefined): Row {
  const { revision } = state;
  return {
    head: addressOf === undefined ? html`${revision}` : html`<a href="${addressOf(revision)}">${revision}</a>`,
    cells: [changesOf(before, state), typed(state.reason), typed(state.author), timeElement(state.writtenAt)],
  };
}

/** How the writes are listed. */
export interface HistoryOptions {
  /** Leads each to its own page. */
  readonly addressOf?: RevisionAddress;
  /** Which of them are listed; all without it. */
  readonly isListed?: (state: ReleaseMap, before: ReleaseMap | null) => boolean;
}

/** Every write of the map that is given, newest first. */
export function historySection(
  history: readonly ReleaseMap[],
  { addressOf, isListed = () => true }: HistoryOptions = {},
): Html {
  const rows = history.flatMap((state, index) => {
    const kept = history[index - 1];
    // The oldest is there for the next one to be compared with, unless it is the very first.
    if (kept === undefined && state.revision > 1 && history.length > 1) return [];
    const first = state.revision === 1 ? emptyReleaseMap(state.environment) : null;
    const before = kept?.revision === state.revision - 1 ? kept : first;
    return isListed(state, before) ? [row(state, before, addressOf)] : [];
  });
  if (rows.length === 0)
    return section(
      'history',
      'History',
      nothing(history.length === 0 ? 'Nothing was written yet.' : 'No write has it.'),
    );
  return section('history', 'History', table('Writes of the release map, newest first', COLUMNS, rows.toReversed()));
}
