/**
 * The npm scope of every package that is published. Importers write the name without it: their package.json has an npm alias
 * (`"shared-kit": "npm:@composed-site/shared-kit@1.0.0"`), so imports are the same in every repository.
 */
export const SCOPE = '@composed-site';

/** What stands in a package.json for a published package. */
export function aliasOf(name: string, version: string): string {
  return `npm:${SCOPE}/${name}@${version}`;
}
