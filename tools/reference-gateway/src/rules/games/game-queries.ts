import type { Game } from 'shared-contracts/api/endpoints/game-entities';
import type { RowId } from 'shared-contracts/api/ids';
import type { SqlValue, Store } from '../../data/store/store';
import type { Merchant } from '../../data/merchants';
import { COCKFIGHT_VENDORS, ESPORTS_VENDORS } from '../../data/vendors';
import { pageRange, totalPages } from '../page';
import { rowNumber } from '../row-id';
import { fromCents } from '../money/money';

/** A row of the table of games. */
export interface GameRow {
  readonly node_id: number;
  readonly vassalage: string;
  readonly game_id: string;
  readonly name: string;
  readonly category: string;
  readonly classify: string;
  readonly min_bet_cents: number;
  readonly hot_rank: number | null;
  readonly support_play: number | null;
  readonly game_code: string;
  readonly lotto_mode: string;
  readonly default_play_type: number | null;
}

/** Conditions of a query, joined by AND. */
export interface Filter {
  readonly conditions: readonly string[];
  readonly values: readonly SqlValue[];
}

export interface GameFilter {
  readonly gameType?: string | undefined;
  readonly vassalage?: string | undefined;
  readonly gameClassify?: string | undefined;
  readonly gameName?: string | undefined;
  readonly isNew?: 0 | 1 | undefined;
  readonly minBet?: number | undefined;
  readonly minLine?: number | undefined;
}

/** A game as the contract has it. The picture fields stay empty: every game has a picture at its path. */
export function toGame(row: GameRow): Game {
  return {
    nodeId: String(row.node_id),
    vassalage: row.vassalage,
    gameId: row.game_id,
    gameName: row.name,
    nodeName: row.name,
    displayName: row.name,
    gameType: row.category,
    gameCategory: row.category,
    showIcon: true,
    iconUrl: '',
    mobileLargeIcon: '',
    gameClassify: row.classify,
    gameClassifyNew: row.classify,
    minBet: fromCents(row.min_bet_cents),
    roomId: '',
    supportPlay: row.support_play,
    gameCode: row.game_code,
    isGameH5: true,
    playType: row.lotto_mode === '' ? '' : row.lotto_mode.includes('Entertainment') ? 'ent' : 'trad',
    lottoMode: row.lotto_mode,
    defaultPlayType: row.default_play_type,
  };
}

/** `?, ?, ?` for a list of values. */
export function placeholders(values: readonly unknown[]): string {
  return values.map(() => '?').join(', ');
}

/** Leaves out what this merchant does not offer. */
export function merchantFilter(merchant: Merchant): Filter {
  const excluded = merchant.excludedVendors;
  if (excluded.length === 0) return { conditions: [], values: [] };
  return { conditions: [`g.vassalage NOT IN (${placeholders(excluded)})`], values: excluded };
}

/** The game types of the client: its own ones are vendors or classifications of the server's; ALL is every game. */
export function typeFilter(gameType: string | undefined): Filter {
  if (!gameType || gameType === 'ALL') return { conditions: [], values: [] };
  if (gameType === 'ESPORTS') return vendorFilter(ESPORTS_VENDORS);
  if (gameType === 'COCKFIGHT') return vendorFilter(COCKFIGHT_VENDORS);
  if (gameType === 'BINGO') return { conditions: ["g.category = 'RNG'", "g.classify = 'BG'"], values: [] };
  return { conditions: ['g.category = ?'], values: [gameType] };
}

function vendorFilter(codes: readonly string[]): Filter {
  return { conditions: [`g.vassalage IN (${placeholders(codes)})`], values: codes };
}

/** Everything a game list can be narrowed by; a name matches anywhere in it, whatever its case. */
export function gameFilter(filter: GameFilter): Filter {
  const parts: Filter[] = [typeFilter(filter.gameType)];
  const add = (condition: string, value: SqlValue | undefined) => {
    if (value !== undefined && value !== '') parts.push({ conditions: [condition], values: [value] });
  };
  add('g.vassalage = ?', filter.vassalage);
  add('g.classify = ?', filter.gameClassify);
  add("g.name LIKE '%' || ? || '%' ESCAPE '\\'", filter.gameName?.trim().replace(/[\\%_]/g, '\\$&'));
  add('g.is_new = ?', filter.isNew);
  add('g.min_bet_cents <= ?', filter.minBet === undefined ? undefined : Math.round(filter.minBet * 100));
  add('g.min_lines >= ?', filter.minLine);
  return joined(parts);
}

export function joined(filters: readonly Filter[]): Filter {
  return { conditions: filters.flatMap((part) => part.conditions), values: filters.flatMap((part) => part.values) };
}

export function whereClause({ conditions }: Filter): string {
  return conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';
}

/** Which table a list of games reads, beside the games, and in which order. */
export interface GameSource {
  readonly from: string;
  readonly orderBy: string;
  readonly filter: Filter;
}

/** One page of games from a source. */
export function gamePage(store: Store, source: GameSource, pageNo: number, pageSize: number) {
  const where = whereClause(source.filter);
  const total = store.get<{ total: number }>(
    `SELECT count(*) AS total FROM ${source.from} ${where}`,
    ...source.filter.values,
  );
  const { limit, offset } = pageRange(pageNo, pageSize);
  const rows = store.all<GameRow>(
    `SELECT g.* FROM ${source.from} ${where} ORDER BY ${source.orderBy} LIMIT ? OFFSET ?`,
    ...source.filter.values,
    limit,
    offset,
  );
  return { games: rows.map(toGame), pageNum: pageNo, totalPages: totalPages(total?.total ?? 0, pageSize) };
}

/** A game that this merchant offers. */
export function findGame(store: Store, merchant: Merchant, nodeId: RowId): GameRow | undefined {
  const row = store.get<GameRow>('SELECT * FROM games WHERE node_id = ?', rowNumber(nodeId));
  return row && merchant.excludedVendors.includes(row.vassalage) ? undefined : row;
}
