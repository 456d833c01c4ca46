import { pin, registerRelease, setDefault } from '../edits/edits';
import { verifyStore } from '../verify/verify-store';
import { applyEdit } from '../change/apply-edit';
import { publishDist } from '../publish/publish';
import { signRelease } from '../trust/statement';
import { sha256Hex } from '../store/digest';
import { descriptorKey, fileKey } from '../store/keys';
import { bytesOf } from '../store/store';
import { saveSettings } from '../test-support/save-settings';
import {
  fixture,
  merchantFixture,
  settingsFixture,
  writeFixture,
  type FixtureOptions,
} from '../test-support/fixture-dist';
import { fixtureSite, type FixtureSite } from '../test-support/fixture-site';

const READ = 'R-60 GET /announcements';
const LOTTERIES = 'R-46 GET /lottery/list';

async function publish(site: FixtureSite, version: string, capabilities: FixtureOptions['capabilities']) {
  const dist = await writeFixture(fixture('mfe-promotions', version, { capabilities }));
  const lines: string[] = [];
  const report = (line: string): void => void lines.push(line);
  await publishDist({ store: site.store, dist, environments: ['production'], author: 'tester', report });
  return lines;
}

async function write(site: FixtureSite, edit: Parameters<typeof applyEdit>[0]['edit'], dryRun = false) {
  const lines: string[] = [];
  const report = (line: string): void => void lines.push(line);
  await applyEdit({
    store: site.store,
    environment: 'production',
    author: 'tester',
    reason: 'try',
    report,
    edit,
    dryRun,
  });
  return lines.filter((line) => line.includes('ask'));
}

/** Brings a release into the store as publish did before capabilities were stated. */
async function storeOld({ store, edit }: FixtureSite): Promise<void> {
  const { descriptor, files } = fixture('mfe-promotions', '0.9.0', { capabilities: null });
  for (const [name, text] of files) await store.create(fileKey('mfe-promotions', name), bytesOf(text));
  const bytes = bytesOf(JSON.stringify(descriptor));
  await store.create(descriptorKey('mfe-promotions', '0.9.0'), bytes);
  const release = { name: 'mfe-promotions', version: '0.9.0', sha256: sha256Hex(bytes) } as const;
  await signRelease(store, 'production', { ...release, length: bytes.length });
  await edit((map) => registerRelease(map, release.name, release.version, release.sha256));
}

describe('publishing a section', () => {
  it.each<[string, FixtureOptions['capabilities'], string]>([
    ['that states no capabilities', null, 'mfe-promotions 1.1.0 does not state its capabilities: name them in '],
    [
      'that hides a call behind the id of another',
      { calls: ['R-60 POST /withdrawals'] },
      'states the call R-60 POST /withdrawals, which the contract does not have so',
    ],
    ['that makes up a call', { calls: ['R-99 GET /members'] }, 'states the call R-99 GET /members, '],
    ['that would have the token', { session: ['token'] }, "states the key token, which is the host's alone"],
    ['that would have the session', { session: ['MC_SESSION_INFO'] }, 'states the key MC_SESSION_INFO, '],
    ['that would tell the events of another', { emits: ['game.launched'] }, 'states that it tells game.launched, '],
    ['that would show anything of anybody', { hosts: ['https:'] }, 'states the host https:: an https origin '],
    ['whose capability is none', { local: ['a b; c'] }, 'capabilities.local.0: not a capability'],
  ])('is refused for one %s', async (_what, capabilities, sentence) => {
    const site = await fixtureSite();
    await expect(publish(site, '1.1.0', capabilities)).rejects.toThrow(sentence);
    await expect(publish(site, '1.1.0-rc.1', capabilities)).rejects.toThrow(sentence.replace('1.1.0', '1.1.0-rc.1'));
  });

  it('says what the version asks for that the served one does not', async () => {
    const site = await fixtureSite();
    await publish(site, '1.1.0', { calls: [READ] });
    await write(site, (map) => setDefault(map, 'mfe-promotions', '1.1.0'));
    const lines = await publish(site, '1.2.0', { calls: [READ, LOTTERIES] });
    expect(lines).toContain('mfe-promotions 1.2.0 now asks for R-46 (GET /lottery/list)');
    expect(lines.filter((line) => line.includes('asks for'))).toHaveLength(1);
  });
});

describe('serving a version', () => {
  it('says before it is written what those who get it are asked for', async () => {
    const site = await fixtureSite();
    await publish(site, '1.1.0', { calls: [READ] });
    await publish(site, '1.2.0', { calls: [LOTTERIES] });
    await write(site, (map) => setDefault(map, 'mfe-promotions', '1.1.0'));
    const changes = [
      'mfe-promotions 1.2.0 now asks for R-46 (GET /lottery/list)',
      'mfe-promotions 1.2.0 no longer asks for R-60 (GET /announcements)',
    ];
    const promote: Parameters<typeof applyEdit>[0]['edit'] = (map) => setDefault(map, 'mfe-promotions', '1.2.0');
    expect(await write(site, promote, true)).toEqual(changes);
    expect(await write(site, (map) => pin(map, 'aurora', 'mfe-promotions', '1.2.0'))).toEqual(changes);
    expect(await write(site, promote)).toEqual(changes);
    expect(await write(site, (map) => setDefault(map, 'mfe-promotions', '1.1.0'))).toEqual([
      'mfe-promotions 1.1.0 now asks for R-60 (GET /announcements)',
      'mfe-promotions 1.1.0 no longer asks for R-46 (GET /lottery/list)',
    ]);
  });
});

it('lets releases from before be served, and verify notes them', async () => {
  const site = await fixtureSite();
  const notesOf = (notes: readonly string[]) => notes.filter((note) => note.includes('capabilities'));
  expect(notesOf((await verifyStore(site.store, 'production')).notes)).toEqual([]);
  await storeOld(site);
  await write(site, (map) => setDefault(map, 'mfe-promotions', '0.9.0'));
  const { notes, problems } = await verifyStore(site.store, 'production');
  expect(problems).toEqual([]);
  expect(notesOf(notes)).toEqual([
    'Note: mfe-promotions 0.9.0 is from before capabilities were stated, so the host refuses it nothing',
  ]);
});

it('notes hosts that a served release states and the settings of a merchant do not name', async () => {
  const host = 'https://pictures.example';
  const named = merchantFixture('aurora', { pictureHosts: [host] });
  const site = await fixtureSite(settingsFixture(['bahari', 'lotus'], { merchants: { aurora: named } }));
  const notesOf = async () =>
    (await verifyStore(site.store, 'production')).notes.filter((note) => note.includes('pictureHosts'));
  await publish(site, '1.1.0', { hosts: [host] });
  await write(site, (map) => setDefault(map, 'mfe-promotions', '1.1.0'));
  expect(await notesOf()).toEqual([]);
  const merchants = { aurora: named, bahari: merchantFixture('bahari') };
  await saveSettings(site.store, 'production', settingsFixture([], { merchants }));
  expect(await notesOf()).toEqual([
    `Note: mfe-promotions 1.1.0 shows something of ${host}, which pictureHosts does not name for bahari`,
  ]);
});
