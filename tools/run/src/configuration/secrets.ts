import { readFileSync } from 'node:fs';
import { UserError } from 'release-cli/text/user-error';

/** Variables of a process. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** Variables that hold a secret; each may be given as a file that `<name>_FILE` names. */
export const SECRETS = [
  'MFE_OPERATOR_TOKEN',
  'MFE_S3_ACCESS_KEY_ID',
  'MFE_S3_SECRET_ACCESS_KEY',
  'MFE_S3_SESSION_TOKEN',
  'MFE_CONSOLE_SECRET',
  'MFE_OIDC_CLIENT_SECRET',
] as const;

/** Where secrets belong, for who puts them elsewhere. */
export const SECRETS_REMEDY =
  'secrets are given by variables, such as MFE_OPERATOR_TOKEN, or by files that variables name, such as MFE_OPERATOR_TOKEN_FILE';

function secretIn(file: string, variable: string): string {
  let secret: string;
  try {
    secret = readFileSync(file, 'utf8').trim();
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown error';
    throw new UserError(`${variable}: ${file} cannot be read (${code})`);
  }
  if (secret === '') throw new UserError(`${variable}: ${file} is empty`);
  return secret;
}

/**
 * The variables with the secrets that lie in files: of a credential of systemd, or of a container. Refuses, without repeating
 * anything of it, a secret that is given twice and a file that cannot be read.
 */
export function withSecretFiles(variables: Variables): Variables {
  const read = SECRETS.flatMap((name): (readonly [string, string])[] => {
    const variable = `${name}_FILE`;
    const file = variables[variable];
    if (file === undefined || file === '') return [];
    if (variables[name]) throw new UserError(`${name} and ${variable} are both given: keep one`);
    return [[name, secretIn(file, variable)]];
  });
  return { ...variables, ...Object.fromEntries(read) };
}
