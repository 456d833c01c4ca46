import { textOption, type CommandContext, type CommandInput, type CommandOutcome } from '../../command-line/command';
import { readTextFile } from '../../command-line/text-file';
import { askGateway, leftOut, leftOutText, readToken, reportTried } from '../../gateway/ask-gateway';
import { siteOrigin } from '../../health/health-source';
import { presentMerchant } from './merchant-read';

async function sessionToken(input: CommandInput): Promise<string | null> {
  const file = textOption(input, 'session');
  return file === undefined ? null : readToken(file, await readTextFile(file));
}

/** Asks a merchant's gateway, or another one in its place, what pages ask, and says what of the answers cannot be read. */
export async function testMerchant(
  context: CommandContext,
  input: CommandInput,
  code: string,
): Promise<CommandOutcome> {
  const { environment, variables, report } = context;
  const { config } = await presentMerchant(context, code);
  const gateway = textOption(input, 'gateway');
  const tried = await askGateway({
    config: gateway === undefined ? config : { ...config, apiOrigin: gateway },
    environment,
    site: siteOrigin(textOption(input, 'url') ?? config.origin, variables),
    language: textOption(input, 'language'),
    token: await sessionToken(input),
    allowPrivate: input.values['allow-private'] === true,
  });
  const failed = reportTried(tried, report);
  report(leftOutText(tried));
  return { value: { environment, merchant: code, calls: tried, notAsked: leftOut(tried) }, isFailed: failed > 0 };
}
