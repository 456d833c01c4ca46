import { moveMoney } from '../rules/money/money';
import type { Store } from '../data/store/store';
import { keepLimit } from '../rules/play/kept-limits';
import { notePlayChange } from '../rules/play/play-changes';
import { rememberLottery } from '../handlers/lottery/lottery';
import type { PromotionData } from '../data/announcement-data';
import { LOTTERIES } from '../data/lotteries';
import type { TestGateway } from '../testing/test-client';

/** Stands in everything that belongs to the two victims: where it shows to somebody else, something has leaked. */
const MARK = 'mark7q';
/** What is left of the mark where an account's number is masked down to its last signs. */
const MASKED_MARK = 'rk7q';
/** A real name has no digits. */
const MARKED_NAME = 'Markseven Payee';
const MARKED_PHONE = '+639990771771';
/** Money like nobody else's: no sum without it comes near, and moments are far above. */
const MARKED_CENTS = 777_777_771;
const TELLING = { from: 7_000_000, to: 900_000_000 } as const;

/** Two people of aurora whom nobody else may look at, and what of theirs has an id to guess. */
export interface Victims {
  readonly player: string;
  readonly agent: string;
  readonly playerId: number;
  readonly agentId: number;
  readonly inboxId: string;
  readonly accountId: string;
  readonly depositId: string;
  readonly rewardId: string;
  readonly favourite: { readonly nodeId: string; readonly vendor: string };
  readonly linkId: string;
  /** A contract by the hour that waits for the agent's word, in its first version. */
  readonly contractId: string;
  /** Promotions of aurora: one that is applied for with a remark, one that is joined. */
  readonly promotions: { readonly applied: string; readonly joined: string };
  readonly dividendId: string;
  /** The key that the player's deposit was sent with. */
  readonly idempotencyKey: string;
}

const IDEMPOTENCY_KEY = 'mark7q-deposit-key';
const TEXT = JSON.stringify({ CN: MARK, EN: MARK, ID: MARK, TY: MARK });

function idOf(store: Store, username: string): number {
  const row = store.get<{ id: number }>("SELECT id FROM members WHERE merchant = 'aurora' AND username = ?", username);
  if (!row) throw new Error(`the seed has no ${username}`);
  return row.id;
}

function markMember(store: Store, id: number, name: string): void {
  store.run(
    `UPDATE members SET username = ?, nickname = ?, email = ?, payee_name = ?, icon = ?, invite_code = ? WHERE id = ?`,
    name,
    `${MARK} nickname`,
    `${name}@example.com`,
    MARKED_NAME,
    `/images/member/${name}.png`,
    `${MARK}${id}`.toUpperCase(),
    id,
  );
}

/** Gives the player a life like nobody else's: a stake, what was read and played, and a word from the service. */
function markUse(store: Store, id: number, now: number): void {
  store.run(
    'UPDATE bets SET stake_cents = ? WHERE id = (SELECT max(id) FROM bets WHERE member_id = ?)',
    MARKED_CENTS,
    id,
  );
  store.run('UPDATE members SET chat_unread = 7 WHERE id = ?', id);
  store.run(
    `UPDATE inbox_messages SET is_read = 1
     WHERE member_id = ? AND id > (SELECT min(id) FROM inbox_messages WHERE member_id = ?)`,
    id,
    id,
  );
  keepLimit(store, id, 'lossMonth', { amount: MARKED_CENTS, pending: null });
  notePlayChange(store, id, { name: 'lossMonth', action: 'set', amount: MARKED_CENTS, at: now, until: null });
  const begun = now - 7 * 60_000;
  store.run(
    'INSERT INTO play_sittings (member_id, since, seen_at, checked_at) VALUES (?, ?, ?, ?)',
    id,
    begun,
    now,
    begun,
  );
  const played = LOTTERIES.find(({ group }) => group === 'VN');
  rememberLottery(store, id, played?.gameCode, now);
}

function markPlayer(store: Store, id: number, now: number): Pick<Victims, 'inboxId' | 'accountId' | 'rewardId'> {
  store.run('UPDATE members SET phone = ? WHERE id = ?', MARKED_PHONE, id);
  store.run('UPDATE inbox_messages SET data = ? WHERE member_id = ?', `{"title":${TEXT},"content":${TEXT}}`, id);
  markUse(store, id, now);
  const inbox = store.get<{ id: number }>('SELECT min(id) AS id FROM inbox_messages WHERE member_id = ?', id);
  const accountId = store.insert(
    "INSERT INTO payout_accounts (member_id, kind, bank, holder, number) VALUES (?, 'bank', ?, ?, ?)",
    id,
    `${MARK} bank`,
    `${MARK} holder`,
    `00000${MARK}`,
  );
  store.run('UPDATE rewards SET title = ? WHERE member_id = ?', TEXT, id);
  const reward = store.get<{ id: number }>("SELECT id FROM rewards WHERE member_id = ? AND source = 'ray-voucher'", id);
  moveMoney(store, { memberId: id, kind: 'bonus', cents: MARKED_CENTS, remark: `${MARK} remark`, at: now });
  return { inboxId: String(inbox?.id), accountId: String(accountId), rewardId: String(reward?.id) };
}

function markAgent(store: Store, agentId: number, playerId: number, now: number): Pick<Victims, 'contractId'> {
  store.run('UPDATE contracts SET issuer = ?, terms = ? WHERE member_id = ?', `${MARK} issuer`, MARK, agentId);
  store.run('UPDATE affiliate_urls SET code = upper(?) || id WHERE agent_id = ?', MARK, agentId);
  store.run(
    "INSERT INTO agent_transfers (agent_id, member_id, kind, amount_cents, greeting, created_at) VALUES (?, ?, 'transfer', 100, ?, ?)",
    agentId,
    playerId,
    `${MARK} greeting`,
    now,
  );
  store.run('INSERT OR REPLACE INTO agent_quotas (member_id, accounts_opened) VALUES (?, 3)', agentId);
  const contractId = store.insert(
    `INSERT INTO contracts (member_id, kind, version, issuer, period, tiers, terms, state)
     VALUES (?, 'hour', 1, ?, 'hour', '[]', ?, 'pending')`,
    agentId,
    `${MARK} issuer`,
    MARK,
  );
  return { contractId: String(contractId) };
}

/** The game that no list shows before its end: an id among favourites that is nobody's by chance. */
function rarestGame(store: Store): Victims['favourite'] {
  const game = store.get<{ node_id: number; vassalage: string }>(
    'SELECT node_id, vassalage FROM games WHERE hot_rank IS NULL ORDER BY popularity, node_id LIMIT 1',
  );
  return { nodeId: String(game?.node_id), vendor: game?.vassalage ?? '' };
}

function firstId(store: Store, sql: string, id: number): string {
  return String(store.get<{ id: number | string }>(sql, id)?.id);
}

function promotionWith(store: Store, isFit: (data: PromotionData) => boolean): string {
  const rows = store.all<{ id: number; data: string }>(
    "SELECT id, data FROM announcements WHERE merchant = 'aurora' AND type = 'PR' ORDER BY id",
  );
  return String(rows.find(({ data }) => isFit(JSON.parse(data) as PromotionData))?.id);
}

/** Turns demo_member and demo_agent into victims: everything of theirs bears the mark. */
export async function makeVictims(gateway: TestGateway): Promise<Victims> {
  const { store } = gateway;
  const [player, agent] = [`${MARK}_player`, `${MARK}_agent`];
  const [playerId, agentId] = [idOf(store, 'demo_member'), idOf(store, 'demo_agent')];
  markMember(store, playerId, player);
  markMember(store, agentId, agent);
  const own = markPlayer(store, playerId, gateway.now());
  const offered = markAgent(store, agentId, playerId, gateway.now());
  const favourite = rarestGame(store);
  const token = await gateway.signIn(player);
  await gateway.call('R-41.add', favourite, { token });
  await gateway.call(
    'R-42',
    { ...favourite, gameId: '1', gameType: 'RNG', vassalage: favourite.vendor, clientType: 2 },
    { token },
  );
  const deposit = await gateway.call(
    'R-30',
    { methodId: 'bank', amount: 600, fields: { payerName: `${MARK} payer` } },
    { token, headers: { 'Idempotency-Key': IDEMPOTENCY_KEY } },
  );
  const agentToken = await gateway.signIn(agent);
  const dividends = (await gateway.call('R-82', {}, { token: agentToken })).value.content;
  return {
    player,
    agent,
    playerId,
    agentId,
    ...own,
    depositId: deposit.value.id,
    favourite,
    linkId: firstId(store, 'SELECT min(id) AS id FROM affiliate_urls WHERE agent_id = ?', agentId),
    ...offered,
    promotions: {
      applied: promotionWith(store, ({ remarkRequired, imageRequired }) => remarkRequired === true && !imageRequired),
      joined: promotionWith(store, (data) => data.signUpStatus !== undefined && data.signUpStatus !== ''),
    },
    dividendId: dividends.find(({ state }) => state === 'payable')?.id ?? dividends[0]?.id ?? '',
    idempotencyKey: IDEMPOTENCY_KEY,
  };
}

function tellingParts(value: unknown, favourite: string): string[] {
  if (typeof value === 'number') return value >= TELLING.from && value <= TELLING.to ? [`the sum ${value}`] : [];
  if (typeof value === 'string') {
    const text = value.toLowerCase();
    return [MASKED_MARK, MARKED_PHONE.slice(3), MARKED_NAME.toLowerCase()].some((mark) => text.includes(mark)) ||
      value === favourite
      ? [`the text ${value}`]
      : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => [
    ...tellingParts(name, favourite),
    ...tellingParts(part, favourite),
  ]);
}

/** What an answer tells of the victims; what the caller itself wrote in its request tells it nothing. */
export function toldOf({ favourite }: Victims, answer: unknown, request: unknown): string[] {
  const said = JSON.stringify(request).toLowerCase();
  return tellingParts(answer, favourite.nodeId).filter((part) => {
    const text = part.replace(/^the \w+ /, '').toLowerCase();
    return !said.includes(JSON.stringify(text));
  });
}

const OWNED_BY = ['member_id', 'agent_id'] as const;
/** A session is seen and prolonged by its own calls. */
const PASSING = ['seen_at', 'expires_at'];

/** Everything the database holds of somebody, in words that can be compared. */
export function holdingsOf(store: Store, memberId: number): Record<string, string[]> {
  const tables = store.all<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name");
  const holdings: Record<string, string[]> = {
    members: [JSON.stringify(store.all('SELECT * FROM members WHERE id = ?', memberId))],
  };
  for (const { name } of tables) {
    const columns = store.all<{ name: string }>(`PRAGMA table_info("${name}")`).map((column) => column.name);
    const owner = OWNED_BY.find((column) => columns.includes(column));
    if (owner === undefined) continue;
    const kept = columns.filter((column) => name !== 'sessions' || !PASSING.includes(column));
    const list = kept.map((column) => `"${column}"`).join(', ');
    const rows = store.all(`SELECT ${list} FROM "${name}" WHERE "${owner}" = ?`, memberId);
    holdings[name] = rows.map((row) => JSON.stringify(row)).sort();
  }
  return holdings;
}
