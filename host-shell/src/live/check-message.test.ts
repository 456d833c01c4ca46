import { LIVE_LIMITS } from 'shared-contracts/live/live-call';
import { checkMessage, type StreamState } from './check-message';

const STREAM: StreamState = { isGreeted: true, lastId: 7, account: 'ana' };
const BALANCE = { account: 'ana', sumBalance: 12.5, currencySymbol: '₱' };
const JACKPOT = { amount: 5 };

interface Given {
  readonly event?: string;
  readonly id?: string;
  readonly content?: unknown;
  readonly data?: string;
  readonly known?: Partial<StreamState>;
}

function judge({ event = 'balance', id = '8', content = BALANCE, data = JSON.stringify(content), known }: Given) {
  return checkMessage({ event, id, data }, { ...STREAM, ...known });
}

it('takes what is new and of this account', () => {
  expect(judge({})).toEqual({ type: 'taken', id: 8, message: { kind: 'balance', content: BALANCE } });
});

it('takes a state without an id, which is no step of the stream', () => {
  const data = JSON.stringify(JACKPOT);
  expect(checkMessage({ event: 'jackpot', data }, STREAM)).toMatchObject({ type: 'taken', id: undefined });
});

it('takes what everybody is told, whoever is here', () => {
  expect(judge({ event: 'jackpot', content: JACKPOT, known: { account: null } })).toMatchObject({ type: 'taken' });
});

it.each<[string, Given, string]>([
  ['the same message again', { id: '7' }, 'old id'],
  ['an older one', { id: '3' }, 'old id'],
  ['an id that is no number', { id: 'x8' }, 'malformed'],
  ['an id beyond all numbers', { id: '9'.repeat(30) }, 'malformed'],
  ['what is no JSON', { data: '{"account":' }, 'malformed'],
  ['nothing', { data: '' }, 'malformed'],
  ['null', { content: null }, 'malformed'],
  ['a list', { content: [BALANCE] }, 'malformed'],
  ['an amount that is none', { content: { ...BALANCE, sumBalance: 'much' } }, 'malformed'],
  ['a balance of nobody', { content: { ...BALANCE, account: undefined } }, 'malformed'],
  [
    'counts below none',
    { event: 'unread', content: { account: 'ana', announcement: 0, chat: -1, inbox: 0 } },
    'malformed',
  ],
  [
    'counts that are none',
    { event: 'unread', content: { account: 'ana', announcement: 0, chat: 1.5, inbox: 0 } },
    'malformed',
  ],
  ['a kind that is not known', { event: 'tournament' }, 'unknown kind'],
  ['a name that every object has', { event: 'constructor' }, 'unknown kind'],
  ['no name', { event: '' }, 'unknown kind'],
  ['another account', { content: { ...BALANCE, account: 'bo' } }, 'other account'],
  ['an account where nobody is signed in', { known: { account: null } }, 'other account'],
  ['what comes before the stream said whose it is', { known: { isGreeted: false } }, 'no hello'],
  ['more than a message may have', { data: `"${'x'.repeat(LIVE_LIMITS.messageLength)}"` }, 'oversized'],
])('ignores %s', (_name, given, because) => {
  expect(judge(given)).toMatchObject({ type: 'ignored', because });
});

describe('the first message', () => {
  const hello = (content: unknown, known?: Partial<StreamState>) =>
    judge({ event: 'hello', content, known: { isGreeted: false, ...known } });

  it('says what the stream tells; kinds of later gateways are left out', () => {
    expect(hello({ account: 'ana', kinds: ['balance', 'tournament'], after: 9 })).toMatchObject({
      type: 'hello',
      hello: { account: 'ana', kinds: ['balance'], after: 9 },
    });
  });

  it('may be of nobody, as when a password must be changed first', () => {
    expect(hello({ kinds: ['jackpot'], after: 0 })).toMatchObject({ type: 'hello' });
  });

  it.each<[string, unknown, string, Partial<StreamState>?]>([
    ['another account', { account: 'bo', kinds: [], after: 1 }, 'other account'],
    ['no place to go on from', { account: 'ana', kinds: [] }, 'malformed'],
    ['a second one', { account: 'ana', kinds: [], after: 1 }, 'malformed', { isGreeted: true }],
    ['no kinds', { account: 'ana', after: 1 }, 'malformed'],
  ])('is refused with %s', (_name, content, because, known: Partial<StreamState> = {}) => {
    expect(hello(content, known)).toMatchObject({ type: 'ignored', because });
  });
});
