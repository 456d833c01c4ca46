import type { BootDocument } from 'shared-contracts/release/boot-document';
import { BUCKET_COUNT } from 'shared-contracts/release/bucket';
import { bootDocument, bootRelease, servedAs } from '../testing/boot-fixture';
import { bootOf } from '../testing/feed-fixture';
import { changeOf, type FeedChange, type RunningPage } from './feed-change';

type Packages = BootDocument['view']['packages'];

const ONE = bootRelease('one');
const RELEASES = { 'host-shell': bootRelease('host'), 'mfe-games': ONE };
const DOCUMENT = bootDocument(RELEASES);
const OFF = { EN: 'closed' };
const COHORT = [{ cohort: 'a'.repeat(32), version: '2.0.0', below: BUCKET_COUNT }];

interface Case {
  readonly page?: Packages;
  readonly now?: Packages;
  readonly terms?: Partial<RunningPage>;
  readonly bucket?: number;
  readonly cohorts?: string;
  readonly overrides?: Readonly<Record<string, string>>;
}

function change({ page = {}, now = {}, terms = {}, bucket = 0, overrides = {}, cohorts = '' }: Case): FeedChange {
  const document = bootDocument(RELEASES, { packages: page, allowsOverrides: true });
  const boot = bootOf(
    { ...document, releases: { ...document.releases, 'mfe-games': { '1.0.0': ONE, '0.9.0': ONE } } },
    { bucket, overrides, cohorts },
  );
  const view = { ...DOCUMENT.view, revision: 2, packages: { ...DOCUMENT.view.packages, ...now } };
  return changeOf(boot, { view }, { running: () => undefined, held: {}, ...terms });
}

const games = (version: string, more: object = {}): Packages => ({ 'mfe-games': { ...servedAs(version), ...more } });

describe('changeOf', () => {
  it.each<[string, Case, Partial<FeedChange>]>([
    ['nothing new', {}, { off: {}, changed: [], revoked: [] }],
    ['another version', { now: games('2.0.0') }, { changed: ['mfe-games'] }],
    ['another host', { now: { 'host-shell': servedAs('2.0.0') } }, { changed: ['host-shell'] }],
    ['a section more', { now: { 'mfe-agent': servedAs('1.0.0') } }, { changed: ['mfe-agent'] }],
    ['a section less', { page: { 'mfe-agent': servedAs('1.0.0') } }, { changed: ['mfe-agent'] }],
    ['a section off', { now: games('1.0.0', { off: OFF }) }, { off: { 'mfe-games': OFF }, changed: [] }],
    ['a section on again', { page: games('1.0.0', { off: OFF }) }, { off: {}, changed: [] }],
    [
      'a section on again in another version: it stays off until the update',
      { page: games('1.0.0', { off: OFF }), now: games('2.0.0') },
      { off: { 'mfe-games': OFF }, changed: ['mfe-games'] },
    ],
    ['a rollout to none', { now: games('1.0.0', { rollouts: [{ version: '2.0.0', below: 0 }] }) }, { changed: [] }],
    [
      'a rollout to all',
      { now: games('1.0.0', { rollouts: [{ version: '2.0.0', below: BUCKET_COUNT }] }) },
      { changed: ['mfe-games'] },
    ],
    ['a cohort that the device is not in', { now: games('1.0.0', { cohorts: COHORT }) }, { changed: [] }],
    [
      'a cohort that it is in',
      { now: games('1.0.0', { cohorts: COHORT }), cohorts: 'a'.repeat(32) },
      { changed: ['mfe-games'] },
    ],
    [
      'the end of its cohort',
      { page: games('1.0.0', { cohorts: [{ ...COHORT[0], version: '0.9.0' }] }), cohorts: 'a'.repeat(32) },
      { changed: ['mfe-games'] },
    ],
    [
      'another version beside an override',
      { now: games('2.0.0'), overrides: { 'mfe-games': '0.9.0' } },
      { changed: [] },
    ],
    [
      'another version while the device holds its set',
      { now: games('2.0.0', { previous: '1.0.0' }), terms: { held: { 'host-shell': '1.0.0', 'mfe-games': '1.0.0' } } },
      { changed: [] },
    ],
    [
      'a version revoked',
      { now: games('2.0.0', { revoked: ['1.0.0'] }) },
      { changed: ['mfe-games'], revoked: ['mfe-games'] },
    ],
    ['another version revoked', { now: games('1.0.0', { revoked: ['0.9.0'] }) }, { changed: [], revoked: [] }],
    [
      'the version revoked that stands in for another',
      {
        now: games('1.0.0', { revoked: ['0.9.0'] }),
        terms: { running: (name) => (name === 'mfe-games' ? '0.9.0' : undefined) },
      },
      { revoked: ['mfe-games'] },
    ],
    [
      'a version revoked of a section that is off',
      { now: games('1.0.0', { revoked: ['1.0.0'], off: OFF }) },
      { revoked: [] },
    ],
  ])('%s', (_name, given, expected) => {
    expect(change(given)).toMatchObject(expected);
  });

  it('names the next set by its versions, whatever is switched off', () => {
    const off = change({ now: games('2.0.0', { off: OFF }) });
    expect(off.next.id).toBe(change({ now: games('2.0.0') }).next.id);
    expect(off.next.id).not.toBe(change({}).next.id);
  });
});
