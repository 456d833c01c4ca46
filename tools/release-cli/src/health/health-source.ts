import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../text/user-error';
import { errorCode } from '../store/file-errors';

/** Whom to ask for health, and as whom. */
export interface HealthSource {
  /** Origin of a site; its gateway answers. */
  readonly url: string;
  /** The operator's token. */
  readonly token: string;
}

/** What a source is looked for in. */
export interface HealthSurroundings {
  /** As typed; wins. */
  readonly url?: string | undefined;
  /** State folder (`MFE_HOME`), where the gateway keeps the token it made. */
  readonly home: string;
  /** Variables of the process: MFE_HEALTH_URL, MFE_OPERATOR_TOKEN, PORT. */
  readonly environment: Readonly<Record<string, string | undefined>>;
}

const LOCAL_PORT = '4100';
const TOKEN_FILE = 'operator-token';

function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:'))
    throw new UserError(`"${text}" is not the address of a site, such as https://aurora.example`);
  return url.origin;
}

async function storedToken(file: string): Promise<string | null> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw new UserError(`${file} cannot be read (${errorCode(error) ?? 'unknown error'})`);
  }
}

/** Origin of the site that is asked: the address given, MFE_HEALTH_URL, or the local site. */
export function siteOrigin(url: string | undefined, environment: HealthSurroundings['environment']): string {
  const local = `http://localhost:${environment['PORT'] || LOCAL_PORT}`;
  return originOf(url ?? (environment['MFE_HEALTH_URL'] || local));
}

/** Where health is read, and the token that is shown there; refuses without one. */
export async function findHealthSource({ url, home, environment }: HealthSurroundings): Promise<HealthSource> {
  const origin = siteOrigin(url, environment);
  const file = join(home, TOKEN_FILE);
  const token = environment['MFE_OPERATOR_TOKEN'] || (await storedToken(file));
  if (token === null || !/^[\x21-\x7e]+$/.test(token))
    throw new UserError(`There is no operator's token: set MFE_OPERATOR_TOKEN, or take ${file} of the site's machine`);
  return { url: origin, token };
}
