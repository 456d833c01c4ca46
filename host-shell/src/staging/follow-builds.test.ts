import type { ReleaseNews } from '../feed/release-news';
import { bootDocument, bootRelease } from '../testing/boot-fixture';
import { followBuilds, followedBuilds } from './follow-builds';

const BASE = 'http://localhost:4301/';
const NEWS: ReleaseNews = { from: 'served build' };
const page = bootDocument({ 'mfe-games': bootRelease('games') }, { allowsOverrides: true });
const BOOT = {
  ...page,
  overrideOrigins: ['http://localhost:4301'],
  releases: { 'mfe-games': { '1.1.0-local.4301': bootRelease('local', { base: BASE }) } },
};

function follow(entry: string | undefined) {
  const opened: string[] = [];
  const stream = new EventTarget();
  const heard: ReleaseNews[] = [];
  const open = (address: string): EventTarget => {
    opened.push(address);
    return stream;
  };
  followBuilds([{ base: BASE, entry }], open, (news) => heard.push(news));
  const build = (data: string, lastEventId = ''): boolean =>
    stream.dispatchEvent(new MessageEvent('build', { data, lastEventId }));
  return { opened, heard, build };
}

it('follows every build that is asked for at an allowed address', () => {
  const asked = { 'mfe-games': '4301', 'mfe-agent': 'off', 'mfe-account': '4302', 'mfe-promotions': '1.0.0' } as const;
  expect(followedBuilds(BOOT, { asked, disabled: [] }, [])).toEqual([{ base: BASE, entry: 'local-entry.js' }]);
  expect(followedBuilds(BOOT, { asked, disabled: ['mfe-games'] }, [])).toEqual([]);
  const without = { ...BOOT, releases: {} };
  expect(followedBuilds(without, { asked, disabled: [] }, [])).toEqual([{ base: BASE, entry: undefined }]);
  const away = { name: 'mfe-games', asked: '4301', problem: 'unreachable' } as const;
  expect(followedBuilds(without, { asked, disabled: [] }, [away])).toEqual([{ base: BASE, entry: '' }]);
});

it('tells when the build is another than the page’s, and not before', () => {
  const { opened, heard, build } = follow('entry.1.mjs');
  expect(opened).toEqual([`${BASE}__dev/events`]);
  build('entry.1.mjs');
  expect(heard).toEqual([]);
  build('entry.2.mjs');
  expect(heard).toEqual([NEWS]);
});

it('waits for the next build where the page could not start with the present one', () => {
  const { heard, build } = follow(undefined);
  build('entry.1.mjs');
  build('entry.1.mjs');
  expect(heard).toEqual([]);
  build('entry.2.mjs');
  expect(heard).toEqual([NEWS]);
});

it('tells as soon as somebody serves what nobody served before', () => {
  const { heard, build } = follow('');
  build('entry.1.mjs');
  expect(heard).toEqual([NEWS]);
});

it('leaves a build to the section that brings the page there itself', () => {
  const { heard, build } = follow('entry.1.mjs');
  const changes: unknown[] = [];
  const take = (event: Event): void => {
    changes.push((event as CustomEvent<unknown>).detail);
    event.preventDefault();
  };
  window.addEventListener('mfe:build-changed', take);
  build('entry.2.mjs', 'second');
  build('entry.2.mjs', 'second');
  window.removeEventListener('mfe:build-changed', take);
  expect([changes, heard]).toEqual([[{ base: BASE, hash: 'second' }], []]);
  build('entry.3.mjs', 'third');
  expect(heard).toEqual([NEWS]);
});
