import type { RouteGuard } from 'shared-contracts/remote/contributions';
import { PERSONAS, signedIn } from '../testing/personas';
import { checkAccess } from './access-guard';

const TARGET = '/m/transaction/record?types=A&x=ü';
const LOGIN = `/m/login?redirect=${encodeURIComponent(TARGET)}`;

const ROWS: readonly [RouteGuard, Readonly<Record<keyof typeof PERSONAS, string>>][] = [
  ['open', { visitor: 'allowed', trial: 'allowed', member: 'allowed', agent: 'allowed' }],
  ['member', { visitor: LOGIN, trial: 'allowed', member: 'allowed', agent: 'allowed' }],
  ['agent', { visitor: '/m/home', trial: '/m/home', member: '/m/home', agent: 'allowed' }],
  ['session', { visitor: '/m/home', trial: 'allowed', member: 'allowed', agent: 'allowed' }],
  ['promotion', { visitor: '/m/activity', trial: 'allowed', member: 'allowed', agent: 'allowed' }],
  ['visitor', { visitor: 'allowed', trial: '/m/home', member: '/m/home', agent: '/m/home' }],
];
const CASES = ROWS.flatMap(([guard, row]) =>
  (Object.keys(PERSONAS) as (keyof typeof PERSONAS)[]).map((who) => [guard, who, row[who]] as const),
);

describe('checkAccess', () => {
  it.each(CASES)('guard %s, %s: %s', (guard, who, expected) => {
    const result = checkAccess(guard, PERSONAS[who], TARGET);
    expect(result.allowed ? 'allowed' : result.goTo).toBe(expected);
  });

  it('says why only where a visitor is sent to sign in', () => {
    expect(checkAccess('member', PERSONAS.visitor, TARGET)).toMatchObject({ asksToLogin: true });
    expect(checkAccess('agent', PERSONAS.visitor, TARGET)).not.toHaveProperty('asksToLogin');
    expect(checkAccess('promotion', PERSONAS.visitor, TARGET)).not.toHaveProperty('asksToLogin');
  });

  it.each([
    ['%2Fm%2FgameList%3FgameType%3DRNG%26type%3Dfav', '/m/gameList?gameType=RNG&type=fav'],
    ['/m/withdraw', '/m/withdraw'],
    ['%2Fvip.html', '/vip.html'],
    ['https%3A%2F%2Fevil.example', '/m/home'],
    ['%2F%2Fevil.example%2Fm%2F', '/m/home'],
    ['javascript%3Aalert(1)', '/m/home'],
    ['', '/m/home'],
  ])('leads who is signed in from the login with redirect %s to %s', (redirect, goTo) => {
    const target = `/m/login?role=agent&redirect=${redirect}`;
    expect(checkAccess('visitor', PERSONAS.member, target)).toEqual({ allowed: false, goTo });
  });

  it.each([
    [2, true],
    [41, true],
    [42, true],
    [40, false],
  ])('lets member type %i into the agent area: %s', (type, allowed) => {
    expect(checkAccess('agent', signedIn(type), TARGET).allowed).toBe(allowed);
  });

  it('treats a session that is not read yet as none', () => {
    expect(checkAccess('session', { status: 'unknown' }, TARGET).allowed).toBe(false);
  });
});
