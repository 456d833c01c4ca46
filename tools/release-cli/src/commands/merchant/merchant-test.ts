import { textOption, type CommandContext, type CommandInput, type CommandOutcome } from '../../command-line/command';
import { readTextFile } from '../../command-line/text-file';
import { askGateway, leftOut, reportTried } from '../../gateway/ask-gateway';
import { siteOrigin } from '../../health/health-source';
import { messageOf, UserError } from '../../text/user-error';
import { presentMerchant } from './merchant-read';

/** A bearer token as a header takes it. */
const TOKEN = /^[\x21-\x7e]{1,8192}$/;

async function sessionToken(input: CommandInput): Promise<string | null> {
  const file = textOption(input, 'session');
  if (file === undefined) return null;
  const token = (await readTextFile(file)).trim();
  if (TOKEN.test(token)) return token;
  throw new UserError(
    `${file} holds no token of a session: write the token that a sign-in answers into it, and nothing else`,
  );
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
  const question = {
    config: gateway === undefined ? config : { ...config, apiOrigin: gateway },
    environment,
    site: siteOrigin(textOption(input, 'url') ?? config.origin, variables),
    language: textOption(input, 'language'),
    token: await sessionToken(input),
    allowPrivate: input.values['allow-private'] === true,
  };
  const tried = await askGateway(question).catch((error: unknown) => {
    throw error instanceof UserError ? error : new UserError(messageOf(error));
  });
  const failed = reportTried(tried, report);
  report(
    `Not asked: ${leftOut(tried)} calls that write, that need what a page or a person knows, or a session that was not given.`,
  );
  return { value: { environment, merchant: code, calls: tried, notAsked: leftOut(tried) }, isFailed: failed > 0 };
}
