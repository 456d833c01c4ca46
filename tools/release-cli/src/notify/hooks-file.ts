import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseOrExplain } from 'shared-contracts/release/descriptor';
import * as v from 'valibot';
import { errorCode } from '../store/file-errors';
import { parseJsonFile } from '../text/json-text';
import { UserError } from '../text/user-error';
import { WRITE_EVENTS } from './message';

const MOST_BATCH = 1000;
const USUAL_BATCH = 30;

function isAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.username + url.password === '';
}

const address = v.pipe(v.string(), v.check(isAddress, 'an address such as https://hooks.example, without a password'));
const name = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,31}$/, 'lower-case letters, digits and dashes only'));
/** 24 to 64 bytes in base64, as Standard Webhooks writes a symmetric secret. */
const secret = v.pipe(
  v.string(),
  v.regex(/^whsec_[A-Za-z0-9+/]{32,86}={0,2}$/, 'whsec_ and 24 to 64 bytes in base64: openssl rand -base64 32'),
);
const header = v.record(
  v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]+$/, 'not the name of a header')),
  v.pipe(v.string(), v.regex(/^[\x20-\x7e]*$/, 'not the value of a header')),
);

const common = {
  /** By what it is named in messages. */
  name,
  /** Only writes of these environments; all when absent. */
  environments: v.exactOptional(v.array(v.string())),
  /** True: its address may be of this machine or a private network, and http. */
  allowPrivate: v.optional(v.boolean(), false),
};

const webhook = {
  ...common,
  url: address,
  /** Only these events; all when absent. */
  events: v.exactOptional(v.array(v.picklist(WRITE_EVENTS))),
};

const webhookSchema = v.variant('kind', [
  /** Standard Webhooks: the event as JSON, signed. */
  v.strictObject({ ...webhook, kind: v.literal('standard'), secret }),
  /** A text as Slack's incoming webhooks take it; its address is the secret. */
  v.strictObject({ ...webhook, kind: v.literal('slack') }),
]);
export type Webhook = v.InferOutput<typeof webhookSchema>;

const purgeSchema = v.variant('kind', [
  v.strictObject({
    ...common,
    kind: v.literal('http'),
    url: address,
    method: v.optional(v.picklist(['POST', 'PUT', 'PURGE', 'DELETE']), 'POST'),
    headers: v.optional(header, {}),
    /** The body as JSON: the texts `{sites}`, `{hosts}` and `{prefixes}` stand for the lists. */
    body: v.optional(v.unknown(), { prefixes: '{prefixes}' }),
    /** Origin of a merchant's site, with `{merchant}` for its code. */
    site: v.pipe(
      v.string(),
      v.check(
        (text) => isAddress(text.replaceAll('{merchant}', 'm')),
        'an origin such as https://{merchant}.site.example',
      ),
    ),
    /** How many sites one request names at most. */
    batch: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_BATCH)), USUAL_BATCH),
  }),
  v.strictObject({
    ...common,
    kind: v.literal('cloudfront'),
    distribution: v.pipe(v.string(), v.regex(/^[A-Z0-9]{5,32}$/, 'not the id of a distribution')),
    accessKeyId: v.pipe(v.string(), v.nonEmpty()),
    secretAccessKey: v.pipe(v.string(), v.nonEmpty()),
    sessionToken: v.exactOptional(v.string()),
    /** Another service that speaks the same. */
    endpoint: v.optional(address, 'https://cloudfront.amazonaws.com'),
  }),
]);
export type Purge = v.InferOutput<typeof purgeSchema>;

/** Whether an entry that may not go to private networks is encrypted. */
function isSafe({ allowPrivate }: Pick<Webhook | Purge, 'allowPrivate'>, url: string): boolean {
  return allowPrivate || url.startsWith('https:');
}

const isSafeWebhook = (webhook: Webhook): boolean => isSafe(webhook, webhook.url);
const isSafePurge = (purge: Purge): boolean => isSafe(purge, purge.kind === 'http' ? purge.url : purge.endpoint);

const HTTPS_ONLY = 'http is for private networks: use https, or set allowPrivate';

/** Whom an operator's machine tells of writes. The file holds secrets: it is nowhere in the store. */
export const hooksSchema = v.pipe(
  v.strictObject({
    webhooks: v.optional(v.array(v.pipe(webhookSchema, v.check(isSafeWebhook, HTTPS_ONLY))), []),
    purges: v.optional(v.array(v.pipe(purgeSchema, v.check(isSafePurge, HTTPS_ONLY))), []),
  }),
  v.check(({ webhooks, purges }) => {
    const names = [...webhooks, ...purges].map((entry) => entry.name);
    return new Set(names).size === names.length;
  }, 'two entries have the same name'),
);
export type Hooks = v.InferOutput<typeof hooksSchema>;

const NOBODY: Hooks = { webhooks: [], purges: [] };

/** Where the operator's file is looked for. */
export interface HookPlaces {
  /** State folder (`MFE_HOME`). */
  readonly home: string;
  /** `MFE_HOOKS`: the file, elsewhere. */
  readonly variables: Readonly<Record<string, string | undefined>>;
}

/** The file that names whom to tell: `MFE_HOOKS`, else `hooks.json` of the state folder. */
export function hooksFile({ home, variables }: HookPlaces): string {
  return variables['MFE_HOOKS'] || join(home, 'hooks.json');
}

const OTHERS = 0o077;

/** Whether other users of the machine may read the file, which holds secrets; false where there is none. */
export async function isOpenToOthers(places: HookPlaces): Promise<boolean> {
  try {
    return ((await stat(hooksFile(places))).mode & OTHERS) !== 0;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
}

/** Whom to tell; nobody where the state folder has no file. Refuses a file that cannot be used, by its field. */
export async function readHooks(places: HookPlaces): Promise<Hooks> {
  const file = hooksFile(places);
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT' && !places.variables['MFE_HOOKS']) return NOBODY;
    throw new UserError(`${file} cannot be read (${errorCode(error) ?? 'unknown error'})`);
  }
  return parseJsonFile(file, text, (value) => parseOrExplain(hooksSchema, value, 'list of hooks'));
}
