import { LOCAL_KEY } from 'shared-contracts/storage';

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
