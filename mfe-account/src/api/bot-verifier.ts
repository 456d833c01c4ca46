import type { SiteResource } from 'shared-contracts/api/endpoints/system';
import type { SmsPurpose } from 'shared-contracts/api/endpoints/recovery';
import * as v from 'valibot';
import { importModule, moduleAddress } from './operator-module';

/** Tells people from machines; what it finds travels with the request (D-53). */
export interface BotVerifier {
  readonly verify: (action: SmsPurpose) => Promise<Readonly<Record<string, string>>>;
}

/** What is there unless the operator plugs something in. */
const NO_VERIFIER: BotVerifier = { verify: async () => ({}) };

const moduleSchema = v.object({
  botVerifier: v.custom<BotVerifier>(
    (value) => typeof value === 'object' && value !== null && 'verify' in value && typeof value.verify === 'function',
  ),
});
const fieldsSchema = v.record(v.string(), v.string());

/** The operator's verifier; what it says that is no text by name is left out. */
export async function botFields(
  resources: readonly SiteResource[],
  action: SmsPurpose,
  load: (address: string) => Promise<unknown> = importModule,
): Promise<Readonly<Record<string, string>>> {
  const address = moduleAddress(resources, 'BOTCHECK');
  const module = address === null ? undefined : v.safeParse(moduleSchema, await load(address));
  const verifier = module?.success ? module.output.botVerifier : NO_VERIFIER;
  const fields = v.safeParse(fieldsSchema, await verifier.verify(action));
  return fields.success ? fields.output : {};
}
