import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';

/** Where the name of who writes is looked for. */
export interface AuthorSources {
  /** What `--author` says; a blank name is not replaced, and is refused by what writes. */
  readonly option?: string | undefined;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Git's `user.name` as the repository has it; empty without one. */
  readonly gitName: () => string;
  /** Name of the operating system's account; empty without one. */
  readonly accountName: () => string;
}

/** Who answers for a write: the option, else `MFE_AUTHOR`, else git's name, else the account's. Empty without any. */
export function authorOf({ option, environment, gitName, accountName }: AuthorSources): string {
  if (option !== undefined) return option.trim();
  return environment['MFE_AUTHOR']?.trim() || gitName() || accountName();
}

function nameInGit(repository: string, environment: AuthorSources['environment']): string {
  try {
    return execFileSync('git', ['config', 'user.name'], {
      cwd: repository,
      env: environment,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

/** Name of the account that this process runs as; its number, as `uid 1000`, where the system has no name for it. */
export function nameOfAccount(read: () => { readonly username: string } = userInfo): string {
  try {
    return read().username.trim();
  } catch {
    // A container may run as a number that its passwd file does not list.
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}

/** {@link authorOf} on this machine, for a repository's folder. */
export function authorHere(repository: string, environment: AuthorSources['environment'], option?: string): string {
  return authorOf({
    option,
    environment,
    gitName: () => nameInGit(repository, environment),
    accountName: () => nameOfAccount(),
  });
}
