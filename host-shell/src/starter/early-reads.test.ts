import { memberInfo } from 'shared-contracts/api/endpoints/member';
import { wallet } from 'shared-contracts/api/endpoints/money';
import { systemStatus } from 'shared-contracts/api/endpoints/system';
import { firstRead, type FirstRead } from 'shared-contracts/remote/first-read';
import { earlyKey } from './early-key';
import { earlyRequests, MEMBER_READS, STATUS_READ, type PageAsker } from './early-reads';

const VISITOR: PageAsker = {
  site: 'aurora',
  merchant: 'aurora',
  language: 'EN',
  device: 'MOBILE',
  release: 'abcd',
  token: null,
  search: '',
  now: new Date('2026-01-09T15:59:00Z'),
  timeZone: 'Asia/Manila',
};
const MEMBER: PageAsker = { ...VISITOR, merchant: 'aurora-trial', token: 'token-1' };

function read(fields: FirstRead['fields'], changes: Partial<FirstRead> = {}): FirstRead {
  return { id: 'T-01', path: '/things', auth: 'optional', fields, ...changes };
}

/** What is asked, without the origin. */
function asked(reads: readonly FirstRead[], asker: PageAsker): string[] {
  return earlyRequests(reads, asker).map(({ path }) => path);
}

describe('what a page asks for ahead', () => {
  it('is the status, of the page’s own merchant whoever is signed in', () => {
    const [status] = earlyRequests([STATUS_READ], MEMBER);
    expect(status?.path).toBe('/api/v1/system/status?merchantCode=aurora&language=EN');
    expect(status?.headers).toEqual({
      Merchant: 'aurora-trial',
      Language: 'EN',
      Gateway: '3',
      Device: 'MOBILE',
      'X-Request-Id': expect.stringMatching(/^[\da-f-]{36}$/),
      'X-Release': 'abcd',
    });
  });

  it('is what the frame itself calls', () => {
    const status = firstRead({
      endpoint: systemStatus,
      requestFor: ({ language }) => ({ merchantCode: '{site}', language }),
    });
    expect(STATUS_READ).toEqual(status);
    const nothing = (): object => ({});
    expect(MEMBER_READS).toEqual([
      firstRead({ endpoint: wallet, requestFor: nothing }),
      firstRead({ endpoint: memberInfo, requestFor: nothing }),
    ]);
  });

  it('for whoever is signed in is what they own and who they are', () => {
    expect(asked(MEMBER_READS, MEMBER)).toEqual(['/api/v1/wallet', '/api/v1/members/me']);
    expect(asked(MEMBER_READS, VISITOR)).toEqual([]);
  });

  it('fills in what the page knows', () => {
    const fields = { a: '{merchant}', b: '{site}', c: '{language}', d: '{today}', e: 'x{y}' };
    expect(asked([read(fields)], MEMBER)).toEqual([
      '/api/v1/things?a=aurora-trial&b=aurora&c=EN&d=2026-01-09&e=x%7By%7D',
    ]);
  });

  it.each([
    ['Asia/Manila', '2026-01-09T16:00:00Z', ['/api/v1/things?day=2026-01-10']],
    ['America/New_York', '2026-01-09T16:00:00Z', ['/api/v1/things?day=2026-01-09']],
    ['America/New_York', '2026-11-02T04:59:59Z', ['/api/v1/things?day=2026-11-01']],
    // Whose day it is has not been told, or cannot be: the page asks once it knows.
    [null, '2026-01-09T16:00:00Z', []],
    ['Moon/Sea', '2026-01-09T16:00:00Z', []],
  ])('asks for today as it is in %p at %s', (timeZone, now, paths) =>
    expect(asked([read({ day: '{today}' })], { ...MEMBER, timeZone, now: new Date(now) })).toEqual(paths),
  );

  it.each([
    ['?gameType=RNG', ['/api/v1/things?type=RNG']],
    ['?gameType=a%26b', ['/api/v1/things?type=a%26b']],
    // The plain page's answer is not this page's.
    ['?gameType=RNG&vassalage=NOVA', []],
    ['', []],
    ['?other=RNG', []],
  ])('takes a field from the address %s', (search, paths) =>
    expect(asked([read({ type: '{?gameType}' })], { ...VISITOR, search })).toEqual(paths),
  );

  it.each([
    ['public', VISITOR, undefined],
    ['public', MEMBER, undefined],
    ['optional', VISITOR, undefined],
    ['optional', MEMBER, 'Bearer token-1'],
    ['member', MEMBER, 'Bearer token-1'],
    ['agent', MEMBER, 'Bearer token-1'],
  ] as const)('%s calls carry the token where there is one', (auth, asker, token) => {
    const [request] = earlyRequests([read({}, { auth, module: 'THINGS3' })], asker);
    expect(request?.headers['Authorization']).toBe(token);
    expect(request?.headers['ModuleId']).toBe('THINGS3');
  });

  it.each(['member', 'agent'] as const)('visitors make no %s calls', (auth) =>
    expect(asked([read({}, { auth })], VISITOR)).toEqual([]),
  );

  it('makes each call once, and none that it does not understand', () => {
    const twice = [read({ a: '1', b: '2' }), read({ b: '2', a: '1' }), read({ a: '{newer}' })];
    expect(asked(twice, VISITOR)).toHaveLength(1);
  });
});

describe('what an early answer answers', () => {
  const KEY = earlyKey('T-01', { a: '1', b: '2' }, VISITOR);

  it('is the same call with the same fields, in whatever order', () =>
    expect(earlyKey('T-01', { b: '2', a: '1' }, VISITOR)).toBe(KEY));

  it.each([
    ['another call', earlyKey('T-02', { a: '1', b: '2' }, VISITOR)],
    ['another field', earlyKey('T-01', { a: '1', b: '3' }, VISITOR)],
    ['a field less', earlyKey('T-01', { a: '1' }, VISITOR)],
    ['another merchant', earlyKey('T-01', { a: '1', b: '2' }, { ...VISITOR, merchant: 'bahari' })],
    ['another language', earlyKey('T-01', { a: '1', b: '2' }, { ...VISITOR, language: 'TY' })],
    ['somebody else', earlyKey('T-01', { a: '1', b: '2' }, { ...VISITOR, token: 'token-1' })],
  ])('is not %s', (_name, other) => expect(other).not.toBe(KEY));
});
