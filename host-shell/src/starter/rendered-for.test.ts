import { BUCKET_COUNT } from 'shared-contracts/release/bucket';
import { isForVisit, type RenderedFor, type VisitFacts } from './rendered-for';

const HOME: RenderedFor = { path: '/m/home', language: 'EN', languages: ['TY', 'EN'], release: 'set-1', rollouts: [] };
const LIST: RenderedFor = { ...HOME, path: '/m/gameList?gameType=RNG' };
const VISITOR: VisitFacts = {
  pathname: '/m/home',
  search: '',
  language: null,
  hasSession: false,
  isInstalled: false,
  holdsVersions: false,
  bucket: () => 7,
};
const TO_LIST = { pathname: '/m/gameList', search: '?gameType=RNG' };

it.each<[string, RenderedFor, Partial<VisitFacts>, boolean]>([
  ['a visitor', HOME, {}, true],
  ['a visitor who chose the language', HOME, { language: 'EN' }, true],
  ['a visitor who chose another language', HOME, { language: 'TY' }, false],
  ['a language that the merchant does not offer', HOME, { language: 'CN' }, true],
  ['what is no language', HOME, { language: 'toString' }, true],
  ['a visitor without a choice, whom the start shows English', { ...HOME, language: 'TY' }, {}, false],
  ['a visitor whose choice is the page’s', { ...HOME, language: 'TY' }, { language: 'TY' }, true],
  ['a member, or a trial', HOME, { hasSession: true }, false],
  ['the app, or the home screen', HOME, { isInstalled: true }, false],
  ['a device that keeps its versions', HOME, { holdsVersions: true }, false],
  ['home by its short name', HOME, { pathname: '/' }, true],
  ['home by its folder', HOME, { pathname: '/m/' }, true],
  ['another page of the same document', HOME, { pathname: '/m/login' }, false],
  ['a category of home', HOME, { search: '?gameType=RNG' }, false],
  ['an affiliate’s link', HOME, { search: '?aff=abc&utm_source=x' }, true],
  ['an override', HOME, { search: '?overrides=mfe-games@2.0.0' }, false],
  ['a list', LIST, TO_LIST, true],
  ['a list by its folder', LIST, { ...TO_LIST, pathname: '/m/gameList/' }, true],
  ['a list of another category', LIST, { ...TO_LIST, search: '?gameType=LIVE' }, false],
  ['a list without its category', LIST, { ...TO_LIST, search: '' }, false],
  ['a filtered list', LIST, { ...TO_LIST, search: '?gameType=RNG&vassalage=JILI' }, false],
  ['a list through an affiliate’s link', LIST, { ...TO_LIST, search: '?aff=abc&gameType=RNG' }, true],
  ['a value that is written otherwise', LIST, { ...TO_LIST, search: '?gameType=R%4EG' }, true],
])('%s', (_visit, rendered, facts, expected) => {
  expect(isForVisit(rendered, { ...VISITOR, ...facts })).toBe(expected);
});

it.each([
  ['a rollout for none', 0, true],
  ['a rollout for all but one page', BUCKET_COUNT, false],
])('a device in %s', (_share, below, expected) => {
  const rollouts = [{ queue: 'mfe-games@2.0.0', below }];
  expect(isForVisit({ ...HOME, rollouts }, VISITOR)).toBe(expected);
});

it('draws no bucket where no rollout depends on it', () => {
  const bucket = jest.fn(() => 0);
  isForVisit(HOME, { ...VISITOR, bucket });
  expect(bucket).not.toHaveBeenCalled();
});
