import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { compareVersions } from 'shared-contracts/release/semver';
import { packagesIn, type PackageName } from 'shared-contracts/remote/remote-names';
import { previewPresent, type PresentRow, type Share } from '../map/preview';
import { html, type Html } from './html';
import { nothing, section, shareBar, table, typed, type Row } from './parts';
import { counted } from '../text/counted';

/** So many merchants have a row each; among more, those that get the same share one. */
const ROWS_AT_MOST = 12;

/** Tints of versions other than the default; see the style. */
const TINTS = 7;

/** The tint of a version among those of its package: 0 is the default, so that what differs stands out. */
type TintOf = (name: PackageName, version: string) => number;

/** The packages that somebody gets: a section's first version may be served to some merchants, without a default. */
function packagesOf(rows: readonly PresentRow[]): readonly PackageName[] {
  return packagesIn(Object.fromEntries(rows.map((row) => [row.package, true])));
}

/** Gives every version that somebody gets its tint, newest first. */
function tintsOf(map: ReleaseMap, rows: readonly PresentRow[]): TintOf {
  const tints = new Map<string, number>();
  for (const name of packagesOf(rows)) {
    const served = rows.filter((row) => row.package === name).flatMap((row) => row.gets.map((share) => share.version));
    const others = [...new Set(served)].filter((version) => version !== map.defaults[name]);
    others
      .toSorted((first, second) => compareVersions(second, first))
      .forEach((version, index) => tints.set(`${name}@${version}`, 1 + (index % TINTS)));
  }
  return (name, version) => tints.get(`${name}@${version}`) ?? 0;
}

const LAYER_TEXT: Readonly<Record<Share['layer'], string>> = {
  default: '',
  pin: 'pin',
  rollout: 'rollout',
  override: 'override',
  held: 'held',
  switch: '',
  none: '',
};

function chip(share: Share, tint: number): Html {
  if (share.layer === 'none') return html`<span class="chip none">nothing</span>`;
  if (share.layer === 'switch') return html`<span class="chip off">off</span>`;
  const percent = share.percent === 100 ? '' : `${Number(share.percent.toFixed(2))} %`;
  const cohort = share.cohort === undefined ? '' : `cohort ${share.cohort}`;
  const marks = [cohort, LAYER_TEXT[share.layer], percent].filter((mark) => mark !== '').join(' ');
  return html`<span class="chip tint-${tint}" data-layer="${share.layer}"
    ><b>${typed(share.version)}</b>${marks === '' ? null : html` <small>${marks}</small>`}${
      share.percent === 100 ? null : shareBar(share.percent)
    }</span
  >`;
}

interface Group {
  readonly merchants: readonly string[];
  readonly rows: readonly PresentRow[];
}

function groupsOf(rows: readonly PresentRow[], merchants: readonly string[]): readonly Group[] {
  const own = new Map<string, PresentRow[]>(merchants.map((merchant) => [merchant, []]));
  for (const row of rows) own.get(row.merchant)?.push(row);
  if (merchants.length <= ROWS_AT_MOST)
    return merchants.map((merchant) => ({ merchants: [merchant], rows: own.get(merchant) ?? [] }));
  const groups = new Map<string, { merchants: string[]; rows: readonly PresentRow[] }>();
  for (const merchant of merchants) {
    const gets = own.get(merchant) ?? [];
    const content = JSON.stringify(gets.map((row) => [row.package, row.gets]));
    const group = groups.get(content) ?? { merchants: [], rows: gets };
    group.merchants.push(merchant);
    groups.set(content, group);
  }
  // Those that differ come first: everybody else has what most have.
  return [...groups.values()].toSorted((first, second) => first.merchants.length - second.merchants.length);
}

function titleOf(codes: readonly string[], names: Readonly<Record<string, string>>): Html {
  const [first = ''] = codes;
  const title = (code: string): Html => html`${typed(names[code] ?? code)} <small class="code">${code}</small>`;
  if (codes.length === 1) return title(first);
  return html`<details>
    <summary>${counted(codes.length, 'merchant')}</summary>
    <ul class="names">
      ${codes.map((code) => html`<li>${title(code)}</li>`)}
    </ul>
  </details>`;
}

/** Who gets what: merchants by packages. */
export function matrixSection(map: ReleaseMap, names: Readonly<Record<string, string>>): Html {
  const merchants = Object.keys(names);
  const rows = previewPresent(map, merchants);
  const packages = packagesOf(rows);
  if (packages.length === 0)
    return section('matrix', 'Who gets what', nothing('Nothing is served in this environment yet.'));
  const tintOf = tintsOf(map, rows);
  const lines = groupsOf(rows, merchants).map((group): Row => ({
    head: titleOf(group.merchants, names),
    words: group.merchants
      .flatMap((code) => [code, names[code] ?? ''])
      .join(' ')
      .toLowerCase(),
    cells: packages.map((name) => {
      const shares = group.rows.find((row) => row.package === name)?.gets ?? [];
      if (shares.length === 0) return html`<span class="chip none">nothing</span>`;
      return html`${shares.map((share) => chip(share, tintOf(name, share.version)))}`;
    }),
  }));
  const filter = html`<p id="filter" class="filter" hidden>
    <label>Merchant <input type="search" autocomplete="off" spellcheck="false" /></label>
    <output aria-live="polite"></output>
  </p>`;
  const caption = 'The version each merchant gets of each package';
  const columns = [{ title: 'merchant' }, ...packages.map((name) => ({ title: name }))];
  return section(
    'matrix',
    'Who gets what',
    html`${merchants.length > ROWS_AT_MOST ? filter : null} ${table(caption, columns, lines)}`,
    html`<span class="chip tint-0 sample">default</span> is what everybody has; another tint is another version.`,
  );
}
