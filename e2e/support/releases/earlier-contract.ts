import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import type { RemoteName } from 'shared-contracts/remote/remote-names';
import { CONTRACT_VERSION } from 'shared-contracts/version';
import type { Site } from '../site';
import { craftRelease, currentRelease } from './crafted-release';

/** The minor before today's contract: sections that were built with it still run. */
export const EARLIER_CONTRACT = '1.1.0';

/** Events that the host declares since 1.2.0. */
const LATER_EVENTS = ['live.changed', 'winners.added', 'jackpot.changed', 'lottery.drawn', 'deposit.ended'];

/** A release that says it was built with a contract. */
export function onContract(release: ReleaseDescriptor, version: string): ReleaseDescriptor {
  return { ...release, contract: { version, range: `^${version}` } };
}

/** A release of the earlier contract, which knows none of the later events. */
export function inEarlierContract(release: ReleaseDescriptor): ReleaseDescriptor {
  const known = Object.entries(release.events).filter(([event]) => !LATER_EVENTS.includes(event));
  return { ...onContract(release, EARLIER_CONTRACT), events: Object.fromEntries(known) };
}

/** A section as the site serves it, released under the earlier contract: descriptor and code say so. Returns its folder. */
export function earlierSection(site: Site, section: RemoteName, version: string): string {
  const { entry } = currentRelease(site, section);
  const text = readFileSync(path.join(site.home, 'store/r', section, entry), 'utf8');
  const [today, earlier] = [CONTRACT_VERSION, EARLIER_CONTRACT].map((one) => `contract:"${one}"`);
  if (today === undefined || !text.includes(today)) throw new Error(`The entry of ${section} states no ${today}`);
  return craftRelease(site, {
    section,
    version,
    entry: text.replace(today, earlier ?? ''),
    change: inEarlierContract,
  });
}
