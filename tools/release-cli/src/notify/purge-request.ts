import { AwsV4Signer } from 'aws4fetch';
import { sha256Hex } from '../store/digest';
import type { Purge } from './hooks-file';
import type { OutgoingRequest } from './send-request';

/** Everything of a site that a write can change and a cache may hold; files of packages never change. */
const PURGED = ['/m/', '/robots.txt', '/sitemap.xml'] as const;

/** What has to be purged. */
export interface Purged {
  /** Names the purge, the same however often it is asked for. */
  readonly id: string;
  readonly environment: string;
  /** The merchants whose sites changed. */
  readonly merchants: readonly string[];
}

/** The body with the lists in place of the texts that stand for them. */
function filled(template: unknown, lists: Readonly<Record<string, readonly string[]>>): unknown {
  if (typeof template === 'string') return Object.hasOwn(lists, template) ? lists[template] : template;
  if (Array.isArray(template)) return template.map((entry) => filled(entry, lists));
  if (typeof template !== 'object' || template === null) return template;
  return Object.fromEntries(Object.entries(template).map(([field, value]) => [field, filled(value, lists)]));
}

function httpRequests(
  { url, method, headers, body, site, batch, allowPrivate }: Extract<Purge, { kind: 'http' }>,
  merchants: readonly string[],
): readonly OutgoingRequest[] {
  const sites = [...new Set(merchants.map((code) => new URL(site.replaceAll('{merchant}', code)).origin))];
  const batches = Array.from({ length: Math.ceil(sites.length / batch) }, (_, index) =>
    sites.slice(index * batch, (index + 1) * batch),
  );
  return batches.map((part) => {
    const hosts = part.map((origin) => new URL(origin).host);
    const prefixes = hosts.flatMap((host) => PURGED.map((path) => `${host}${path}`));
    return {
      url,
      method,
      allowPrivate,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(filled(body, { '{sites}': part, '{hosts}': hosts, '{prefixes}': prefixes })),
    };
  });
}

const CLOUDFRONT_API = '2020-05-31';

/** An invalidation of CloudFront. Its reference makes a repeated one the same. */
async function cloudfrontRequest(
  {
    distribution,
    endpoint,
    accessKeyId,
    secretAccessKey,
    sessionToken,
    allowPrivate,
  }: Extract<Purge, { kind: 'cloudfront' }>,
  id: string,
): Promise<OutgoingRequest> {
  const paths = PURGED.map((path) => `<Path>${path}${path.endsWith('/') ? '*' : ''}</Path>`).join('');
  const body =
    `<InvalidationBatch xmlns="http://cloudfront.amazonaws.com/doc/${CLOUDFRONT_API}/"><CallerReference>${id}</CallerReference>` +
    `<Paths><Items>${paths}</Items><Quantity>${PURGED.length}</Quantity></Paths></InvalidationBatch>`;
  const signed = await new AwsV4Signer({
    accessKeyId,
    secretAccessKey,
    ...(sessionToken === undefined ? {} : { sessionToken }),
    method: 'POST',
    url: `${endpoint.replace(/\/$/, '')}/${CLOUDFRONT_API}/distribution/${distribution}/invalidation`,
    service: 'cloudfront',
    region: 'us-east-1',
    body,
    headers: { 'content-type': 'application/xml', 'x-amz-content-sha256': sha256Hex(body) },
  }).sign();
  return {
    url: signed.url.href,
    method: 'POST',
    headers: Object.fromEntries(signed.headers),
    body,
    allowPrivate,
  };
}

/** The requests that make a cache forget what a write changed; none where it is of another environment. */
export async function purgeRequests(
  purge: Purge,
  { id, environment, merchants }: Purged,
): Promise<readonly OutgoingRequest[]> {
  if (purge.environments?.includes(environment) === false || merchants.length === 0) return [];
  return purge.kind === 'http' ? httpRequests(purge, merchants) : [await cloudfrontRequest(purge, id)];
}
