import { readdir } from 'node:fs/promises';
import { applyEdit } from '../change/apply-edit';
import { runCli } from '../run-cli';
import { saveSettings } from '../test-support/save-settings';
import { fixture, settingsFixture, writeFixture } from '../test-support/fixture-dist';
import { fixtureSite, type FixtureSite } from '../test-support/fixture-site';
import { contentsOf, runMfe } from '../test-support/run-mfe';
import { createKeys } from '../key-management/create-keys';

/** Status, what the sentence says, words. */
type Case = readonly [number, string, readonly string[]];

const FRAME: readonly Case[] = [
  [2, '"deploy" is not a command; they are listed by: mfe help', ['deploy']],
  [2, '"promot" is not a command; did you mean promote?', ['promot', 'mfe-games']],
  [2, '"rolback" is not a command; did you mean rollback?', ['rolback']],
  [2, '"lsit" is not a command; did you mean list?', ['help', 'lsit']],
  [2, 'mfe promote has no option --force: mfe help promote', ['promote', 'mfe-games', '1.1.0', '--force']],
  [2, 'mfe canary has no option --percnt; did you mean --percent?', ['canary', 'mfe-games', '1.1.0', '--percnt', '5']],
  [2, 'mfe list has no option --enviroment', ['list', '--enviroment=staging']],
  [2, ': mfe help list', ['list', '--env']],
  [2, 'The command comes before its options, such as --env: mfe help', ['--env', 'staging', 'list']],
  [2, '"now" is one word too many', ['list', 'mfe-games', 'now']],
  [1, '"Bad Name" cannot name an environment', ['list', '--env', 'Bad Name']],
  [1, '"ftp://x" is not a store', ['list', '--store', 'ftp://x']],
  [1, 'has no environment staging: it has production', ['switch', 'mfe-games', 'off', '--env', 'staging']],
  [1, 'it has production; did you mean production?', ['tick', '--env', 'prodution']],
  [1, 'has no environment prodution: it has production', ['list', '--env', 'prodution']],
  [1, 'has no environment prodution: it has production', ['preview', '--env', 'prodution']],
  [1, 'has no environment prodution: it has production', ['history', '--env', 'prodution']],
  [1, 'has no environment prodution: it has production', ['sets', '--env', 'prodution']],
  [1, 'has no environment prodution: it has production', ['sign', '--env', 'prodution']],
  [1, 'has no environment prodution: it has production', ['settings', 'show', '--env', 'prodution']],
  [1, 'has no environment stagin: it has production', ['promote', '--from', 'stagin', '--to', 'production']],
  [1, 'has no environment: it has neither maps nor settings', ['collect', '--store', '/nowhere']],
];

const MAP: readonly Case[] = [
  [2, 'Name a version', ['promote', 'mfe-games']],
  [2, 'mfe-games is named twice', ['promote', 'mfe-games', '1.1.0', 'mfe-games', '1.0.0']],
  [2, 'leave out --message', ['switch', 'mfe-games', 'on', '--message', 'EN=Back']],
  [2, '"latest" is not a version such as 1.2.3', ['promote', 'mfe-games', 'latest']],
  [2, '"shop" is not the name of a package', ['pin', 'aurora', 'shop', '1.0.0']],
  [2, '"games" is not the name of a package; did you mean mfe-games?', ['rollback', 'games']],
  [2, '"host-shel" is not the name of a package; did you mean host-shell?', ['promote', 'host-shel', '1.0.0']],
  [1, 'it has no versions yet; did you mean mfe-games?', ['pin', 'aurora', 'mfe-gmaes', '1.0.0']],
  [1, 'mfe-games; did you mean mfe-games?', ['list', 'mfe-gmaes']],
  [1, 'production has no merchant bahary; did you mean bahari?', ['pin', 'bahary', 'mfe-games', '1.1.0']],
  [1, 'production has no merchant bahary; did you mean bahari?', ['unpin', 'bahary', 'mfe-games']],
  [1, 'production has no merchant bahary; did you mean bahari?', ['rollback', '--merchant', 'bahary']],
  [1, 'no merchant auroa; did you mean aurora?', ['switch', 'mfe-games', 'off', '--merchants', 'auroa']],
  [1, 'no merchant auroa; did you mean aurora?', ['canary', 'mfe-games', '1.1.0', '--merchants', 'auroa']],
  [1, 'no merchant auroa; did you mean aurora?', ['sets', '--candidate', 'auroa:mfe-games=1.1.0']],
  [1, 'mfe-shop 1.0.0 is not published in production: it has no versions yet', ['pin', 'aurora', 'mfe-shop', '1.0.0']],
  [1, 'production has no package mfe-shop: it has host-shell, mfe-games', ['switch', 'mfe-shop', 'off']],
  [1, 'production has no package mfe-shop: it has host-shell, mfe-games', ['list', 'mfe-shop']],
  [1, 'mfe-games 9.0.0 is not published in production: it has 1.0.0, 1.1.0', ['promote', 'mfe-games', '9.0.0']],
  [1, 'production has no merchant nobody', ['pin', 'nobody', 'mfe-games', '1.1.0']],
  [1, 'mfe-games has no previous version in production', ['rollback', 'mfe-games']],
  [1, 'mfe-games has no rollout in production', ['canary', 'end', 'mfe-games']],
];

const OWN: readonly Case[] = [
  [2, 'Say what to do: mfe keys create', ['keys']],
  [2, 'Name the key to retire', ['keys', 'retire']],
  [1, 'production has keys already', ['keys', 'create']],
  [1, 'staging has no keys yet: mfe keys create --env staging', ['keys', 'renew', '--env', 'staging']],
  [1, 'abc is not a key that production trusts', ['keys', 'retire', 'abc']],
  [1, 'production does not allow overrides', ['share', '--merchant', 'aurora', 'mfe-games=1.1.0']],
  [2, 'Say whose site with --merchant', ['share', 'mfe-games=1.1.0']],
  [2, 'is shown by: mfe publish --dry-run', ['preview', 'publish', 'mfe-games']],
  [2, '--merchant goes with: mfe preview publish', ['preview', '--merchant', 'aurora']],
  [2, 'Name at least one version to share', ['share', '--merchant', 'aurora']],
  [2, '"mfe-games" is not <package>=<version>', ['share', '--merchant', 'aurora', 'mfe-games']],
  [2, '"x" is not a version such as 1.2.3', ['share', '--merchant', 'aurora', 'mfe-games=x']],
  [2, '"home" is not an address of a site', ['share', '--merchant', 'aurora', 'mfe-games=1.1.0', '--url', 'home']],
  [2, 'Name a shell', ['completion', 'tcsh']],
];

async function siteWithNewGames(): Promise<FixtureSite> {
  const site = await fixtureSite();
  await site.publish('mfe-games', '1.1.0', { text: 'new' });
  return site;
}

describe('what a command may not do', () => {
  it('ends with one sentence and its status, and has written nothing', async () => {
    const site = await siteWithNewGames();
    const [before, files] = [await contentsOf(site.store), await readdir(site.home, { recursive: true })];
    for (const [status, sentence, words] of [...FRAME, ...MAP, ...OWN]) {
      const ran = await runMfe(site, words);
      expect([words.join(' '), ran.status, ran.out]).toEqual([words.join(' '), status, '']);
      expect(ran.error).toContain(sentence);
      expect(ran.error.split('\n')).toHaveLength(1);
      const asJson = await runMfe(site, [...words, '--json']);
      // An option without its value takes the next word for it.
      if (words.at(-1) !== '--env')
        expect([asJson.status, JSON.parse(asJson.out), asJson.error]).toEqual([
          status,
          { ok: false, error: ran.error },
          '',
        ]);
    }
    expect(await contentsOf(site.store)).toEqual(before);
    expect(await readdir(site.home, { recursive: true })).toEqual(files);
  });

  it('is red for a person at a terminal, and plain for anybody else', async () => {
    const site = await fixtureSite();
    expect((await runMfe(site, ['deploy'], { isColoured: true })).error).toBe(
      '\u001b[31m"deploy" is not a command; they are listed by: mfe help\u001b[39m',
    );
    expect((await runMfe(site, ['deploy'])).error).not.toContain('\u001b');
    expect((await runMfe(site, ['deploy', '--json'], { isColoured: true })).out).not.toContain('\u001b');
  });

  it('has a status of its own for what nobody expected', async () => {
    const site = await fixtureSite();
    const errors: string[] = [];
    const host = {
      out: () => {
        throw new Error('the disk\n  is full');
      },
      error: (line: string) => errors.push(line),
      environment: { MFE_HOME: site.home },
      repository: site.home,
      isColoured: false,
    };
    expect(await runCli(host, ['list'])).toBe(3);
    expect(errors).toEqual(['This was not expected: the disk is full']);
    expect(await runCli({ ...host, environment: { ...host.environment, MFE_DEBUG: '1' } }, ['list'])).toBe(3);
    expect(errors.at(-1)).toMatch(/^Error: the disk[^]*refusals\.test/);
  });
});

describe('mfe share', () => {
  async function stagingSite(): Promise<FixtureSite> {
    const site = await siteWithNewGames();
    await createKeys({ store: site.store, places: { home: site.home }, environment: 'staging', owner: 'tester' });
    const settings = settingsFixture(['aurora'], { allowsOverrides: true, overrideOrigins: ['http://localhost:*'] });
    await saveSettings(site.store, 'staging', settings);
    for (const [name, version] of [
      ['host-shell', '1.0.0'],
      ['mfe-games', '1.1.0'],
    ] as const) {
      const { map } = await site.edit((present) => present);
      const sha256 = map.releases[name]?.[version] ?? '';
      await applyEdit({
        store: site.store,
        environment: 'staging',
        author: 'tester',
        reason: 'test',
        edit: (staging) => ({
          ...staging,
          releases: { ...staging.releases, [name]: { [version]: sha256 } },
          defaults: { ...staging.defaults, [name]: version },
        }),
      });
    }
    return site;
  }

  it('prints a link that pages of that merchant believe', async () => {
    const site = await stagingSite();
    const words = ['share', '--env', 'staging', '--merchant', 'aurora', 'mfe-games=1.1.0', 'mfe-agent=off'];
    const ran = await runMfe(site, [...words, '--for', '30m', '--url', 'https://aurora.staging.example/']);
    expect(ran).toMatchObject({ status: 0, error: '' });
    expect(ran.out).toMatch(/^https:\/\/aurora\.staging\.example\/m\/home\?overrides=[\w-]+\.[0-9a-f]{12}\.[\w-]+$/);
    const payload = Buffer.from(ran.out.split('=')[1]?.split('.')[0] ?? '', 'base64url').toString();
    expect(JSON.parse(payload)).toMatchObject({
      environment: 'staging',
      merchant: 'aurora',
      versions: { 'mfe-games': '1.1.0', 'mfe-agent': 'off' },
    });
    const asJson = JSON.parse((await runMfe(site, [...words, '--json'])).out) as Record<string, unknown>;
    expect(asJson).toMatchObject({ ok: true, environment: 'staging', merchant: 'aurora' });
    expect(asJson['url']).toMatch(/^http:\/\/aurora\.localhost:4100\/m\/home\?overrides=/);
  });

  it('is what preview publish prints last, of a build that no map names', async () => {
    const site = await stagingSite();
    const dist = await writeFixture(fixture('mfe-games', '1.1.0', { text: 'a change' }));
    const words = ['preview', 'publish', 'mfe-games', '--env', 'staging', '--merchant', 'aurora', '--dist', dist];
    const ran = await runMfe(site, words);
    expect(ran).toMatchObject({ status: 0, error: '' });
    expect(ran.out.split('\n').at(-1)).toMatch(/^http:\/\/aurora\.localhost:4100\/m\/home\?overrides=[\w.-]+$/);
    expect((await runMfe(site, ['list', 'mfe-games', '--env', 'staging'])).out).not.toContain('preview');
    expect((await runMfe(site, [...words, '--dry-run'])).out).toMatch(/Nothing is written: this was a dry run\.$/);
  });

  it.each([
    ['The pages of staging do not carry mfe-games 7.0.0', ['mfe-games=7.0.0']],
    ['host-shell cannot be switched off', ['host-shell=off']],
    ['A link is good for at most 30 days', ['mfe-games=1.1.0', '--for', '31d']],
    ['staging has no merchant bahari', ['mfe-games=1.1.0', '--merchant', 'bahari']],
  ])('refuses: %s', async (sentence, words) => {
    const site = await stagingSite();
    const ran = await runMfe(site, ['share', '--env', 'staging', '--merchant', 'aurora', ...words]);
    expect(ran).toMatchObject({ status: 1, out: '' });
    expect(ran.error).toContain(sentence);
  });
});
