import type { AgentMenuKey, SiteFlags } from 'shared-contracts/flags';
import { href } from 'shared-contracts/paths';

/** What an entry of the agent home is about. */
export type AgentEntryName =
  | 'overview'
  | 'transactions'
  | 'team'
  | 'redRain'
  | 'profit'
  | 'betting'
  | 'rebateSettings'
  | 'rebateIncome'
  | 'security'
  | 'messages';

export interface AgentEntry {
  readonly key: AgentMenuKey;
  readonly name: AgentEntryName;
  readonly path: string;
}

/** Every entry with the whitelist key that shows it, in the order shown (docs/product/agents.md#agent-home). */
export const AGENT_ENTRIES: readonly AgentEntry[] = [
  { key: 'AGEPAG', name: 'overview', path: href('teamOverview') },
  { key: 'TRANSREC3', name: 'transactions', path: href('transactions', { types: 'A' }) },
  { key: 'DOWNMAN', name: 'team', path: href('team') },
  { key: 'AGENTRANSMULTDOWN3', name: 'redRain', path: href('redRain') },
  { key: 'AGETEAMPNL3', name: 'profit', path: href('teamProfit') },
  { key: 'TEAMBETTING3', name: 'betting', path: href('teamBetting') },
  { key: 'GAMSER', name: 'rebateSettings', path: href('agentRebate') },
  { key: 'AGEREBINC3', name: 'rebateIncome', path: href('teamRebate') },
  { key: 'SECPRIV', name: 'security', path: href('securityCenter') },
  { key: 'MAILCEN', name: 'messages', path: href('webEmail') },
];

/** The entries that the merchant shows. */
export function allowedEntries({ allowsMenu }: Pick<SiteFlags, 'allowsMenu'>): readonly AgentEntry[] {
  return AGENT_ENTRIES.filter((entry) => allowsMenu(entry.key));
}
