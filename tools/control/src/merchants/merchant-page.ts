import { html, type Html } from 'release-cli/console/html';
import { badge, nothing, section, table, typed } from 'release-cli/console/parts';
import type { PresentRow } from 'release-cli/map/preview';
import { sharesText } from 'release-cli/map/preview-table';
import type { FoundMerchant } from 'release-cli/merchants/merchant-tables';
import { brandContrasts, weakestContrasts } from 'release-cli/merchants/brand-proof';
import { merchantChanges } from 'release-cli/record/merchant-changes';
import type { SettingsState } from 'release-cli/settings/settings';
import { shownJson } from 'release-cli/text/plain-text';
import { heading, type Viewer } from '../pages/layout';
import { brandSwatch } from './brand-swatch';
import { merchantAddress, stateBadge } from './merchant-list';
import { settingsHistory } from './settings-history';
import { settingsWords } from './settings-words';

/** One merchant and what is known of it. */
export interface MerchantPage {
  readonly environment: string;
  readonly found: FoundMerchant;
  /** What it is served, or would be. */
  readonly gets: readonly PresentRow[];
  /** Of the settings, oldest first. */
  readonly states: readonly SettingsState[];
  /** Why other states cannot be shown. */
  readonly faults: readonly string[];
  readonly viewer: Viewer;
}

function actions({ table: place, config: { code } }: FoundMerchant): Html {
  const link = (action: string, title: string): Html =>
    html`<a class="button" href="/releases/do/merchant-${action}?merchant=${code}">${title}</a>`;
  return html`${place === 'merchants' ? link('close', 'Close') : link('open', 'Open')} ${link('set', 'Change settings')}
    ${link('brand', 'Change the brand')} ${link('rollback', 'Take back')}
    <a class="button" href="${merchantAddress(code)}/test">Test the back end</a>
    <a class="button" href="/releases/do/merchant-create?like=${code}">Create one like it</a>`;
}

function settingsSection(found: FoundMerchant): Html {
  const { config } = found;
  const rows = settingsWords(config).map(([title, text]) => ({ head: html`${title}`, cells: [typed(text)] }));
  return section(
    'settings',
    'Settings',
    html`${table('What the settings say', [{ title: 'setting' }, { title: 'value' }], rows)}
      <details>
        <summary>As they are stored</summary>
        <code class="command">${typed(shownJson(config))}</code>
      </details>`,
  );
}

function brandSection({ config: { brand } }: FoundMerchant): Html {
  const weakest = weakestContrasts(brandContrasts(brand)).map(
    ({ theme, ink, ground, ratio, least }) =>
      html`<li>${theme}: the weakest contrast is ${ink} on ${ground}, ${ratio.toFixed(2)} of ${least}</li>`,
  );
  return section(
    'brand',
    'Brand',
    html`<p>${brandSwatch(brand)}</p>
      <ul class="notes">
        ${weakest}
      </ul>`,
    'Page, card, brand and money: dark above light.',
  );
}

function servedSection({ found: { table: place }, gets }: MerchantPage): Html {
  const isOpen = place === 'merchants';
  const rows = gets.map((row) => ({ head: html`${row.package}`, cells: [typed(sharesText(row.gets))] }));
  const columns = ['package', isOpen ? 'gets' : 'would get'].map((title) => ({ title }));
  const title = isOpen ? 'What it is served' : 'What it would be served';
  return section('served', title, rows.length === 0 ? nothing('Nothing.') : table(title, columns, rows));
}

function historyOf({ found, states, faults, viewer }: MerchantPage): Html {
  const { code } = found.config;
  const newest = states.at(-1)?.revision;
  return html`${settingsHistory({
    states,
    changesOf: (before, after) => merchantChanges(code, before, after),
    actionOf: ({ revision }) =>
      viewer.mayAct && revision !== newest
        ? html`<a class="button" href="/releases/do/merchant-rollback?merchant=${code}&amp;to=${revision}">Go back</a>`
        : null,
  })}
  ${faults.length === 0 ? null : html`<p class="refused">${typed(`Not shown: ${faults.join('; ')}.`)}</p>`}`;
}

/** A merchant: its settings in words, its brand, what it is served, and what was changed of it. */
export function merchantPage(page: MerchantPage): Html {
  const { environment, found, viewer } = page;
  return html`${heading(environment, found.config.name)}
    <p class="state">${stateBadge(found)} ${badge(found.config.code, 'calm')}</p>
    <p class="buttons">
      <a class="button" href="${merchantAddress(found.config.code)}/screens">Its screens</a>
      ${viewer.mayAct ? actions(found) : null}
    </p>
    ${settingsSection(found)} ${brandSection(found)} ${servedSection(page)} ${historyOf(page)}`;
}
