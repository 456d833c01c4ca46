import type { ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import { CONTRACT_VERSION } from 'shared-contracts/version';
import type { Site } from '../site';
import { chunkName, craftRelease } from './crafted-release';
import { onContract } from './earlier-contract';

/** The next major of the contract. It has `wallet.balanceChanged` for {@link FORMER_EVENT}. */
export const NEXT_MAJOR = '2.0.0';

/** What today's major of these specs calls `wallet.balanceChanged`, with `amount` for its `balance`. */
export const FORMER_EVENT = 'wallet.told';

const SHIM = `
  export const shim = (context, release, limit) => {
    const { events } = context;
    const on = (name, listener) =>
      name === '${FORMER_EVENT}'
        ? events.on('wallet.balanceChanged', ({ balance }) => listener({ amount: balance }))
        : events.on(name, listener);
    return limit({ ...context, events: { ...events, on } }, release);
  };`;

/** The file of the host's shim. */
export const SHIM_FILE = chunkName(SHIM);

/**
 * The host as the site serves it, released under the next major of the contract, with a shim for sections of today's. The page
 * takes the host's contract from its release, so the code is the same. Returns its folder.
 */
export function hostOfNextMajor(site: Site, version: string): string {
  const translated = { script: SHIM_FILE, events: { [FORMER_EVENT]: 1 }, intents: {} };
  return craftRelease(site, {
    section: 'host-shell',
    version,
    chunk: SHIM,
    change: (release) => ({ ...onContract(release, NEXT_MAJOR), shims: { [CONTRACT_VERSION]: translated } }),
  });
}

/** A release that knows the event by its former name, and hears nothing else. */
export function hearingFormerEvent(release: ReleaseDescriptor): ReleaseDescriptor {
  const { 'wallet.balanceChanged': _today, ...events } = release.events;
  return {
    ...release,
    events: { ...events, [FORMER_EVENT]: 1 },
    capabilities: { ...release.capabilities, hears: [FORMER_EVENT] },
  };
}
