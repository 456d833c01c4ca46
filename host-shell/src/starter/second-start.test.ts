import { SESSION_KEY } from 'shared-contracts/storage';
import { startAgain } from './second-start';

const ENTRY = '/r/host-shell/host.1.mjs';
const BOOT = { assetsBase: '/r/', releases: {} };
const NOT_FETCHED = new TypeError(`Failed to fetch dynamically imported module: http://localhost${ENTRY}`);

async function outcome(error: unknown, isTaken: boolean): Promise<{ asked: string[]; thrown: unknown }> {
  const asked: string[] = [];
  const load = async (url: string): Promise<void> => void asked.push(url);
  const thrown: unknown = await startAgain(BOOT, ENTRY, error, load, () => isTaken).then(
    () => null,
    (cause: unknown) => cause,
  );
  return { asked, thrown };
}

beforeEach(() => sessionStorage.clear());

describe('a start at retry URLs', () => {
  it('follows files that did not come, and is remembered for the visit', async () => {
    expect(await outcome(NOT_FETCHED, true)).toEqual({ asked: [`${ENTRY}?r=1`], thrown: null });
    expect(sessionStorage.getItem(SESSION_KEY.secondStart)).toBe('1');
  });

  it('is at once what a visit is remembered by', async () =>
    expect(await outcome(undefined, true)).toEqual({ asked: [`${ENTRY}?r=1`], thrown: null }));

  it('never follows a host that ran and threw', async () => {
    const error = new ReferenceError('x is not defined');
    expect(await outcome(error, true)).toEqual({ asked: [], thrown: error });
  });

  it('asks for nothing there where the browser would hold it to no hash', async () => {
    expect(await outcome(NOT_FETCHED, false)).toEqual({ asked: [], thrown: NOT_FETCHED });
    expect(await outcome(undefined, false)).toEqual({ asked: [ENTRY], thrown: null });
    expect(sessionStorage.getItem(SESSION_KEY.secondStart)).toBeNull();
  });
});
