import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseJsonText } from 'release-cli/text/json-text';
import { parseMerchantConfig, type MerchantConfig } from 'shared-contracts/release/merchant-config';

/** Reads every merchant's configuration in a folder; throws with the file's name when one is not valid, unknown fields included. */
export function readMerchants(folder: string): Record<string, MerchantConfig> {
  const configs = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      try {
        return parseMerchantConfig(parseJsonText(readFileSync(path.join(folder, file), 'utf8')));
      } catch (error) {
        throw new Error(`merchants/${file}: ${error instanceof Error ? error.message : 'not readable'}`);
      }
    });
  return Object.fromEntries(configs.map((config) => [config.code, config]));
}
