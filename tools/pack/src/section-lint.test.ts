import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from 'build-preset/package-info';
import { sectionLint, type LintConfig } from './section-lint';

const own = JSON.parse(readFileSync(path.join(WORKSPACE, '.oxlintrc.json'), 'utf8')) as LintConfig;

describe('sectionLint', () => {
  const { overrides, rules } = sectionLint(own);

  it('has the boundaries of sections, from the root of one', () => {
    expect(overrides.map(({ files }) => files)).toContainEqual(['**']);
    expect(JSON.stringify(overrides)).toContain('a section never imports the host');
    expect(overrides.flatMap(({ files }) => files).filter((file) => file.includes('mfe-'))).toEqual([]);
  });

  it('leaves out the files that a rule leaves out here', () => {
    const restricted = overrides.filter(({ rules: own }) => 'no-restricted-properties' in own);
    expect(restricted.map(({ files, excludeFiles }) => ({ files, excludeFiles }))).toEqual([
      { files: ['src/**'], excludeFiles: ['**/*.test.ts', '**/*.test.tsx'] },
    ]);
  });

  it('needs no plugin that would have to be installed', () => {
    const named = [...Object.keys(rules), ...overrides.flatMap((override) => Object.keys(override.rules))];
    expect(named.filter((name) => name.startsWith('regexp/'))).toEqual([]);
  });
});
