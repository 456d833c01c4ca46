interface Override {
  readonly files: readonly string[];
  readonly excludeFiles?: readonly string[];
  readonly rules: Readonly<Record<string, unknown>>;
}

/** The repository's configuration of oxlint, as far as sections elsewhere get it. */
export interface LintConfig {
  readonly plugins: readonly string[];
  readonly categories: object;
  readonly options: object;
  readonly rules: Readonly<Record<string, unknown>>;
  readonly overrides: readonly Override[];
}

/** Rules of a plugin in JavaScript, which a section elsewhere would have to install. */
function isBuiltIn([name]: readonly [string, unknown]): boolean {
  return !name.startsWith('regexp/');
}

/** Files of any package, and files of sections as a section itself names them. */
function ownFiles(files: readonly string[]): readonly string[] {
  return files.filter((file) => /^(?:mfe-\*|\*\*)\//.test(file)).map((file) => file.replace(/^mfe-\*\//, ''));
}

/** What holds for the sections of the repository, from the root of one of them. */
export function sectionLint({ plugins, categories, options, rules, overrides }: LintConfig): LintConfig {
  return {
    plugins,
    categories,
    options,
    rules: Object.fromEntries(Object.entries(rules).filter(isBuiltIn)),
    overrides: overrides.flatMap((override) => {
      const files = ownFiles(override.files);
      const own = Object.entries(override.rules).filter(isBuiltIn);
      if (files.length === 0 || own.length === 0) return [];
      const excluded = override.excludeFiles === undefined ? {} : { excludeFiles: ownFiles(override.excludeFiles) };
      return [{ files, ...excluded, rules: Object.fromEntries(own) }];
    }),
  };
}
