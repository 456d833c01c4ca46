import { parseMerchantConfig, type MerchantConfig } from 'shared-contracts/release/merchant-config';
import type { BrandValues } from 'shared-contracts/brand';
import type { TextFile } from './repository-files';
import { brandFaults } from './styles/brand-contrast';

function read({ file, text }: TextFile): MerchantConfig | string {
  try {
    return parseMerchantConfig(JSON.parse(text));
  } catch (error) {
    return `merchants/${file}: ${error instanceof Error ? error.message : 'not readable'}`;
  }
}

/** What two merchants may not both have. */
function namesOf({ code, trialMerchantCode, origin }: MerchantConfig): readonly string[] {
  return [code, trialMerchantCode, ...(origin === undefined ? [] : [origin.toLowerCase()])];
}

/** What is wrong with the merchants' settings: values, names, and colours that cannot be read, one sentence each. */
export function merchantFaults(files: readonly TextFile[]): readonly string[] {
  const configs = files.map((source) => [source.file, read(source)] as const);
  const faults: string[] = [];
  const taken = new Map<string, string>();
  for (const [file, config] of configs) {
    if (typeof config === 'string') {
      faults.push(config);
      continue;
    }
    if (file !== `${config.code}.json`)
      faults.push(`merchants/${file} is of ${config.code}: call it ${config.code}.json`);
    for (const name of namesOf(config)) {
      const other = taken.get(name);
      if (other !== undefined) faults.push(`merchants/${file}: ${name} is in merchants/${other} too: change one`);
      taken.set(name, file);
    }
    // JSON has no undefined: what is not set is not there.
    const brand = config.brand as BrandValues;
    for (const theme of ['dark', 'light'] as const)
      faults.push(...brandFaults(brand, theme).map((fault) => `merchants/${file}: ${fault}`));
  }
  return faults;
}
