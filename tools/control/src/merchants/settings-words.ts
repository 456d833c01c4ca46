import type { MerchantSettings } from 'release-cli/merchants/merchant-tables';
import { brandText } from './brand-swatch';

type Word = readonly [title: string, text: string];

function optional(title: string, text: string | undefined): readonly Word[] {
  return text === undefined ? [] : [[title, text]];
}

/** What the settings of a merchant say, for people; what a merchant leaves out is left out here. */
export function settingsWords(config: MerchantSettings): readonly Word[] {
  const { code, trialMerchantCode, name, origin, languages, brand, apiOrigin, gateway, currency } = config;
  const { pictureHosts, customerService, live, installed, popups } = config;
  return [
    ['Name', name],
    ['Code', `${code}, and ${trialMerchantCode} for trials`],
    ['Address', origin ?? `${code} under the domain of the site`],
    ['Languages', `${languages.supported.join(', ')}; ${languages.default} to begin with`],
    ['Brand', brandText(brand)],
    ['Back end', apiOrigin === '' ? "the page's own origin" : apiOrigin],
    ['Dialect', gateway === undefined ? 'the standard one' : `its own, for ${Object.keys(gateway).join(', ')}`],
    ...optional('Currency', currency?.code),
    ...optional('Pictures from', pictureHosts?.join(', ')),
    ...optional('Customer service', customerService?.map((contact) => `${contact.name}: ${contact.url}`).join(', ')),
    ...optional('Pop-ups', popups === undefined ? undefined : JSON.stringify(popups)),
    ...optional('Installed as an app', installed === undefined ? undefined : JSON.stringify(installed)),
    ...optional('Live channel', live === undefined ? undefined : live ? 'on' : 'off'),
  ];
}
