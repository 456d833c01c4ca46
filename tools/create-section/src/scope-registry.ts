import { spawnSync } from 'node:child_process';
import { SCOPE } from './published-names';

/** The registry that npm takes packages of the site from on this machine; null where it is npm's own. */
export function scopeRegistry(): string | null {
  const { stdout } = spawnSync('npm', ['config', 'get', `${SCOPE}:registry`], { encoding: 'utf8' });
  const said = (stdout ?? '').trim();
  return /^https?:\/\//.test(said) && URL.canParse(said) ? said : null;
}

/**
 * The line of an `.npmrc` by which npm asks that registry for packages of the site, and for no others. In a repository it has
 * whoever clones it install them, CI too. It has no credentials: they are each person's own.
 */
export function scopeLine(registry: string): string {
  return `${SCOPE}:registry=${registry}\n`;
}
