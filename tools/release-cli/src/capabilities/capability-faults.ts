import type { ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import { foreignCalls } from 'shared-contracts/release/state-capabilities';
import { pictureHost } from 'shared-contracts/release/written-texts';
import { SESSION_KEY } from 'shared-contracts/storage';
import * as v from 'valibot';

/** Keys that no section is given, whatever it states. */
const OF_THE_SESSION: readonly string[] = [SESSION_KEY.session, SESSION_KEY.token];

/**
 * What is wrong with the capabilities of a release, one sentence each; a release that is published must state them. The
 * host's are not asked for: it hands them out.
 */
export function capabilityFaults({ name, version, capabilities, contributions }: ReleaseDescriptor): readonly string[] {
  if (name === 'host-shell') return [];
  const title = `${name} ${version}`;
  if (capabilities === undefined)
    return [`${title} does not state its capabilities: name them in src/capabilities.ts and build it again`];
  const { session = [], emits = [], hosts = [] } = capabilities;
  return [
    ...foreignCalls(capabilities).map(
      (call) => `${title} states the call ${call}, which the contract does not have so`,
    ),
    ...session
      .filter((key) => OF_THE_SESSION.includes(key))
      .map((key) => `${title} states the key ${key}, which is the host's alone`),
    ...emits
      .filter((event) => !Object.hasOwn(contributions.events ?? {}, event))
      .map((event) => `${title} states that it tells ${event}, which its src/contract.ts does not declare`),
    ...hosts
      .filter((host) => !v.safeParse(pictureHost, host).success)
      .map((host) => `${title} states the host ${host}: an https origin such as https://pictures.example`),
  ];
}
