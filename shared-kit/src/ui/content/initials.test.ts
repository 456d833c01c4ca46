import { initials } from './initials';

it.each([
  ['Maria Santos', 'MS'],
  ['maria', 'M'],
  ['demo_member', 'DM'],
  ['Ana Maria de la Cruz', 'AC'],
  ['王小明', '王'],
  ['🇵🇭 Ann', '🇵🇭A'],
  ['👨‍👩‍👧 Cruz', '👨‍👩‍👧C'],
  ['e\u0301lodie Ñ', 'E\u0301Ñ'],
  ['  ', ''],
])('stands for %p as "%s"', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
