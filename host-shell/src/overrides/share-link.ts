import type { BootDocument } from 'shared-contracts/release/boot-document';
import { readShareToken, SHARE_PARAMETER, type ShareFault } from 'shared-contracts/release/share-token';
import type { SignatureChecker } from 'shared-contracts/release/signature';
import { packageEntries } from 'shared-contracts/remote/remote-names';
import type { OverrideFault, OverrideProblem } from './override-fault';
import { clearOverrides, writeOverride } from './override-keys';

const PROBLEMS: Readonly<Record<ShareFault, OverrideProblem>> = {
  malformed: 'link malformed',
  unsigned: 'link not signed',
  'other site': 'link of another site',
  expired: 'link expired',
};

/** What a page may do with a share link. */
export interface ShareTools {
  readonly storage: () => Storage;
  /** Absent where the page came over http: browsers check signatures in secure contexts only. */
  readonly subtle: SignatureChecker | undefined;
  readonly now: Date;
}

export type ShareResult =
  | { readonly status: 'none' }
  /** The overrides are stored: the page has to be reloaded, without its token. */
  | { readonly status: 'taken' }
  | { readonly status: 'refused'; readonly fault: OverrideFault };

/** The address of a page without its share token. */
export function withoutShareToken(address: string): string {
  const url = new URL(address);
  url.searchParams.delete(SHARE_PARAMETER);
  return url.href;
}

/** Takes the overrides of a share link in the place of the device's own; nothing of a link that is not good. */
export async function takeShareLink(boot: BootDocument, address: string, tools: ShareTools): Promise<ShareResult> {
  const token = new URL(address).searchParams.get(SHARE_PARAMETER);
  if (token === null || !boot.allowsOverrides) return { status: 'none' };
  const { environment, merchant } = boot.view;
  const { subtle, now } = tools;
  const refused = (problem: OverrideProblem): ShareResult => ({
    status: 'refused',
    fault: { asked: SHARE_PARAMETER, problem },
  });
  if (subtle === undefined) return refused('links need https');
  const outcome = await readShareToken(token, { environment, merchant, keys: boot.keys, subtle, now });
  if (outcome.status === 'refused') return refused(PROBLEMS[outcome.fault]);
  try {
    const storage = tools.storage();
    clearOverrides(storage);
    for (const [name, version] of packageEntries(outcome.overrides.versions)) writeOverride(storage, name, version);
    return { status: 'taken' };
  } catch {
    return refused('nothing can be kept');
  }
}
