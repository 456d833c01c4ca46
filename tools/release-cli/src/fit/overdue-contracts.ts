import { SetVerifier, verifyView } from 'shared-contracts/release/verify';
import { UserError } from '../text/user-error';
import { admittedView } from '../map/admission';
import type { MapCheck } from '../map/check-map';
import { plannedMaps } from '../map/planned';
import { groupViews } from '../map/view-groups';

/** Sections of an earlier major of the contract that a map serves after the last day of the settings, one sentence each. */
export function overdueSections(
  { map, merchants, descriptorOf, sections, olderContracts = {} }: Omit<MapCheck, 'before'>,
  today: string,
): readonly string[] {
  if (Object.values(olderContracts).every(({ until }) => today <= until)) return [];
  const verifier = new SetVerifier(descriptorOf, { olderContracts, today });
  const problems = plannedMaps(map).flatMap((state) =>
    groupViews(state.map, merchants).flatMap(({ view }) => verifyView(admittedView(view, sections), verifier)),
  );
  return [...new Set(problems.filter(({ rule }) => rule === 'contract-age').map(({ message }) => message))];
}

/** Refuses a map by which such a section comes into service, or meets another host; what is served already stays. */
export function assertNotOverdue({ before, ...check }: MapCheck, today: string): void {
  const known = new Set(before === undefined ? [] : overdueSections({ ...check, map: before }, today));
  const [fresh] = overdueSections(check, today).filter((sentence) => !known.has(sentence));
  if (fresh !== undefined) throw new UserError(`${check.map.environment}: ${fresh}`);
}
