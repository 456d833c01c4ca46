import { setDefault } from '../edits/edits';
import { publishDist } from '../publish/publish';
import { sha256Hex } from '../store/digest';
import { provenanceKey } from '../store/keys';
import { bytesOf, readText } from '../store/store';
import { fixture, settingsFixture, writeFixture } from '../test-support/fixture-dist';
import { emptySite, type FixtureSite } from '../test-support/fixture-site';
import { CHANGED, CLEAN, provenDist, statementOf } from '../test-support/proven-dist';
import { contentsOf } from '../test-support/run-mfe';
import { saveSettings } from '../test-support/save-settings';
import { sealEnvelope, type Envelope } from './dsse';
import { newSigner } from '../trust/signer';
import { verifyStore } from '../verify/verify-store';
import { STATEMENT_TYPE } from './statement';

const SETTINGS = settingsFixture(['aurora'], { requiresProvenance: true });
const HOST = fixture('host-shell', '1.0.0');
const GAMES = fixture('mfe-games', '1.0.0');
const KEY = provenanceKey('mfe-games', '1.0.0');

const publish = ({ store }: FixtureSite, dist: string): Promise<unknown> =>
  publishDist({ store, dist, environments: ['production'], author: 'tester' });

const serveGames = (site: FixtureSite): Promise<unknown> =>
  site.edit((map) => setDefault(setDefault(map, 'host-shell', '1.0.0'), 'mfe-games', '1.0.0'));

/** A site that demands provenance, with a host and games that have it; nothing is served yet. */
async function provenSite(): Promise<FixtureSite> {
  const site = await emptySite(SETTINGS);
  for (const made of [HOST, GAMES]) await publish(site, await provenDist(CLEAN, made));
  return site;
}

/** Puts these envelopes where those of games are. */
async function putEnvelopes(site: FixtureSite, envelopes: readonly Envelope[]): Promise<void> {
  const text = envelopes.map((envelope) => `${JSON.stringify(envelope)}\n`).join('');
  await site.store.replace(KEY, bytesOf(text), (await site.store.get(KEY))?.etag ?? null);
}

async function onlyEnvelope(site: FixtureSite): Promise<Envelope> {
  return JSON.parse((await readText(site.store, KEY))?.text ?? '') as Envelope;
}

const bytesOfJson = (value: object): Uint8Array => bytesOf(JSON.stringify(value));
const payloadWith = (value: object): string => Buffer.from(bytesOfJson(value)).toString('base64');
const stranger = newSigner().signer;

/** The statement of games with other bytes of its entry. */
function foreignEntry(): object {
  const files = new Map([...GAMES.files].map(([file, text]) => [file, file.startsWith('entry.') ? `${text} ` : text]));
  return statementOf({ ...GAMES, files }, CLEAN, sha256Hex(JSON.stringify(GAMES.descriptor)));
}

async function signed(site: FixtureSite, statement: object): Promise<Envelope> {
  const signers = (await site.store.trust?.signersOf('production')) ?? [];
  return sealEnvelope(STATEMENT_TYPE, bytesOfJson(statement), signers);
}

describe('an environment that demands provenance', () => {
  it.each([
    ['none', () => writeFixture(GAMES), 'is missing'],
    ['one of another build', () => provenDist(CLEAN, GAMES, statementOf(GAMES, CLEAN, 'a'.repeat(64))), 'is missing'],
    ['one without a commit', () => provenDist(null, GAMES), 'names an unknown commit'],
    [
      'one of a commit with changes',
      () => provenDist(CHANGED, GAMES),
      'names commit dddddddddddd with 2 changed files',
    ],
    ['one with other files', () => provenDist(CLEAN, GAMES, foreignEntry()), 'states other bytes of entry.'],
  ])('takes no build with %s, and stores nothing of it', async (_what, dist, fault) => {
    const site = await emptySite(SETTINGS);
    const before = await contentsOf(site.store);
    await expect(publish(site, await dist())).rejects.toThrow(
      `production demands provenance, and that of mfe-games 1.0.0 ${fault}`,
    );
    expect(await contentsOf(site.store)).toEqual(before);
  });

  it('serves a release with it', async () => {
    const site = await provenSite();
    await serveGames(site);
    expect((await verifyStore(site.store, 'production')).problems).toEqual([]);
  });

  const unsigned = 'is signed by no publisher of mfe-games';
  it.each<[string, string, (site: FixtureSite, envelope: Envelope) => Promise<Envelope> | Envelope]>([
    [
      'is forged',
      unsigned,
      (_site, envelope) => ({
        ...envelope,
        payload: payloadWith(statementOf(GAMES, { ...CLEAN, commit: 'e'.repeat(40) })),
      }),
    ],
    [
      'is of a key that nobody named',
      unsigned,
      () => sealEnvelope(STATEMENT_TYPE, bytesOfJson(statementOf(GAMES, CLEAN)), [stranger]),
    ],
    ['has no signature', unsigned, (_site, envelope) => ({ ...envelope, signatures: [] })],
    ['is of another release', 'speaks of another build', (site) => signed(site, statementOf(HOST, CLEAN))],
    ['is of other files', 'states other bytes of entry.', (site) => signed(site, foreignEntry())],
  ])('serves none whose provenance %s, and verify tells of one that is served', async (_what, fault, forge) => {
    const site = await provenSite();
    const good = await onlyEnvelope(site);
    const forged = await forge(site, good);
    const sentence = `production demands provenance, and that of mfe-games 1.0.0 ${fault}`;
    await putEnvelopes(site, [forged]);
    await expect(serveGames(site)).rejects.toThrow(sentence);
    await putEnvelopes(site, [forged, good]);
    await serveGames(site);
    await putEnvelopes(site, [forged]);
    expect((await verifyStore(site.store, 'production')).problems).toEqual([expect.stringContaining(sentence)]);
  });

  it('takes what it knew before from the same build, published again', async () => {
    const site = await emptySite(settingsFixture(['aurora']));
    await publish(site, await writeFixture(HOST));
    await publish(site, await writeFixture(GAMES));
    await serveGames(site);
    await saveSettings(site.store, 'production', SETTINGS);
    expect((await verifyStore(site.store, 'production')).problems).toHaveLength(2);
    for (const made of [HOST, GAMES]) await publish(site, await provenDist(CLEAN, made));
    expect((await verifyStore(site.store, 'production')).problems).toEqual([]);
  });
});
