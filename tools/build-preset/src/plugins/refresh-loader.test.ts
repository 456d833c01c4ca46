import { refreshedModule } from './refresh-loader';

test('a module that can be exchanged keeps the lines of its source', () => {
  const made = refreshedModule('const a = 1;\nexport const b = a;', 'mfe-a src/b.ts', '/helpers.ts').split('\n');
  expect(made[0]).toMatch(
    /^import \{.*\} from "\/helpers\.ts"; const \$RefreshReg\$ = .*"mfe-a src\/b\.ts"\); const a = 1;$/,
  );
  expect(made[1]).toBe('export const b = a;');
  expect(made[2]).toBe('$finish("mfe-a src/b.ts", __webpack_module__);');
});
