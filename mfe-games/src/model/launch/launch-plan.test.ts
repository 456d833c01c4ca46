import type { LaunchTarget } from '../../contract';
import { launchPlan, openableUrl, storedPrizeMode, type LaunchFacts } from './launch-plan';

const FACTS: LaunchFacts = {
  isSignedIn: true,
  currentUrl: 'https://aurora.example/m/home?gameType=HOT',
  currentPath: '/m/home?gameType=HOT',
  language: 'EN',
  storedPrizeMode: null,
};
const KOI: LaunchTarget = {
  gameCategory: 'RNG',
  vassalage: 'NOVA',
  gameId: 'g1',
  nodeId: '7',
  freePlay: 1,
  gameCode: 'lobby',
  playType: 'ent',
};

test('a visitor is sent to sign in and comes back', () => {
  expect(launchPlan(KOI, { ...FACTS, isSignedIn: false })).toEqual({
    kind: 'login',
    path: '/m/login?redirect=%2Fm%2Fhome%3FgameType%3DHOT',
  });
});

test('a visitor who wanted a slot vendor comes back to its list', () => {
  const plan = launchPlan({ gameCategory: 'RNG', vassalage: 'NOVA' }, { ...FACTS, isSignedIn: false });
  expect(plan).toEqual({
    kind: 'login',
    path: '/m/login?redirect=%2Fm%2FgameList%3FgameType%3DRNG%26vassalage%3DNOVA',
  });
});

test('a game is launched with exactly its parameters, and remembered', () => {
  expect(launchPlan(KOI, FACTS)).toEqual({
    kind: 'launch',
    request: {
      gameCategory: 'RNG',
      vassalage: 'NOVA',
      gameId: 'g1',
      nodeId: '7',
      freePlay: 1,
      platform: 'html5',
      language: 'EN',
      backUrl: 'https://aurora.example/m/home?gameType=HOT',
    },
    recent: { nodeId: '7', gameId: 'g1', gameType: 'RNG', vassalage: 'NOVA', clientType: 2 },
  });
});

test.each([
  [{ gameCategory: 'RNG', vassalage: 'NOVA' }, 'list'],
  [{ gameCategory: 'RNG', vassalage: 'NOVA', gameId: '', nodeId: '' }, 'list'],
  [{ gameCategory: 'RNG', vassalage: 'NOVA', nodeId: '7' }, 'launch'],
  [{ gameCategory: 'RNG', vassalage: 'NOVA', gameId: 'g1' }, 'launch'],
  [{ gameCategory: 'LIVE', vassalage: 'VLVT' }, 'launch'],
])('%j is a %s', (target, kind) => {
  expect(launchPlan(target, FACTS).kind).toBe(kind);
});

test('the list of a slot vendor', () => {
  const plan = launchPlan({ gameCategory: 'RNG', vassalage: 'NOVA' }, FACTS);
  expect(plan).toEqual({ kind: 'list', path: '/m/gameList?gameType=RNG&vassalage=NOVA' });
});

test('a vendor as a whole sends no ids and is not remembered', () => {
  const plan = launchPlan({ gameCategory: 'LIVE', vassalage: 'VLVT', gameId: '', nodeId: '' }, FACTS);
  expect(plan).toEqual({
    kind: 'launch',
    request: {
      gameCategory: 'LIVE',
      vassalage: 'VLVT',
      freePlay: 0,
      platform: 'html5',
      language: 'EN',
      backUrl: FACTS.currentUrl,
    },
  });
});

test.each([
  ['TCG_LOTTO_VN', 'ent', null, { gameCode: 'lobby', prizeMode: 'Elott' }],
  ['TCG_LOTTO_VN', 'ent', 'Lott', { gameCode: 'lobby', prizeMode: 'Lott' }],
  ['TCG_SEA', 'ent', 'ZY', { gameCode: 'lobby', prizeMode: 'SEA' }],
  ['LOTT', 'ent', 'ZY', { gameCode: 'lobby', prizeMode: 'ZY', playType: 'ent' }],
  ['LOTT', undefined, 'SEA', { gameCode: 'lobby', prizeMode: 'Elott', playType: 'trad' }],
  ['ELOTT', 'nonsense', 'nonsense', { gameCode: 'lobby', prizeMode: 'Elott', playType: 'trad' }],
  ['NOVA', 'ent', 'ZY', {}],
])('lottery fields of %s with play type %s and stored mode %s', (vassalage, playType, stored, fields) => {
  const target = { gameCategory: 'ELOTT', vassalage, ...(playType && { playType }) };
  const plan = launchPlan(target, { ...FACTS, storedPrizeMode: stored });
  const { gameCode, prizeMode, playType: sent } = plan.kind === 'launch' ? plan.request : {};
  expect(JSON.parse(JSON.stringify({ gameCode, prizeMode, playType: sent }))).toEqual(fields);
});

test('a lottery game keeps its own code', () => {
  const plan = launchPlan({ gameCategory: 'LOTT', vassalage: 'LOTT', nodeId: '3', gameCode: 'SSC' }, FACTS);
  expect(plan).toMatchObject({ request: { gameCode: 'SSC', nodeId: '3' }, recent: { gameId: '3' } });
});

test.each([
  ['Lott', 'Lott'],
  ['ZY', 'ZY'],
  ['Elott', 'Elott'],
  ['SEA', 'Elott'],
  ['', 'Elott'],
  [null, 'Elott'],
])('stored prize mode %s counts as %s', (stored, mode) => {
  expect(storedPrizeMode(stored)).toBe(mode);
});

test.each([
  ['https://games.example/play?x=1', 'https://games.example/play?x=1'],
  ['http://games.example/play', null],
  ['http://localhost:4100/vendor-demo/play', 'http://localhost:4100/vendor-demo/play'],
  ['http://aurora.localhost:4100/play', 'http://aurora.localhost:4100/play'],
  ['http://127.0.0.1/play', 'http://127.0.0.1/play'],
  ['http://localhost.evil.example/', null],
  ['javascript:alert(1)', null],
  ['/play', null],
  ['', null],
])('the address "%s" opens as %s', (url, opened) => {
  expect(openableUrl(url)).toBe(opened);
});
