import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { packageEntries } from 'shared-contracts/remote/remote-names';
import type { EvidenceState } from '../evidence/evidence';
import type { ProvenSet } from '../evidence/proof';
import { merchantsText } from '../text/merchants-text';
import { html, type Html } from './html';
import { badge, nothing, section, table, typed, type Row, type Tone } from './parts';

const EVIDENCE: Readonly<Record<EvidenceState, readonly [text: string, tone: Tone]>> = {
  passed: ['proven', 'good'],
  failed: ['last run failed', 'bad'],
  partly: ['proven in part', 'warn'],
  stale: ['proven with other builds', 'warn'],
  none: ['not proven', 'warn'],
};

const COLUMNS = [
  { title: 'set' },
  { title: 'evidence' },
  { title: 'for' },
  { title: 'share', isNumber: true },
  { title: 'versions' },
];

function row(set: ProvenSet, defaults: ReleaseMap['defaults']): Row {
  const [text, tone] = EVIDENCE[set.evidence];
  return {
    head: html`<code>${set.id}</code>`,
    cells: [
      badge(text, tone),
      html`${merchantsText(set.merchants)}`,
      html`${Number(set.share.toFixed(2))} %`,
      html`<ul class="versions">
        ${packageEntries(set.versions).map(([name, version]) => {
          const isUsual = defaults[name] === version;
          return html`<li class="${isUsual ? 'usual' : 'other'}">${name} <b>${typed(version)}</b></li>`;
        })}
      </ul>`,
    ],
  };
}

/** Which versions meet each other on a device, and whether they were tested together. */
export function setsSection(sets: readonly ProvenSet[] | string, defaults: ReleaseMap['defaults']): Html {
  if (typeof sets === 'string') return section('sets', 'Sets', nothing(sets));
  if (sets.length === 0) return section('sets', 'Sets', nothing('Nothing is served yet, so no versions meet.'));
  const ordered = sets.toSorted((first, second) => second.share - first.share);
  return section(
    'sets',
    'Sets',
    table(
      'Versions that meet on a device, and whether they were tested together',
      COLUMNS,
      ordered.map((set) => row(set, defaults)),
    ),
  );
}
