import { openGateway } from 'shared-contracts/api/gateway/compile-gateway';
import { counted } from '../../text/counted';
import { publicReads } from '../../gateway/public-reads';
import { tryRead, type TriedRead } from '../../gateway/try-read';
import { siteOrigin } from '../../health/health-source';
import { tableLines } from '../../text/table-lines';
import { meantNote } from '../../text/meant';
import { UserError } from '../../text/user-error';
import { readSettings } from '../../settings/settings';
import { assertAtMost, textOption, type Command, ownEnvironment } from '../../command-line/command';

const USAGE = 'gateway --merchant aurora [--url https://site] [--language EN]';
const TIMEOUT_MS = 15_000;
/** One entry of a long list is as wrong as the next. */
const SHOWN_FAULTS = 5;

function linesOf({ call, outcome, faults }: TriedRead): readonly (readonly string[])[] {
  const more = faults.length - SHOWN_FAULTS;
  const shown = [...faults.slice(0, SHOWN_FAULTS), ...(more > 0 ? [`and ${more} more`] : [])];
  return [[call, outcome, shown[0] ?? ''], ...shown.slice(1).map((fault) => ['', '', fault])];
}

export const gatewayCommand: Command = {
  name: 'gateway',
  usage: USAGE,
  summary: "ask a merchant's gateway what every visitor's page asks, and say what of its answers cannot be read",
  options: { merchant: { type: 'string' }, url: { type: 'string' }, language: { type: 'string' } },
  environments: ownEnvironment,
  async run({ store, environment, variables, report }, input) {
    assertAtMost(input, 0, USAGE);
    const merchant = textOption(input, 'merchant');
    const present = await readSettings(store, environment);
    const merchants = present?.settings.merchants ?? {};
    const config = merchant === undefined ? undefined : merchants[merchant];
    if (config === undefined)
      throw new UserError(
        `Name one of the merchants of ${environment}: --merchant ${Object.keys(merchants).join(', ')}${meantNote(merchant ?? '', Object.keys(merchants))}`,
      );
    const compile = openGateway(config, environment);
    const language = textOption(input, 'language') ?? config.languages.default;
    const asking = {
      site: siteOrigin(textOption(input, 'url'), variables),
      merchant: config.code,
      language,
      timeoutMs: TIMEOUT_MS,
    };
    const reads = publicReads(config.code, language);
    // All at once, as a page does: a gateway that is away is waited for once.
    const tried = await Promise.all(reads.map((read) => tryRead(read, compile(read.endpoint), asking)));
    for (const line of tableLines(tried.flatMap(linesOf))) report(line);
    const count = (outcome: TriedRead['outcome']): number => tried.filter((one) => one.outcome === outcome).length;
    report(
      `${counted(tried.length, 'call')}: ${count('read')} read, ${count('partly')} partly, ${count('failed')} failed`,
    );
    return { value: { environment, merchant: config.code, calls: tried }, isFailed: count('failed') > 0 };
  },
};
