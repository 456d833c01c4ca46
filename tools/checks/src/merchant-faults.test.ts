import path from 'node:path';
import { merchantFaults } from './merchant-faults';
import { readRepository } from './repository-files';
import { ROOT } from './workspace';

const FILES = readRepository(path.join(ROOT, 'merchants'));

function changed(change: object, file = 'oddland.json'): readonly string[] {
  const [first] = FILES;
  const own = { code: 'oddland', trialMerchantCode: 'oddland-trial', origin: undefined };
  const text = JSON.stringify({ ...(JSON.parse(first?.text ?? '{}') as object), ...own, ...change });
  return merchantFaults([...FILES, { file, text }]);
}

it('finds nothing wrong with the merchants there are', () => {
  expect(FILES.length).toBeGreaterThan(0);
  expect(merchantFaults(FILES)).toEqual([]);
});

it.each([
  ['a code that is taken', { code: 'bahari' }, 'bahari is in merchants/bahari.json too'],
  [
    'an address that is taken',
    { origin: 'https://bahari.example' },
    'https://bahari.example is in merchants/bahari.json',
  ],
  ['a field that is none', { colour: 'red' }, 'colour: there is no such field'],
])('tells %s', (_what, change, sentence) => expect(changed(change).join('\n')).toContain(sentence));

it('tells a file of another name', () => {
  expect(changed({}, 'other.json')).toEqual(['merchants/other.json is of oddland: call it oddland.json']);
});
