import { spawnSync } from 'node:child_process';
import { SCOPE } from './published-names';

/** The registry that npm takes packages of the site from on this machine; null where it is npm's own. */
export function scopeRegistry(): string | null {
  const { stdout } = spawnSync('npm', ['config', 'get', `${SCOPE}:registry`], { encoding: 'utf8' });
  const said = (stdout ?? '').trim();
  return /^https?:\/\//.test(said) && URL.canParse(said) ? said : null;
}

/**
 * The `.npmrc` of a repository whose packages of the site come from that registry, so that whoever clones it installs them,
 * CI too. It has no credentials: they are each person's own.
 */
export function registrySettings(registry: string): string {
  return `${SCOPE}:registry=${registry}\n`;
}
