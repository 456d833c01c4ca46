import { ENDPOINTS } from 'shared-contracts/api/endpoint-table';
import { openGateway } from 'shared-contracts/api/gateway/compile-gateway';
import type { MerchantConfig } from 'shared-contracts/release/merchant-config';
import { PrivateAddress } from '../notify/public-address';
import { counted } from '../text/counted';
import type { Report } from '../text/report';
import { tableLines } from '../text/table-lines';
import { messageOf, UserError } from '../text/user-error';
import { publicReads } from './public-reads';
import { tryRead, type Asking, type TriedRead } from './try-read';

const TIMEOUT_MS = 15_000;
/** One entry of a long list is as wrong as the next. */
const SHOWN_FAULTS = 5;

/** Whom to ask, and as whom. */
export interface GatewayQuestion extends Pick<Asking, 'site' | 'token' | 'allowPrivate'> {
  readonly config: MerchantConfig;
  readonly environment: string;
  /** As which the calls ask; the merchant's default unless told. */
  readonly language: string | undefined;
}

/** A merchant's calls with their language, made through its own gateway settings. */
export async function askGateway(question: GatewayQuestion): Promise<readonly TriedRead[]> {
  const { config, environment, language = config.languages.default, ...asking } = question;
  const compile = openGateway(config, environment);
  const reads = publicReads(config.code, language, asking.token !== null);
  const as = { ...asking, merchant: config.code, language, timeoutMs: TIMEOUT_MS };
  try {
    // All at once, as a page does: a gateway that is away is waited for once.
    return await Promise.all(reads.map((read) => tryRead(read, compile(read.endpoint), as)));
  } catch (error) {
    if (error instanceof PrivateAddress)
      throw new UserError(
        `${messageOf(error).replace(/, and allowPrivate .*/, '')}: add --allow-private where that is meant`,
      );
    throw error;
  }
}

function linesOf({ call, outcome, faults }: TriedRead): readonly (readonly string[])[] {
  const more = faults.length - SHOWN_FAULTS;
  const shown = [...faults.slice(0, SHOWN_FAULTS), ...(more > 0 ? [`and ${more} more`] : [])];
  return [[call, outcome, shown[0] ?? ''], ...shown.slice(1).map((fault) => ['', '', fault])];
}

/** Says how each answer was taken; gives how many are of no use. */
export function reportTried(tried: readonly TriedRead[], report: Report): number {
  for (const line of tableLines(tried.flatMap(linesOf))) report(line);
  const count = (outcome: TriedRead['outcome']): number => tried.filter((one) => one.outcome === outcome).length;
  const failed = count('failed');
  report(`${counted(tried.length, 'call')}: ${count('read')} read, ${count('partly')} partly, ${failed} failed`);
  return failed;
}

/** How many calls of the contract a test leaves out: they write, or need what only a page or a person knows. */
export function leftOut(tried: readonly TriedRead[]): number {
  return Object.keys(ENDPOINTS).length - tried.length;
}
