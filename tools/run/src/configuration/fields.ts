import { ENVIRONMENT_NAME } from 'release-cli/store/environments';
import { MERCHANT_CODE } from 'shared-contracts/release/merchant-config';
import * as v from 'valibot';

/** A text of this form; `takes` completes “this field takes …”. */
function written(form: RegExp, takes: string) {
  return v.pipe(v.string(), v.regex(form), v.description(takes));
}

function wholeNumber(least: number, most: number, takes: string) {
  return v.pipe(
    v.number(),
    v.integer(),
    v.minValue(least),
    v.maxValue(most),
    v.description(`${takes}, a whole number from ${least} to ${most}`),
  );
}

/** No longer than a supervisor waits before it kills: systemd 90 s, a container mostly 10 s to 60 s. */
const LONGEST_STOP_SECONDS = 80;

const HOST = String.raw`[A-Za-z0-9](?:[A-Za-z0-9.-]{0,251}[A-Za-z0-9])?`;
const PORT_NUMBER = String.raw`\d{1,5}`;

export const environmentName = written(
  ENVIRONMENT_NAME,
  'the name of an environment, such as production: lower-case letters, digits and dashes',
);

export const merchantCode = written(MERCHANT_CODE, 'the code of a merchant, such as aurora');

export const folder = written(
  /^[^\0]+$/,
  'a folder: an absolute path, or one that begins where the configuration file lies',
);

/** The same words as `MFE_STORE`. */
export const storePlace = written(
  /^[^\0]+$/,
  'where the store lies: the folder that holds "store", or s3://bucket/prefix',
);

/** No path and no name or password: what is put behind it is known, and an address is logged. */
export const httpOrigin = written(
  new RegExp(`^http://(?:${HOST}|\\[[0-9a-f:]+\\])(?::${PORT_NUMBER})?$`),
  'the address of a server, such as http://127.0.0.1:4300: without a path, a name or a password',
);

/** A server whose pages people open: with TLS, unless it is of this machine. */
function ownAddress(path: string, takes: string) {
  const plain = String.raw`http://(?:127\.0\.0\.1|\[::1\]|localhost)`;
  return written(new RegExp(`^(?:https://${HOST}|${plain})(?::${PORT_NUMBER})?${path}$`), takes);
}

export const publicAddress = ownAddress(
  '',
  'where people reach the console, such as https://releases.example: http only on this machine, without a path',
);

export const issuer = ownAddress(
  String.raw`(?:/[\w.~/-]*)?`,
  'the issuer of the OpenID Connect provider, such as https://login.example: http only on this machine',
);

export const clientId = written(/^[\x21-\x7e]{1,200}$/, 'the id by which the provider knows the console');
/** The same for a collector, which may be far away. */
export const collectorAddress = written(
  new RegExp(`^https?://(?:${HOST}|\\[[0-9a-f:]+\\])(?::${PORT_NUMBER})?$`),
  'the address of a collector that takes OTLP over HTTP, such as http://127.0.0.1:4318: without a path, a name or a password',
);

/** Whether a text is the address of a collector. */
export function isCollectorAddress(text: string): boolean {
  return v.is(collectorAddress, text);
}

/** A share of 0 to 100, with decimals. */
export function percent(of: string) {
  return v.pipe(v.number(), v.minValue(0), v.maxValue(100), v.description(`${of}, percent: a number from 0 to 100`));
}

export const port = wholeNumber(0, 65_535, 'a port (0 for any free one)');

export const hostName = written(new RegExp(`^${HOST}$`), 'a host name, such as play.example');

/** Where a service listens. */
export const listen = v.pipe(
  v.strictObject({
    address: v.optional(
      written(
        /^[A-Za-z0-9.:-]{1,253}$/,
        'an address of this machine: 127.0.0.1 unless told, 0.0.0.0 for all, as in a container',
      ),
      '127.0.0.1',
    ),
    port,
  }),
  v.description('where the service listens: {"address": "127.0.0.1", "port": 4100}'),
);

/** How a service ends. */
export const stop = v.pipe(
  v.strictObject({
    announceSeconds: v.optional(
      wholeNumber(
        0,
        LONGEST_STOP_SECONDS,
        'for how long /readyz says no before the service stops listening, in seconds',
      ),
      0,
    ),
    limitSeconds: v.optional(
      wholeNumber(1, LONGEST_STOP_SECONDS, 'how long running requests may take to finish, in seconds'),
      20,
    ),
  }),
  v.description('how the service ends: {"announceSeconds": 5, "limitSeconds": 20}'),
);

export const LOG_LEVELS = ['error', 'warn', 'info', 'debug'] as const;

/** The least important lines that are written. */
export const logLevel = v.pipe(v.picklist(LOG_LEVELS), v.description(`one of ${LOG_LEVELS.join(', ')}`));

/** What editors read the schema by. */
export const schemaAddress = written(/^[^\0]+$/, 'the file of its JSON Schema');

export const games = wholeNumber(1, 100_000, 'how many games a new database gets');

export const everySeconds = wholeNumber(5, 300, 'the pause between two ticks, in seconds');

/** An address or network of a proxy. */
export const proxyNetwork = written(
  /^(?:loopback|linklocal|uniquelocal|[0-9a-fA-F.:]+(?:\/\d{1,3})?)$/,
  'an address or network of a proxy, such as 10.0.0.0/8, or loopback',
);
