import type { LaunchTarget } from '../../contract';

/** What tells one launch from another. */
export type LaunchKey = Pick<LaunchTarget, 'vassalage' | 'nodeId' | 'gameCode'>;

/** Names what is launched. Lotteries have no node: their code tells them apart. */
export function launchKey({ vassalage, nodeId, gameCode }: LaunchKey): string {
  return `${vassalage}/${nodeId || gameCode || ''}`;
}
