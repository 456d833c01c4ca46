import { emptyReleaseMap, type ReleaseMap } from 'shared-contracts/release/release-map';
import { viewForMerchant } from 'shared-contracts/release/resolve';
import { candidateVersions } from 'shared-contracts/release/sets';
import { remotesIn, type PackageName } from 'shared-contracts/remote/remote-names';
import { PRODUCT_SECTIONS } from '../settings/admitted-sections';
import { fileKey } from '../store/keys';
import type { Store } from '../trust/store';
import { fixture, merchantFixture, settingsFixture, type Fixture } from '../test-support/fixture-dist';
import { PageRenderer } from './page-renderer';

const MERCHANTS = ['aurora', 'bahari', 'lotus', 'zenit'] as const;
const CHOICES = Array.from({ length: 9 }, (_, index) => `${index + 3}.7.${index + 11}`);
const ROUNDS = 150;

/** Numbers from 0 to 1 that follow from a seed. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const made = new Map<string, Fixture>();

function built(name: PackageName, version: string): Fixture {
  const id = `${name}@${version}`;
  const known = made.get(id) ?? fixture(name, version);
  made.set(id, known);
  return known;
}

function randomMap(random: () => number): ReleaseMap {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const some = (): string[] => MERCHANTS.filter(() => random() < 0.4);
  const map: ReleaseMap = {
    ...emptyReleaseMap('production'),
    revision: Math.floor(random() * 900) + 100,
    author: 'author-of-the-write',
    reason: 'reason of the write',
    defaults: { 'host-shell': pick(CHOICES) },
  };
  for (const name of remotesIn(PRODUCT_SECTIONS)) {
    map.defaults[name] = pick(CHOICES);
    if (random() < 0.4) map.previous[name] = pick(CHOICES);
    for (const merchant of some()) map.pins[merchant] = { ...map.pins[merchant], [name]: pick(CHOICES) };
    for (const merchant of some())
      map.previousPins[merchant] = { ...map.previousPins[merchant], [name]: pick(CHOICES) };
    if (random() < 0.5) {
      const merchants = random() < 0.7 ? some() : undefined;
      const percent = Math.round(random() * 10_000) / 100;
      map.rollouts.push({
        package: name,
        version: pick(CHOICES),
        percent,
        held: 'held text',
        ...(merchants && { merchants }),
      });
    }
    if (random() < 0.3) {
      map.switches.push({ package: name, merchants: some(), message: { EN: `notice of ${name}.` } });
    }
  }
  return map;
}

/** Every version that stands in a text as a value. */
function versionsIn(text: string): ReadonlySet<string> {
  return new Set(text.match(/\b\d{1,2}\.7\.\d{2}\b/g));
}

const store = {
  get: (key: string) => {
    for (const { descriptor, files } of made.values())
      for (const [file, text] of files)
        if (key === fileKey(descriptor.name, file)) return Promise.resolve({ bytes: Buffer.from(text), etag: '' });
    return Promise.resolve(null);
  },
} satisfies Pick<Store, 'get'>;

describe('the privacy of merchants', () => {
  it(`holds for every page and feed of ${ROUNDS} random maps`, async () => {
    const random = generator(20_261_121);
    let checked = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const map = randomMap(random);
      const settings = settingsFixture([], {
        merchants: Object.fromEntries(
          MERCHANTS.map((code) => [code, merchantFixture(code, { apiOrigin: `https://api.${code}.example` })]),
        ),
      });
      const renderer = new PageRenderer({
        store: store as unknown as Store,
        map,
        settings,
        descriptorOf: (name, version) => built(name, version).descriptor,
      });
      for (const merchant of MERCHANTS) {
        const rendered = await renderer.render(
          merchantFixture(merchant, { apiOrigin: `https://api.${merchant}.example` }),
        );
        const page = rendered?.stamped({ revision: map.revision, keys: [] });
        const texts = [page?.html ?? '', JSON.stringify(page?.feed)];
        const own = Object.values(candidateVersions(viewForMerchant(map, merchant))).flat();
        const notices = map.switches
          .filter((entry) => entry.merchants?.includes(merchant) === false)
          .map((entry) => entry.message.EN ?? '');
        const others = MERCHANTS.filter((code) => code !== merchant);
        for (const text of texts) {
          const lower = text.toLowerCase();
          const leaked = [
            ...[...others, ...notices, 'held text', 'author-of', 'reason of'].filter((secret) =>
              lower.includes(secret),
            ),
            ...[...versionsIn(text)].filter((version) => !own.includes(version)),
          ];
          expect({ merchant, leaked, isOwn: lower.includes(merchant) }).toEqual({ merchant, leaked: [], isOwn: true });
          checked += 1;
        }
      }
    }
    expect(checked).toBe(ROUNDS * MERCHANTS.length * 2);
  });

  it('would notice a version of somebody else', () => {
    expect([...versionsIn('{"version":"3.7.11"},{"a":"x-4.7.12"}')]).toEqual(['3.7.11', '4.7.12']);
  });
});

describe('a host that is rolled out', () => {
  it('comes with the starter of the page, which is that of the default host', async () => {
    const [before, after] = ['3.7.11', '4.7.12'];
    const page = (version: string) => ({ starter: `globalThis.startedBy = '${version}';` });
    made.set('host-shell@3.7.11', fixture('host-shell', before, { page: page(before) }));
    made.set('host-shell@4.7.12', fixture('host-shell', after, { page: page(after) }));
    const map: ReleaseMap = {
      ...emptyReleaseMap('production'),
      revision: 5,
      defaults: { 'host-shell': before },
      rollouts: [{ package: 'host-shell', version: after, percent: 50 }],
    };
    const settings = settingsFixture(['aurora']);
    const renderer = new PageRenderer({
      store: store as unknown as Store,
      map,
      settings,
      descriptorOf: (name, version) => built(name, version).descriptor,
    });
    const rendered = await renderer.render(merchantFixture('aurora'));
    const { html = '', boot } = rendered?.stamped({ revision: map.revision, keys: [] }) ?? {};
    expect(html).toContain(`globalThis.startedBy = '${before}';`);
    expect(html).not.toContain(`globalThis.startedBy = '${after}';`);
    expect(Object.keys(boot?.releases['host-shell'] ?? {})).toEqual([before, after]);
    expect(boot?.view.packages['host-shell']?.rollouts).toEqual([{ version: after, below: 5000 }]);
  });
});
