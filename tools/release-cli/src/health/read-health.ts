import {
  type BucketRange,
  HEALTH_SUMMARY_PATH,
  parseHealthSummary,
  type HealthMeasure,
  type HealthRow,
  type HealthSummary,
} from 'shared-contracts/release/health';
import { UserError, messageOf } from '../text/user-error';
import { canonicalJson } from '../trust/canonical-json';
import { askGateway } from './health-request';
import type { HealthSource } from './health-source';

/** Which reports are asked for. */
export interface HealthRequest extends HealthSource {
  readonly environment: string;
  readonly since: Date;
  /** Only reports before then; of all when absent. */
  readonly until?: Date | undefined;
  /** Only pages of these merchants; of all when absent. */
  readonly merchants?: readonly string[] | undefined;
  /** Only pages of these devices; of all when absent. */
  readonly buckets?: BucketRange | undefined;
  readonly timeoutMs?: number;
}

function addressOf({ url, environment, since, until, merchants = [], buckets }: HealthRequest): URL {
  const address = new URL(HEALTH_SUMMARY_PATH, url);
  address.searchParams.set('environment', environment);
  address.searchParams.set('since', since.toISOString());
  if (until !== undefined) address.searchParams.set('until', until.toISOString());
  for (const merchant of merchants) address.searchParams.append('merchant', merchant);
  for (const [name, value] of Object.entries(buckets ?? {})) address.searchParams.set(name, String(value));
  return address;
}

function parse(text: string, { url, environment, until, buckets }: HealthRequest): HealthSummary {
  let summary: HealthSummary;
  try {
    summary = parseHealthSummary(JSON.parse(text));
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'it is not JSON' : messageOf(error);
    throw new UserError(`${url} answered with something else than health: ${reason}`);
  }
  if (summary.environment !== environment)
    throw new UserError(`${url} answered with the health of ${summary.environment} instead of ${environment}`);
  if (until !== undefined && summary.until !== until.toISOString())
    throw new UserError(`${url} does not know of the health until a moment: its gateway is of an earlier contract`);
  if (buckets !== undefined && canonicalJson(summary.buckets ?? {}) !== canonicalJson(buckets))
    throw new UserError(
      `${url} does not know of the health of a share of devices: its gateway is of an earlier contract`,
    );
  const isCount = (count: number, most: number): boolean => Number.isSafeInteger(count) && count >= 0 && count <= most;
  const isMeasure = ({ pages, failures, votes }: HealthMeasure): boolean =>
    [pages, failures, votes.pages, votes.networks].every((count) => isCount(count, pages)) &&
    isCount(votes.failures, votes.pages);
  const isCountable = (row: HealthRow): boolean =>
    isCount(row.loads, row.pages) &&
    [row, ...Object.values(row.outcomes), ...Object.values(row.poor)].every((measure) => isMeasure(measure));
  const strange = summary.rows.find((row) => !isCountable(row));
  if (strange !== undefined)
    throw new UserError(
      `${url} contradicts itself on ${strange.package} ${strange.version}: more pages than there were`,
    );
  return summary;
}

/** Asks a site's gateway how the versions of an environment do; refuses with one sentence when it cannot say. */
export async function readHealth(request: HealthRequest): Promise<HealthSummary> {
  return parse(await askGateway(request, addressOf(request), request.timeoutMs), request);
}
