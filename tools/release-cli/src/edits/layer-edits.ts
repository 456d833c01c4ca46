import type { ReleaseMap, SectionSwitch } from 'shared-contracts/release/release-map';
import type { RemoteName } from 'shared-contracts/remote/remote-names';
import { UserError } from '../text/user-error';
import { assertPlainTexts } from '../text/plain-text';
import { isSameGroup } from '../map/same-rollout';

/** Switches a section off with the operator's message. A switch for named merchants outranks one for all. */
export function setSwitch(map: ReleaseMap, entry: SectionSwitch): ReleaseMap {
  assertPlainTexts(entry.message, 'The message');
  const others = map.switches.filter(
    (present) => present.package !== entry.package || !isSameGroup(present.merchants, entry.merchants),
  );
  return { ...map, switches: entry.merchants === undefined ? [...others, entry] : [entry, ...others] };
}

/** Switches a section on again: everywhere, or for some merchants. */
export function clearSwitch(map: ReleaseMap, name: RemoteName, merchants?: readonly string[]): ReleaseMap {
  const concerned = map.switches.filter((entry) => entry.package === name);
  if (concerned.length === 0) throw new UserError(`${name} is not switched off in ${map.environment}`);
  if (merchants === undefined) return { ...map, switches: map.switches.filter((entry) => entry.package !== name) };
  if (concerned.some((entry) => entry.merchants === undefined))
    throw new UserError(`${name} is switched off for every merchant: switch it on for all, then off where needed`);
  const switchedOff = concerned.flatMap((entry) => entry.merchants ?? []);
  const stranger = merchants.find((merchant) => !switchedOff.includes(merchant));
  if (stranger !== undefined) throw new UserError(`${name} is not switched off for ${stranger}`);
  const switches = map.switches.flatMap((entry) => {
    if (entry.package !== name) return [entry];
    const left = (entry.merchants ?? []).filter((merchant) => !merchants.includes(merchant));
    return left.length === 0 ? [] : [{ ...entry, merchants: left }];
  });
  return { ...map, switches };
}
