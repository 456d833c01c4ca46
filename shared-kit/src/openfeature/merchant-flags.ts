import { AGENT_MENU_KEYS, PROMOTION_FLAGS, WHITELABEL_FLAGS, type SiteFlags } from 'shared-contracts/flags';

/** What OpenFeature takes from an error: the reason for which an evaluation gives its default. */
class FlagError extends Error {
  override readonly name = 'FlagError';
  constructor(
    readonly code: 'FLAG_NOT_FOUND' | 'TYPE_MISMATCH',
    message: string,
  ) {
    super(message);
  }
}

type Reader = (flags: SiteFlags) => boolean;

/** Every switch by its key in OpenFeature: a switch of the merchant by its own name, the others after what they switch. */
const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ...WHITELABEL_FLAGS.map((flag) => [flag, (flags: SiteFlags) => flags.isOn(flag)] as const),
  ...PROMOTION_FLAGS.map((flag) => [`promotion.${flag}`, (flags: SiteFlags) => flags.isPromotionOn(flag)] as const),
  ...AGENT_MENU_KEYS.map((key) => [`menu.${key}`, (flags: SiteFlags) => flags.allowsMenu(key)] as const),
  ['dividends', (flags: SiteFlags) => flags.showsDividends()],
]);

function readerOf(key: string): Reader {
  const reader = READERS.get(key);
  if (reader === undefined) throw new FlagError('FLAG_NOT_FOUND', `There is no switch ${key}`);
  return reader;
}

function refuse(key: string): never {
  readerOf(key);
  throw new FlagError('TYPE_MISMATCH', `${key} is on or off`);
}

/**
 * The merchant's switches as a provider of OpenFeature's web SDK, for code that evaluates flags by it:
 * `OpenFeature.setProvider(merchantFlagsProvider(context.flags))`. Each evaluation asks the switches as they are by then. An
 * unknown key, and any type but boolean, gives the caller's default with the code that OpenFeature has for it.
 */
export function merchantFlagsProvider(flags: SiteFlags) {
  return {
    metadata: { name: 'merchant-flags' },
    runsOn: 'client' as const,
    resolveBooleanEvaluation: (key: string) => ({ value: readerOf(key)(flags), reason: 'STATIC' }),
    resolveStringEvaluation: refuse,
    resolveNumberEvaluation: refuse,
    resolveObjectEvaluation: refuse,
  };
}
