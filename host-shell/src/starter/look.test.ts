import { BUCKET_COUNT, queuePosition } from 'shared-contracts/release/bucket';
import { LOCAL_KEY, SESSION_KEY } from 'shared-contracts/storage';
import { heldText } from './held-release';
import type { RenderedFor } from './rendered-for';

const { dataset } = document.documentElement;

/** Runs the page's first script at a path. */
async function look(path: string): Promise<void> {
  history.replaceState(null, '', path);
  await jest.isolateModulesAsync(async () => void (await import('./look')));
}

beforeEach(() => {
  localStorage.clear();
  delete dataset['shape'];
  delete dataset['theme'];
  delete dataset['prerendered'];
  delete dataset['brand'];
  delete dataset['brandCanary'];
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['/m/home', undefined],
  ['/m/', undefined],
  ['/m/login', 'screen'],
])('%s begins with a skeleton of its shape', async (path, shape) => {
  await look(path);
  expect(dataset['shape']).toBe(shape);
});

test.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['"><b>', 'dark'],
  [null, 'dark'],
])('a device that keeps %s as its theme begins %s', async (kept, theme) => {
  if (kept !== null) localStorage.setItem(LOCAL_KEY.theme, kept);
  await look('/m/home');
  expect(dataset['theme']).toBe(theme);
});

test('a device that lets nobody look into its storage begins dark', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  await look('/m/login');
  expect([dataset['theme'], dataset['shape']]).toEqual(['dark', 'screen']);
});

test.each([
  ['in the share', (position: number) => position < 1234, true],
  ['out of it', (position: number) => position >= 1234, false],
])('a device %s begins with its brand', async (_name, isChosen, hasTried) => {
  const bucket = Array.from({ length: BUCKET_COUNT }, (_, each) => each).find((each) =>
    isChosen(queuePosition(each, 'brand@aa00bb11')),
  );
  localStorage.setItem(LOCAL_KEY.releaseBucket, String(bucket));
  dataset['brandCanary'] = 'aa00bb11 1234';
  await look('/m/home');
  expect(dataset['brand']).toBe(hasTried ? 'aa00bb11' : undefined);
});

test('a page that tries no brand draws no bucket', async () => {
  await look('/m/home');
  expect([dataset['brand'], localStorage.getItem(LOCAL_KEY.releaseBucket)]).toEqual([undefined, null]);
});

describe('a rendered page', () => {
  const rendered: RenderedFor = { path: '/m/home', language: 'EN', languages: ['EN'], release: 'set', rollouts: [] };
  const isInView = async (path = '/m/home', forWhom = rendered): Promise<boolean> => {
    dataset['prerendered'] = JSON.stringify(forWhom);
    await look(path);
    return dataset['prerendered'] !== undefined;
  };

  test('stays in view for whom it was rendered', async () => expect(await isInView()).toBe(true));

  test.each<[string, () => void]>([
    ['a session', () => sessionStorage.setItem(SESSION_KEY.session, '{}')],
    ['the mark of the app', () => sessionStorage.setItem(SESSION_KEY.appMode, '1')],
    [
      'versions that a tab keeps',
      () => localStorage.setItem(LOCAL_KEY.heldRelease, heldText({ 'mfe-games': '1.0.0' }, Date.now())),
    ],
    ['a cohort, which may have other versions', () => localStorage.setItem(LOCAL_KEY.cohort, 'a'.repeat(32))],
  ])('gives way to the skeleton where the device has %s', async (_what, keep) => {
    keep();
    expect(await isInView()).toBe(false);
  });

  test('gives way on another path, and where a rollout has other versions', async () => {
    expect(await isInView('/m/login')).toBe(false);
    const rollouts = [{ queue: 'mfe-games@2.0.0', below: 10_000 }];
    expect(await isInView('/m/home', { ...rendered, rollouts })).toBe(false);
    expect(localStorage.getItem(LOCAL_KEY.releaseBucket)).toMatch(/^\d+$/);
  });

  test('stays where the player belongs to no cohort', async () => {
    localStorage.setItem(LOCAL_KEY.cohort, '');
    expect(await isInView()).toBe(true);
  });

  test('stays where a hold has ended', async () => {
    localStorage.setItem(LOCAL_KEY.heldRelease, heldText({ 'mfe-games': '1.0.0' }, 0));
    expect(await isInView()).toBe(true);
  });
});
