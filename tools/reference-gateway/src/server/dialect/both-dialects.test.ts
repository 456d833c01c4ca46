import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ENDPOINTS, type EndpointId } from 'shared-contracts/api/endpoint-table';
import { parseMerchantConfig, type MerchantConfig } from 'shared-contracts/release/merchant-config';
import { createGateway, type Gateway } from '../../gateway';
import { SAMPLE_CALLS } from '../../testing/sample-calls';
import { siteClient, type SiteAnswer, type SiteClient } from '../../testing/site-client';
import { alternatePlace } from './alternate-calls';

const ROOT = path.resolve(__dirname, '../../../../..');
/** Two gateways are seeded and asked everything, with real keys and hashes: seconds on a busy machine. */
const HOOK_LIMIT_MS = 60_000;
const NOON = Date.parse('2026-03-05T04:00:00Z');
/** Drawn again by every gateway: tokens, keys, pictures, ids of launches, names of trial accounts, invite codes. */
const DRAWN: Readonly<Record<string, RegExp>> = {
  token: /^[\w-]{20,}$/,
  confirmation: /^[\w-]{20,}$/,
  kid: /^[\da-f-]{36}$/,
  n: /^[\w-]{300,}$/,
  payUrl: /(?<=[?&]order=)[\w-]{20,}/,
  url: /(?<=[?&]launch=)[\w-]{20,}|(?<=[?&]affiliateCode=)[A-Z\d]{8}$/,
  code: /^[A-Z\d]{8}$/,
  chatUrl: /(?<=[?&]launch=)[\w-]{20,}/,
  userName: /^trial_\w+$/,
  value: /^[A-Za-z\d+/=]{200,}$/,
};
/** Samples that the handlers refuse, each with the code both must say; every other served call has a value. */
const REFUSED: Partial<Record<EndpointId, string>> = {
  'R-10': 'sms.wrong',
  'R-14': 'captcha.wrong',
  'R-15': 'validation.failed',
  'R-19': 'affiliate.invalid',
  'R-26': 'payment_password.wrong',
  'R-27.remove': 'validation.failed',
  'R-31': 'not_found',
  'R-31.cancel': 'not_found',
  'R-23': 'auth.invalid',
  'R-63': 'not_found',
  'R-67': 'not_found',
  'R-68': 'not_found',
  'R-83.create': 'version.conflict',
  'R-86': 'version.conflict',
  'R-93': 'validation.failed',
};

function merchantOf(file: string): MerchantConfig {
  return parseMerchantConfig(JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')));
}

/** One gateway and a site that speaks to it as its merchant's configuration says. */
async function open(dialect: 'contract' | 'alternate', file: string) {
  const gateway = await createGateway({ test: true, dialect, now: () => NOON });
  const client = siteClient(gateway.app, merchantOf(file), () => NOON);
  const tokens = new Map<string, string | null>([['visitor', null]]);
  for (const username of ['demo_member', 'demo_agent']) {
    const request = { type: 'username', username, password: 'Demo1234', geetest: true, remember: false };
    const answer = await client.call('R-06', request);
    if (answer.kind !== 'value') throw new Error(`${username} could not sign in by ${dialect}: ${answer.code}`);
    tokens.set(username, (answer.value as { token: string }).token);
  }
  const trial = await client.call('R-08', { moduleId: 'FREEPLAY3' });
  if (trial.kind !== 'value') throw new Error(`no trial by ${dialect}: ${trial.code}`);
  tokens.set('trial', (trial.value as { token: string }).token);
  return { gateway, client, tokens };
}

/** An answer with the same word for whatever is drawn again. */
function steady(answer: unknown): unknown {
  return JSON.parse(
    JSON.stringify(answer, (name, value: unknown) => {
      const drawn = Object.hasOwn(DRAWN, name) ? DRAWN[name] : undefined;
      return drawn !== undefined && typeof value === 'string' ? value.replace(drawn, 'drawn') : value;
    }),
  );
}

interface Side {
  readonly gateway: Omit<Gateway, 'url'>;
  readonly client: SiteClient;
  readonly tokens: ReadonlyMap<string, string | null>;
}
let contract: Side;
let alternate: Side;
const answers = new Map<string, [SiteAnswer, SiteAnswer]>();

beforeAll(async () => {
  contract = await open('contract', 'merchants/aurora.json');
  alternate = await open('alternate', 'e2e/fixtures/alternate-merchant.json');
  for (const [id, [as, request]] of Object.entries(SAMPLE_CALLS) as [EndpointId, [string, unknown]][]) {
    const [one, other] = await Promise.all(
      [contract, alternate].map((side) => side.client.call(id, request, side.tokens.get(as))),
    );
    if (one && other) answers.set(id, [one, other]);
  }
}, HOOK_LIMIT_MS);
afterAll(() => Promise.all([contract.gateway.close(), alternate.gateway.close()]));

describe('one site, two gateways', () => {
  it.each(Object.keys(ENDPOINTS) as EndpointId[])('%s answers the same', (id) => {
    const [one, other] = answers.get(id) ?? [];
    expect(one).toBeDefined();
    expect(steady(other)).toEqual(steady(one));
    expect(one?.kind === 'refusal' ? one.code : undefined).toBe(REFUSED[id]);
  });

  it('shares no path and no envelope', () => {
    expect(alternate.client.sent.every((line) => / \/svc\/v2\//.test(line))).toBe(true);
    expect(contract.client.sent.every((line) => / \/api\/v1\//.test(line))).toBe(true);
    const ids = Object.keys(ENDPOINTS) as EndpointId[];
    expect(new Set(ids.map(alternatePlace)).size).toBe(ids.length);
  });
});
