import { isFields, type Fields } from '../text/fields';

/** What the settings of a merchant say whose pages another host draws; nothing reads it. */
function plainMerchant(code: string): Fields {
  return {
    code,
    trialMerchantCode: code,
    name: code,
    brand: { hue: 0, chroma: 0, accentHue: 0 },
    languages: { supported: ['EN'], default: 'EN' },
    imageFallback: '',
    apiOrigin: '',
  };
}

/**
 * Settings in which merchants have all fields where another host draws the pages (`pages: false`): only their codes are of
 * use then, so `{ "shop": {} }` is enough. Other settings, and what is no settings at all, as they are.
 */
export function withPlainMerchants(value: unknown): unknown {
  if (!isFields(value) || value['pages'] !== false || !isFields(value['merchants'])) return value;
  const merchants = Object.entries(value['merchants']).map(([code, config]) => [
    code,
    isFields(config) ? { ...plainMerchant(code), ...config } : config,
  ]);
  return { ...value, merchants: Object.fromEntries(merchants) as Fields };
}
