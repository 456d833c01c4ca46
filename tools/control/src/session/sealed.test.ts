import { Sealer } from './sealed';
import { isOwnForm, newSession, ownPage, sessionSchema } from './session';

describe('a sealed cookie', () => {
  const at = (iso: string) => () => new Date(iso);
  const noon = at('2026-01-01T12:00:00Z');

  it('is opened by the same secret and for the same purpose only', async () => {
    const session = newSession('ann');
    const text = await new Sealer('one', noon).seal('session', { ...session }, 60);
    expect(text).not.toContain('ann');
    expect(await new Sealer('one', noon).open('session', sessionSchema, text)).toEqual(session);
    expect(await new Sealer('two', noon).open('session', sessionSchema, text)).toBeNull();
    expect(await new Sealer('one', noon).open('sign-in', sessionSchema, text)).toBeNull();
    expect(await new Sealer('one', noon).open('session', sessionSchema, `${text.slice(0, -2)}AA`)).toBeNull();
    expect(await new Sealer('one', noon).open('session', sessionSchema, undefined)).toBeNull();
    expect(await new Sealer('one', noon).open('session', sessionSchema, 'nothing')).toBeNull();
  });

  it('ends', async () => {
    const text = await new Sealer('one', noon).seal('session', { ...newSession('ann') }, 60);
    expect(await new Sealer('one', at('2026-01-01T12:00:59Z')).open('session', sessionSchema, text)).not.toBeNull();
    expect(await new Sealer('one', at('2026-01-01T12:01:01Z')).open('session', sessionSchema, text)).toBeNull();
  });
});

describe('a session', () => {
  it('knows its own forms', () => {
    const session = newSession('ann');
    expect(isOwnForm(session, session.csrf)).toBe(true);
    for (const token of ['', newSession('ann').csrf, `${session.csrf}x`]) expect(isOwnForm(session, token)).toBe(false);
  });

  it.each([
    ['/releases/do/pin?merchant=aurora&release=mfe-games+1.0.0', true],
    ['/releases/revisions/3', true],
    ['/releases/', true],
    ['//evil.example', false],
    ['/releases//evil.example', false],
    [String.raw`/releases/\evil.example`, false],
    ['https://evil.example/releases/', false],
    ['/releases/@evil', false],
    [undefined, false],
  ])('goes on to %s only where that is the console', (to, isOwn) => {
    expect(ownPage(to)).toBe(isOwn ? to : '/releases/');
  });
});
