import { mustHaveEngines } from './must-have';

it.each([
  ['a CI machine that can install', { CI: 'true' }, true, true, true],
  ['a CI machine as another account', { CI: 'true' }, false, true, false],
  ['a CI machine without apt-get', { CI: '1' }, true, false, false],
  ['a machine of a developer', {}, true, true, false],
  ['a machine that says it is no CI', { CI: 'false' }, true, true, false],
])('%s: %j', (_name, environment, isRoot, hasAptGet, expected) => {
  expect(mustHaveEngines(environment, isRoot, hasAptGet)).toBe(expected);
});
