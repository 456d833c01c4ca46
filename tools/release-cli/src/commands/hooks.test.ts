import { chmod, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setDefault } from '../edits/edits';
import { afterBrandGuards, afterTick } from '../notify/after-write';
import { duePending, keepPending, outboxFolder } from '../notify/outbox';
import { webhookSignature } from '../notify/webhook-request';
import { readMap } from '../map/read-map';
import { requireSettings } from '../settings/settings';
import { fixtureSite, type FixtureSite } from '../test-support/fixture-site';
import { fourEyes } from '../test-support/four-eyes';
import { startReceiver, type Received } from '../test-support/receiver';
import { contentsOf, runMfe, type Ran } from '../test-support/run-mfe';
import { scratchFolder } from '../test-support/scratch-folder';
import { silent } from '../text/report';

const SECRET = `whsec_${Buffer.from('a secret of at least 24 bytes').toString('base64')}`;

interface Told {
  readonly type: string;
  readonly data: { readonly revision: number; readonly reason: string; readonly merchants: readonly string[] };
}

async function siteWith(hooks: object): Promise<FixtureSite> {
  const site = await fixtureSite();
  await site.publish('mfe-games', '1.1.0');
  await writeFile(join(site.home, 'hooks.json'), JSON.stringify(hooks));
  return site;
}

const run = async (site: FixtureSite, line: string): Promise<Ran> => runMfe(site, line.split(' '));
const standard = (url: string, more: object = {}): object => ({
  name: 'ops',
  kind: 'standard',
  url: `${url}/hook`,
  secret: SECRET,
  allowPrivate: true,
  ...more,
});
const toldOf = ({ body }: Received): Told => JSON.parse(body) as Told;

describe('webhooks', () => {
  it('are told of each write once it has taken effect, signed', async () => {
    const receiver = await startReceiver();
    const site = await siteWith({ webhooks: [standard(receiver.url)] });
    for (const line of [
      'promote mfe-games 1.1.0 --reason lobby',
      'pin bahari mfe-games 1.0.0',
      'canary mfe-games 1.0.0 --percent 10',
      'canary end mfe-games',
      'switch mfe-games off',
      'switch mfe-games on',
      'unpin bahari mfe-games',
      'rollback mfe-games',
      'revoke mfe-games 1.1.0',
      'settings edit liveReload=true',
      'merchant brand aurora --hue 20',
    ])
      expect(await run(site, line)).toMatchObject({ status: 0, error: '' });
    expect(receiver.received.map((request) => toldOf(request).type)).toEqual([
      'map.promoted',
      'map.pinned',
      'map.rollout_changed',
      'map.rollout_changed',
      'map.switched',
      'map.switched',
      'map.unpinned',
      'map.rolled_back',
      'map.revoked',
      'settings.written',
      'settings.written',
    ]);
    const [first] = receiver.received;
    expect(toldOf(first as Received)).toMatchObject({
      data: {
        environment: 'production',
        author: 'tester',
        reason: expect.stringMatching(/^lobby\b/),
        proposal: null,
        merchants: ['aurora', 'bahari'],
      },
    });
    const { headers = {}, body = '' } = first ?? {};
    expect(headers['webhook-signature']).toBe(
      webhookSignature(SECRET, String(headers['webhook-id']), Number(headers['webhook-timestamp']), body),
    );
  });

  it('are told nothing of a dry run, of a refusal, and of what changes nothing', async () => {
    const receiver = await startReceiver();
    const site = await siteWith({ webhooks: [standard(receiver.url)] });
    await run(site, 'promote mfe-games 1.1.0 --dry-run');
    await run(site, 'promote mfe-games 9.9.9');
    await run(site, 'promote mfe-games 1.0.0');
    expect(receiver.received).toEqual([]);
  });

  it('are told of a proposal, and of the signature by which it takes effect', async () => {
    const receiver = await startReceiver();
    const file = join(await scratchFolder(), 'hooks.json');
    await writeFile(file, JSON.stringify({ webhooks: [standard(receiver.url)] }));
    const { ada, bo } = await fourEyes({ MFE_HOOKS: file });
    const [, id = ''] = /mfe sign ([0-9a-f]{12})/.exec((await ada('promote mfe-games 1.1.0')).out) ?? [];
    await bo(`sign ${id}`);
    expect(receiver.received.map((request) => JSON.parse(request.body) as unknown)).toMatchObject([
      { type: 'map.proposed', data: { author: 'Ada', proposal: id, merchants: ['aurora', 'bahari'] } },
      { type: 'map.approved', data: { author: 'Ada and Bo', proposal: null } },
    ]);
  });

  it('are told of a brand that its guard took back', async () => {
    const receiver = await startReceiver();
    const site = await siteWith({ webhooks: [standard(receiver.url)] });
    const context = { store: site.store, home: site.home, variables: {}, report: silent, command: 'tick' };
    const stored = await requireSettings(site.store, 'production');
    const written = { revision: 1, isWritten: true, changes: ['merchants.aurora.brandCanary: is gone'], stored };
    await afterBrandGuards(context, { taken: [{ merchant: 'aurora', action: 'taken back', written }] });
    expect(receiver.received.map((request) => toldOf(request))).toMatchObject([
      { type: 'settings.written', data: { merchants: ['aurora'], changes: written.changes } },
    ]);
  });

  it('are told what a tick did, and whether a guard did it', async () => {
    const receiver = await startReceiver();
    const site = await siteWith({ webhooks: [standard(receiver.url)] });
    const context = { store: site.store, home: site.home, variables: {}, report: silent, command: 'tick' };
    for (const isGuarded of [true, false]) {
      const version = isGuarded ? '1.1.0' : '1.0.0';
      const written = await site.edit((map) => setDefault(map, 'mfe-games', version));
      await afterTick(context, { written, isGuarded, actions: [`to ${version}`] });
    }
    await afterTick(context, { written: null, isGuarded: false, actions: [] });
    expect(receiver.received.map((request) => JSON.parse(request.body) as unknown)).toMatchObject([
      { type: 'map.guarded', data: { changes: ['to 1.1.0'], merchants: ['aurora', 'bahari'] } },
      { type: 'map.stepped', data: { changes: ['to 1.0.0'] } },
    ]);
  });

  it('fail no write: what did not arrive is told, kept, and sent again by a tick', async () => {
    const receiver = await startReceiver();
    const site = await siteWith({ webhooks: [standard(receiver.url)] });
    receiver.answer(503);
    const { status, out } = await run(site, 'promote mfe-games 1.1.0');
    expect(status).toBe(0);
    expect((await readMap(site.store, 'production')).map.defaults).toMatchObject({ 'mfe-games': '1.1.0' });
    expect(out).toMatch(
      /The webhook ops was not told of revision 5 of production: it answered 503; mfe tick tries again from 2\S+ on\./,
    );
    const [file = ''] = await readdir(outboxFolder(site.home));
    expect(await readFile(join(outboxFolder(site.home), file), 'utf8')).not.toMatch(/whsec|127\.0\.0\.1/);
    receiver.answer(200);
    const tries = receiver.received.length;
    await run(site, 'tick');
    expect(receiver.received).toHaveLength(tries);
    const [pending] = await duePending(site.home, new Date('2100-01-01T00:00:00Z'));
    if (pending === undefined) throw new Error('nothing waits');
    await keepPending(site.home, { ...pending, due: '2026-01-01T00:00:00.000Z' });
    expect((await run(site, 'tick')).out).toContain(
      'The webhook ops was told of revision 5 of production, after 1 failures.',
    );
    expect(await readdir(outboxFolder(site.home))).toEqual([]);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('reach no private network and follow no redirect', async () => {
    const receiver = await startReceiver();
    const port = new URL(receiver.url).port;
    const site = await siteWith({
      webhooks: [
        standard('', { name: 'literal', url: `https://127.0.0.1:${port}`, allowPrivate: false }),
        standard('', { name: 'named', url: `https://localhost:${port}`, allowPrivate: false }),
      ],
    });
    const { out, status } = await run(site, 'hooks test');
    expect(status).toBe(1);
    expect(out).toContain(
      'The webhook literal was not told: 127.0.0.1 is an address of this machine or a private network',
    );
    expect(out).toMatch(/The webhook named was not told: localhost leads to \S+, an address of this machine/);
    expect(receiver.received).toEqual([]);
    await writeFile(join(site.home, 'hooks.json'), JSON.stringify({ webhooks: [standard(receiver.url)] }));
    receiver.answer(307, { location: `${receiver.url}/elsewhere` });
    expect((await run(site, 'hooks test')).out).toContain('it answered 307, and redirects are not followed');
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hook']);
  });

  it.each<[string, unknown, string]>([
    ['no JSON', 'nothing', 'hooks.json is not JSON'],
    [
      'http outside of private networks',
      { webhooks: [standard('http://a.example', { allowPrivate: false })] },
      'webhooks.0: http is for private networks: use https, or set allowPrivate',
    ],
    [
      'a short secret',
      { webhooks: [standard('https://a.example', { secret: 'whsec_abc' })] },
      'webhooks.0.secret: whsec_',
    ],
    ['an unknown field', { webhooks: [standard('https://a.example', { header: {} })] }, 'webhooks.0.header'],
    ['an unknown event', { webhooks: [standard('https://a.example', { events: ['x'] })] }, 'webhooks.0.events.0'],
    ['two of a name', { webhooks: [standard('https://a.example'), standard('https://b.example')] }, 'the same name'],
  ])('refuse a file with %s by its field, and a write goes on without it', async (_case, hooks, sentence) => {
    const site = await siteWith({});
    await writeFile(join(site.home, 'hooks.json'), typeof hooks === 'string' ? hooks : JSON.stringify(hooks));
    const listed = await run(site, 'hooks list');
    expect([listed.status, listed.error]).toEqual([1, expect.stringContaining(sentence)]);
    expect(listed.error).not.toContain(SECRET.slice('whsec_'.length));
    const { status, out } = await run(site, 'pin bahari mfe-games 1.0.0');
    expect([status, out]).toEqual([0, expect.stringContaining('Nobody was told of revision')]);
  });

  it('are listed without their secrets', async () => {
    const site = await siteWith({ webhooks: [standard('https://a.example', { events: ['map.guarded'] })] });
    const before = await contentsOf(site.store);
    const { out, status } = await run(site, 'hooks list');
    expect([status, out]).toEqual([0, expect.stringMatching(/^ops +webhook, standard +all +map\.guarded$/m)]);
    expect(out).not.toContain(SECRET);
    const file = join(site.home, 'hooks.json');
    await chmod(file, 0o640);
    expect((await run(site, 'hooks list')).out).toContain(
      `Note: other users of this machine may read ${file}, which holds secrets: chmod 600 ${file}`,
    );
    await chmod(file, 0o600);
    expect((await run(site, 'hooks list')).out).not.toContain('Note');
    expect((await run(site, 'hooks list --json')).out).not.toContain('whsec');
    expect(await contentsOf(site.store)).toEqual(before);
  });
});

describe('caches', () => {
  it('are asked by HTTP to forget every site of the environment, in batches', async () => {
    const receiver = await startReceiver();
    const site = await siteWith({
      purges: [
        {
          name: 'edge',
          kind: 'http',
          url: `${receiver.url}/purge`,
          headers: { Authorization: 'Bearer abc' },
          body: { prefixes: '{prefixes}', reason: 'release' },
          site: 'https://{merchant}.site.example',
          batch: 1,
          allowPrivate: true,
        },
      ],
    });
    await run(site, 'pin bahari mfe-games 1.0.0');
    expect(receiver.received).toHaveLength(2);
    const [first] = receiver.received.toSorted((one, other) => one.body.localeCompare(other.body));
    expect(first).toMatchObject({ method: 'POST', path: '/purge', headers: { authorization: 'Bearer abc' } });
    expect(JSON.parse(first?.body ?? '')).toEqual({
      prefixes: ['m/', 'robots.txt', 'sitemap.xml'].map((path) => `aurora.site.example/${path}`),
      reason: 'release',
    });
  });

  it('are asked as CloudFront is, signed, the same again being the same invalidation', async () => {
    const receiver = await startReceiver();
    const cloudfront = {
      name: 'aws',
      kind: 'cloudfront',
      distribution: 'E2EXAMPLE',
      accessKeyId: 'AKIAEXAMPLE',
      secretAccessKey: 'secret',
      endpoint: receiver.url,
      allowPrivate: true,
      environments: ['production'],
    };
    const site = await siteWith({ purges: [cloudfront, { ...cloudfront, name: 'other', environments: ['staging'] }] });
    await run(site, 'promote mfe-games 1.1.0');
    expect(receiver.received).toHaveLength(1);
    const [{ method, path, headers, body } = {} as Received] = receiver.received;
    expect([method, path]).toEqual(['POST', '/2020-05-31/distribution/E2EXAMPLE/invalidation']);
    expect(headers.authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKIAEXAMPLE\/\d{8}\/us-east-1\/cloudfront\/aws4_request, SignedHeaders=\S+, Signature=[0-9a-f]{64}$/,
    );
    expect(body).toMatch(
      /^<InvalidationBatch xmlns="http:\/\/cloudfront\.amazonaws\.com\/doc\/2020-05-31\/"><CallerReference>msg_[0-9a-f]{32}<\/CallerReference><Paths><Items><Path>\/m\/\*<\/Path><Path>\/robots\.txt<\/Path><Path>\/sitemap\.xml<\/Path><\/Items><Quantity>3<\/Quantity><\/Paths><\/InvalidationBatch>$/,
    );
  });
});
