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
const REMEDY = 'add --allow-private where that is meant';
/** One entry of a long list is as wrong as the next. */
const SHOWN_FAULTS = 5;

/** Whom to ask, and as whom. */
export interface GatewayQuestion extends Pick<Asking, 'site' | 'token' | 'allowPrivate'> {
  readonly config: MerchantConfig;
  readonly environment: string;
  /** As which the calls ask; the merchant's default unless told. */
  readonly language: string | undefined;
  /** What whoever asks can do where private addresses are not allowed and are meant. */
  readonly privateRemedy?: string;
}

/** Who listens while calls are answered. */
export interface Listening {
  /** Hears of each call once it is judged. */
  readonly onTried?: (tried: TriedRead) => void;
  /** Ends all calls that are not answered yet. */
  readonly signal?: AbortSignal;
}

/** A bearer token as a header takes it. */
const TOKEN = /^[\x21-\x7e]{1,8192}$/;

/** The token of a session in a text; refuses what is none, by the name of where it was found. */
export function readToken(place: string, text: string): string {
  const token = text.trim();
  if (TOKEN.test(token)) return token;
  throw new UserError(
    `${place} holds no token of a session: write the token that a sign-in answers into it, and nothing else`,
  );
}

/** Settings that make no gateway, and addresses that are not asked, are refused in one sentence. */
function refusalOf(error: unknown, remedy: string): unknown {
  if (error instanceof PrivateAddress)
    return new UserError(`${messageOf(error).replace(/, and allowPrivate .*/, '')}: ${remedy}`);
  return error instanceof UserError ? error : new UserError(messageOf(error));
}

/** A merchant's calls with their language, made through its own gateway settings. */
export async function askGateway(
  question: GatewayQuestion,
  { onTried, signal }: Listening = {},
): Promise<readonly TriedRead[]> {
  const { config, environment, language = config.languages.default, privateRemedy = REMEDY, ...asking } = question;
  try {
    const compile = openGateway(config, environment);
    const reads = publicReads(config.code, language, asking.token !== null);
    const as = { ...asking, merchant: config.code, language, timeoutMs: TIMEOUT_MS, signal };
    // All at once, as a page does: a gateway that is away is waited for once.
    return await Promise.all(
      reads.map(async (read) => {
        const tried = await tryRead(read, compile(read.endpoint), as);
        onTried?.(tried);
        return tried;
      }),
    );
  } catch (error) {
    throw refusalOf(error, privateRemedy);
  }
}

/** What is wrong with an answer; of many faults the first and how many more. */
export function shownFaults({ faults }: Pick<TriedRead, 'faults'>): readonly string[] {
  const more = faults.length - SHOWN_FAULTS;
  return [...faults.slice(0, SHOWN_FAULTS), ...(more > 0 ? [`and ${more} more`] : [])];
}

function linesOf({ call, outcome, faults }: TriedRead): readonly (readonly string[])[] {
  const shown = shownFaults({ faults });
  return [[call, outcome, shown[0] ?? ''], ...shown.slice(1).map((fault) => ['', '', fault])];
}

function countOf(tried: readonly TriedRead[], outcome: TriedRead['outcome']): number {
  return tried.filter((one) => one.outcome === outcome).length;
}

/** How many calls were taken how. */
export function triedText(tried: readonly TriedRead[]): string {
  const count = (outcome: TriedRead['outcome']): string => `${countOf(tried, outcome)} ${outcome}`;
  return `${counted(tried.length, 'call')}: ${count('read')}, ${count('partly')}, ${count('failed')}`;
}

/** Says how each answer was taken; gives how many are of no use. */
export function reportTried(tried: readonly TriedRead[], report: Report): number {
  for (const line of tableLines(tried.flatMap(linesOf))) report(line);
  report(triedText(tried));
  return countOf(tried, 'failed');
}

/** How many calls of the contract a test leaves out: they write, or need what only a page or a person knows. */
export function leftOut(tried: readonly TriedRead[]): number {
  return Object.keys(ENDPOINTS).length - tried.length;
}

/** The same as a sentence. */
export function leftOutText(tried: readonly TriedRead[]): string {
  return `Not asked: ${leftOut(tried)} calls that write, that need what a page or a person knows, or a session that was not given.`;
}
