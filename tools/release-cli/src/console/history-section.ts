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

function changesOf(before: ReleaseMap | null, state: ReleaseMap): Html {
  if (before === null) return html`<span class="none">the one before is not kept, or cannot be read</span>`;
  const texts = mapChanges(before, state).map((change) => change.text);
  if (texts.length === 0) return html`<span class="none">nothing</span>`;
  return html`<ul class="changes">
    ${texts.map((text) => html`<li>${typed(text)}</li>`)}
  </ul>`;
}

function row(state: ReleaseMap, before: ReleaseMap | null): Row {
  return {
    head: html`${state.revision}`,
    cells: [changesOf(before, state), typed(state.reason), typed(state.author), timeElement(state.writtenAt)],
  };
}

/** Every write of the map that is given, newest first. */
export function historySection(history: readonly ReleaseMap[]): Html {
  const rows = history.flatMap((state, index) => {
    const kept = history[index - 1];
    const before = kept?.revision === state.revision - 1 ? kept : undefined;
    // The oldest is there for the next one to be compared with, unless it is the very first.
    if (kept === undefined && state.revision > 1 && history.length > 1) return [];
    return [row(state, before ?? (state.revision === 1 ? emptyReleaseMap(state.environment) : null))];
  });
  if (rows.length === 0) return section('history', 'History', nothing('Nothing was written yet.'));
  return section('history', 'History', table('Writes of the release map, newest first', COLUMNS, rows.toReversed()));
}
