import type { SiteResource } from 'shared-contracts/api/endpoints/system';
import type { SmsPurpose } from 'shared-contracts/api/endpoints/recovery';
import * as v from 'shared-kit/schema';
import { operatorBridge } from './operator-bridge';

/** Tells people from machines; its fields travel with the request (docs/product/accounts.md#third-parties). */
export interface BotVerifier {
  readonly verify: (action: SmsPurpose) => Promise<Readonly<Record<string, string>>>;
}

/** What is there unless the operator plugs something in. */
const NO_VERIFIER: BotVerifier = { verify: async () => ({}) };

const verifierSchema = v.custom<BotVerifier>(
  (value) => typeof value === 'object' && value !== null && 'verify' in value && typeof value.verify === 'function',
);
const fieldsSchema = v.record(v.string(), v.string());

/** What the operator's verifier says of an action; what is no text by name is left out. */
export async function botFields(
  resources: readonly SiteResource[],
  action: SmsPurpose,
): Promise<Readonly<Record<string, string>>> {
  const parsed = v.safeParse(verifierSchema, operatorBridge(resources, 'BOTCHECK'));
  const verifier = parsed.success ? parsed.output : NO_VERIFIER;
  const fields = v.safeParse(fieldsSchema, await verifier.verify(action));
  return fields.success ? fields.output : {};
}
