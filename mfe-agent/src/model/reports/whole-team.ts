import type { TeamFigures } from 'shared-contracts/api/endpoints/agent';
import { exactSum } from 'shared-kit/report';

/** The figures of one row of the members. */
export interface MemberFigures {
  /** Empty for the row of all who are further down. */
  readonly username: string;
  readonly figures: TeamFigures;
}

/** The name of the row that makes the members the whole team. */
export const FURTHER_DOWN = '';

/**
 * The members right below an agent, and in one row what is left of the team: the teams of its sub-agents. All rows together
 * are the figures of the team; without anybody further down there is no such row.
 */
export function wholeTeam(members: readonly MemberFigures[], team: TeamFigures): readonly MemberFigures[] {
  const names = Object.keys(team) as (keyof TeamFigures)[];
  const left = names.map(
    (name) => [name, exactSum([team[name], ...members.map(({ figures }) => -figures[name])])] as const,
  );
  if (left.every(([, value]) => value === 0)) return members;
  return [...members, { username: FURTHER_DOWN, figures: Object.fromEntries(left) as TeamFigures }];
}
