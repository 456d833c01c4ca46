import { teamAgent } from '../../rules/agent/agent-access';
import type { CallContext } from '../../rules/call/context';
import { requireSession, type Handlers } from '../../rules/call/handler';
import { checkedRates, newAccountBounds, toPercent } from '../../rules/agent/rebate-limits';
import { invalidFields, refused } from '../../rules/refusal';
import { rowNumber } from '../../rules/row-id';
import { randomSecret } from '../../rules/security/secrets';

interface LinkRow {
  readonly id: number;
  readonly kind: 'member' | 'agent';
  readonly rebates: string;
  readonly code: string;
  readonly visits: number;
  readonly signups: number;
  readonly expires_at: number | null;
}

const CODE_LENGTH = 8;

function links({ store, site }: CallContext, agentId: number) {
  const rows = store.all<LinkRow>('SELECT * FROM affiliate_urls WHERE agent_id = ? ORDER BY id DESC', agentId);
  return {
    list: rows.map((row) => ({
      id: String(row.id),
      kind: row.kind,
      rebates: toPercent(JSON.parse(row.rebates) as Record<string, number>),
      code: row.code,
      url: `${site.scheme}://${site.host}/m/register?affiliateCode=${row.code}`,
      visits: row.visits,
      signups: row.signups,
      expiresAt: row.expires_at,
    })),
  };
}

export const agentLinkHandlers: Handlers<'R-80.list' | 'R-80.create' | 'R-80.remove'> = {
  'R-80.list': (_request, context) => links(context, requireSession(context).memberId),
  'R-80.create': (request, context) => {
    const { memberId } = teamAgent(context);
    const { store, merchant, now } = context;
    if (request.expiresAt !== undefined && request.expiresAt <= now) throw invalidFields({ expiresAt: 'past' });
    const { min, max } = newAccountBounds(store, memberId);
    const rates = checkedRates(request.rebates, min, max);
    const code = randomSecret()
      .replace(/[^a-z0-9]/gi, '')
      .slice(0, CODE_LENGTH)
      .toUpperCase();
    store.run(
      'INSERT INTO affiliate_urls (agent_id, merchant, kind, rebates, code, expires_at) VALUES (?, ?, ?, ?, ?, ?)',
      memberId,
      merchant.code,
      request.kind,
      JSON.stringify(rates),
      code,
      request.expiresAt ?? null,
    );
    return links(context, memberId);
  },
  'R-80.remove': (request, context) => {
    const { memberId } = requireSession(context);
    const removed = context.store.run(
      'DELETE FROM affiliate_urls WHERE id = ? AND agent_id = ?',
      rowNumber(request.id),
      memberId,
    );
    if (removed === 0) throw refused('R-80.remove', 'not_found');
    return links(context, memberId);
  },
};
