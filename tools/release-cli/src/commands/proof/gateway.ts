import { askGateway, reportTried } from '../../gateway/ask-gateway';
import { siteOrigin } from '../../health/health-source';
import { meantNote } from '../../text/meant';
import { UserError } from '../../text/user-error';
import { readSettings } from '../../settings/settings';
import { assertAtMost, textOption, type Command, ownEnvironment } from '../../command-line/command';

const USAGE = 'gateway --merchant aurora [--url https://site] [--language EN]';

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
    const tried = await askGateway({
      config,
      environment,
      site: siteOrigin(textOption(input, 'url'), variables),
      language: textOption(input, 'language'),
      token: null,
      // Whoever runs it names the address, and most sites of a test are on the same machine.
      allowPrivate: true,
    });
    const failed = reportTried(tried, report);
    return { value: { environment, merchant: config.code, calls: tried }, isFailed: failed > 0 };
  },
};
