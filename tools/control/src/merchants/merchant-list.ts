import { html, type Html } from 'release-cli/console/html';
import { badge, nothing, section, table, typed } from 'release-cli/console/parts';
import type { FoundMerchant } from 'release-cli/merchants/merchant-tables';
import { heading, type Viewer } from '../pages/layout';
import { brandSwatch, brandText } from './brand-swatch';

/** Where merchants are shown. */
export const MERCHANTS_PATH = '/releases/merchants/';

/** Where a merchant is shown. */
export function merchantAddress(code: string): string {
  return `${MERCHANTS_PATH}${encodeURIComponent(code)}`;
}

/** Whether a merchant is served. */
export function stateBadge({ table: place }: Pick<FoundMerchant, 'table'>): Html {
  return place === 'merchants' ? badge('open', 'good') : badge('closed', 'calm');
}

const COLUMNS = ['merchant', 'state', 'address', 'languages', 'brand'].map((title) => ({ title }));

/** Every merchant of an environment, the served ones first. */
export function merchantList(environment: string, merchants: readonly FoundMerchant[], { mayAct }: Viewer): Html {
  const rows = merchants.map((found) => {
    const { code, name, origin, languages, brand } = found.config;
    return {
      head: html`<a href="${merchantAddress(code)}">${typed(name)}</a> <small class="code">${code}</small>`,
      cells: [
        stateBadge(found),
        origin === undefined ? html`<span class="none">${code}.&lt;domain&gt;</span>` : typed(origin),
        html`${languages.supported.join(', ')}`,
        html`${brandSwatch(brand)} <small>${brandText(brand)}</small>`,
      ],
    };
  });
  const create = mayAct
    ? html`<p class="buttons"><a class="button main" href="/releases/do/merchant-create">Create a merchant</a></p>`
    : null;
  return html`${heading(environment, 'Merchants')} ${create}
  ${section(
    'merchants',
    'Who is served',
    rows.length === 0 ? nothing('The settings have no merchant.') : table('Merchants, open ones first', COLUMNS, rows),
  )}`;
}
