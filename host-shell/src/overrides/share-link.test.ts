import { shareTokenOf, type SharedOverrides } from 'shared-contracts/release/share-token';
import { signedText, type SignatureChecker } from 'shared-contracts/release/signature';
import { bootDocument, bootRelease } from '../testing/boot-fixture';
import { OVERRIDE_PREFIX, OVERRIDES_DISABLED_KEY } from './override-keys';
import { takeShareLink, withoutShareToken, type ShareResult } from './share-link';

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' };
const NOW = new Date('2026-05-01T12:00:00.000Z');
const SHARED: SharedOverrides = {
  schema: 1,
  environment: 'test',
  merchant: 'aurora',
  versions: { 'mfe-games': '1.1.0', 'mfe-agent': 'off' },
  expiresAt: '2026-05-01T14:00:00.000Z',
};
const GAMES = `${OVERRIDE_PREFIX}mfe-games`;
const AGENT = `${OVERRIDE_PREFIX}mfe-agent`;

let signingKey: CryptoKey;
let boot = bootDocument({ 'mfe-games': bootRelease('games') }, { allowsOverrides: true });

beforeAll(async () => {
  const pair = await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
  signingKey = pair.privateKey;
  boot = { ...boot, keys: [{ id: 'k1', spki: base64(await crypto.subtle.exportKey('spki', pair.publicKey)) }] };
});

function base64(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}

async function tokenFor(shared: unknown, purpose: 'share' | 'feed' = 'share'): Promise<string> {
  const payload = JSON.stringify(shared);
  const data = new TextEncoder().encode(signedText(payload, purpose));
  const value = base64(await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, signingKey, data));
  return shareTokenOf({ payload, signatures: [{ key: 'k1', value }] });
}

async function changedToken(): Promise<string> {
  return (await tokenFor(SHARED)).replace(/.(?=.{9}$)/, (sign) => (sign === 'A' ? 'B' : 'A'));
}

function take(query: string, page = boot, storage = (): Storage => localStorage): Promise<ShareResult> {
  const subtle: SignatureChecker = crypto.subtle;
  return takeShareLink(page, `https://site.example/m/home${query}`, { storage, subtle, now: NOW });
}

beforeEach(() => localStorage.clear());

it('takes the place of the device’s own overrides, disabled ones too', async () => {
  localStorage.setItem(`${OVERRIDE_PREFIX}mfe-account`, '4301');
  localStorage.setItem(OVERRIDES_DISABLED_KEY, 'true');
  expect(await take(`?overrides=${await tokenFor(SHARED)}`)).toEqual({ status: 'taken' });
  expect({ ...localStorage }).toEqual({ [GAMES]: '1.1.0', [AGENT]: 'off' });
});

it.each([
  ['no token at all', async () => 'rubbish', 'link malformed'],
  ['an empty one', async () => '', 'link malformed'],
  ['one that somebody changed', changedToken, 'link not signed'],
  ['a text signed for something else', () => tokenFor(SHARED, 'feed'), 'link not signed'],
  ['one of another environment', () => tokenFor({ ...SHARED, environment: 'staging' }), 'link of another site'],
  ['one of another merchant', () => tokenFor({ ...SHARED, merchant: 'lotus' }), 'link of another site'],
  ['one that has expired', () => tokenFor({ ...SHARED, expiresAt: '2026-05-01T11:59:59.000Z' }), 'link expired'],
  ['one that asks for an address', () => tokenFor({ ...SHARED, versions: { 'mfe-games': '4301' } }), 'link malformed'],
])('refuses %s and leaves everything as it was', async (_case, token, problem) => {
  localStorage.setItem(GAMES, '1.0.0');
  expect(await take(`?overrides=${await token()}`)).toEqual({
    status: 'refused',
    fault: { asked: 'overrides', problem },
  });
  expect({ ...localStorage }).toEqual({ [GAMES]: '1.0.0' });
});

it('takes none on a page that came over http and cannot check it, and says so', async () => {
  const page = `https://site.example/m/home?overrides=${await tokenFor(SHARED)}`;
  expect(await takeShareLink(boot, page, { storage: () => localStorage, subtle: undefined, now: NOW })).toEqual({
    status: 'refused',
    fault: { asked: 'overrides', problem: 'links need https' },
  });
  expect({ ...localStorage }).toEqual({});
});

it('believes nobody on a page without keys', async () => {
  const outcome = await take(`?overrides=${await tokenFor(SHARED)}`, { ...boot, keys: [] });
  expect(outcome).toMatchObject({ status: 'refused', fault: { problem: 'link not signed' } });
});

it('says that a browser which denies its storage cannot take any', async () => {
  const denied = (): Storage => {
    throw new DOMException('denied', 'SecurityError');
  };
  const outcome = await take(`?overrides=${await tokenFor(SHARED)}`, boot, denied);
  expect(outcome).toMatchObject({ status: 'refused', fault: { problem: 'nothing can be kept' } });
});

it('does not look at a good token in production', async () => {
  const outcome = await take(`?overrides=${await tokenFor(SHARED)}`, { ...boot, allowsOverrides: false });
  expect(outcome).toEqual({ status: 'none' });
  expect(localStorage).toHaveLength(0);
});

it('leaves the rest of an address alone', async () => {
  expect(await take('?aff=x')).toEqual({ status: 'none' });
  expect(withoutShareToken('https://site.example/m/home?aff=x&overrides=abc#top')).toBe(
    'https://site.example/m/home?aff=x#top',
  );
});
