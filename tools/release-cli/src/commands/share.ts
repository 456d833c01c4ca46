import { OVERRIDE_OFF } from 'shared-contracts/release/resolve';
import { requirePackage } from '../edits/edits';
import { parseDuration } from '../edits/schedule';
import { WrongUsage } from '../text/user-error';
import { linkAddress, makeShareToken, siteOf } from '../sharing/share-link';
import { requireVersion, textOption, type Command, ownEnvironment } from '../command-line/command';

const USAGE = 'share --merchant code <package>=<version>|off … [--for 2h] [--url address]';
const DEFAULT_LIFE = '2h';

function parseVersions(words: readonly string[]): Record<string, string> {
  if (words.length === 0) throw new WrongUsage(`Name at least one version to share: mfe ${USAGE}`);
  const entries = words.map((word) => {
    const [name, version, ...rest] = word.split('=');
    if (version === undefined || rest.length > 0) throw new WrongUsage(`"${word}" is not <package>=<version>`);
    return [requirePackage(name), version === OVERRIDE_OFF ? version : requireVersion(version)] as const;
  });
  return Object.fromEntries(entries);
}

export const shareCommand: Command = {
  name: 'share',
  usage: USAGE,
  summary: 'a signed link by which others see other versions of a staging site for a while',
  options: { merchant: { type: 'string' }, for: { type: 'string' }, url: { type: 'string' } },
  environments: ownEnvironment,
  async run({ store, environment, report }, input) {
    const merchant = textOption(input, 'merchant');
    if (merchant === undefined) throw new WrongUsage(`Say whose site with --merchant: mfe ${USAGE}`);
    const versions = parseVersions(input.positionals);
    const life = parseDuration(textOption(input, 'for') ?? DEFAULT_LIFE);
    const site = siteOf(textOption(input, 'url'), merchant);
    const link = await makeShareToken({ store, environment, merchant, versions, life });
    const url = linkAddress(site, link);
    report(url);
    return { value: { environment, merchant, versions, ...link, url } };
  },
};
