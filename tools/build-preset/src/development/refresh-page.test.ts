/** @jest-environment jsdom */
import { followRefreshes } from './refresh-page';

const BASE = 'http://localhost:4301/';

/** A page that runs the first of these states of the sources; every update leads to the next. */
function page(states: readonly string[], base = BASE) {
  const done: string[] = [];
  let at = 0;
  let onIdle = (): void => undefined;
  const idle = new Promise<void>((resolve) => (onIdle = resolve));
  Object.assign(globalThis, { __REACT_REFRESH__: { performReactRefresh: () => done.push(`drew ${states[at]}`) } });
  followRefreshes({
    base,
    running: () => {
      if (states[at] === states.at(-1)) onIdle();
      return states[at] ?? '';
    },
    update: () => {
      if (at + 1 >= states.length) return Promise.resolve(null);
      at += 1;
      return Promise.resolve([]);
    },
    reload: () => {
      done.push('reloads');
      onIdle();
    },
  });
  return { done, idle };
}

/** Tells of a build as the host does; whether the section takes it over. */
function tell(hash: string, base = BASE): boolean {
  return !window.dispatchEvent(new CustomEvent('mfe:build-changed', { cancelable: true, detail: { base, hash } }));
}

afterEach(() => Reflect.deleteProperty(globalThis, '__REACT_REFRESH__'));

describe('a page with a section in development', () => {
  it('comes to the newest build by every update in between', async () => {
    const base = 'http://localhost:4302/';
    const { done, idle } = page(['first', 'second', 'third'], base);
    expect([tell('second', base), tell('third', base)]).toEqual([true, true]);
    await idle;
    expect(done).toEqual(['drew second', 'drew third']);
  });

  it('does nothing where it runs the build already', async () => {
    const base = 'http://localhost:4303/';
    const { done, idle } = page(['first'], base);
    expect(tell('first', base)).toBe(true);
    await idle;
    expect(done).toEqual([]);
  });

  it('reloads where no update leads to the build', async () => {
    const base = 'http://localhost:4304/';
    const { done, idle } = page(['first', 'second'], base);
    tell('of another watch', base);
    await idle;
    await Promise.resolve();
    expect(done).toEqual(expect.arrayContaining(['reloads']));
  });

  it('leaves to the host what it cannot exchange', () => {
    page(['first', 'second'], 'http://localhost:4305/');
    expect(tell('second', 'http://localhost:4399/')).toBe(false);
    expect(tell('', 'http://localhost:4305/')).toBe(false);
    Reflect.deleteProperty(globalThis, '__REACT_REFRESH__');
    expect(tell('second', 'http://localhost:4305/')).toBe(false);
  });
});
