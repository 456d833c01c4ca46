import { textOption, type Command, type CommandContext, type CommandInput } from '../command-line/command';
import { developSection, type DevelopedSection } from '../dev/develop';
import { askingLines, requireOverridable, siteAt } from '../dev/overridable-site';
import { runSite, siteCommand } from '../dev/site-process';
import { sourceOf, type PackageSource } from '../publish/package-source';
import { WrongUsage } from '../text/user-error';

const USAGE = 'dev [package …] [--at address | --site-port 4100 --state file] [--port 4301]';

function sourcesOf({ positionals }: CommandInput, repository: string): readonly PackageSource[] {
  const names = positionals.length === 0 ? [undefined] : positionals;
  const sources = names.map((name) => sourceOf(repository, name));
  const twice = sources.find(({ name }, index) => sources.findIndex((other) => other.name === name) < index);
  if (twice !== undefined) throw new WrongUsage(`${twice.name} is named twice: mfe ${USAGE}`);
  return sources;
}

function portOf(input: CommandInput): number | undefined {
  const text = textOption(input, 'port');
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,4}$/.test(text) || Number(text) > 65_535)
    throw new WrongUsage(`"${text}" is no port for --port: name one from 1 to 65535`);
  return Number(text);
}

/** Serves the site once every section has been built; it ends with this process, and this process with it. */
async function serveSite(
  sections: readonly DevelopedSection[],
  { folder }: PackageSource,
  { repository }: CommandContext,
  input: CommandInput,
): Promise<void> {
  await Promise.all(sections.map(({ built }) => built));
  const command = siteCommand({
    folder,
    repository,
    addresses: addressesOf(sections),
    builds: sections.map(({ dist }) => dist),
    port: textOption(input, 'site-port'),
    state: textOption(input, 'state'),
  });
  runSite(command, (status) => process.exit(status));
}

function addressesOf(sections: readonly DevelopedSection[]): Readonly<Record<string, string>> {
  return Object.fromEntries(sections.map(({ name, address }) => [name, address]));
}

export const devCommand: Command = {
  name: 'dev',
  usage: USAGE,
  summary: 'build sections after every save and see them in the emulator, or in a site that takes overrides',
  options: {
    at: { type: 'string' },
    port: { type: 'string' },
    'site-port': { type: 'string' },
    state: { type: 'string' },
  },
  async run(context, input) {
    const { repository, report } = context;
    const at = textOption(input, 'at');
    const site = at === undefined ? null : siteAt(at);
    const [port, sources] = [portOf(input), sourcesOf(input, repository)];
    const [first] = sources;
    if (first === undefined) throw new WrongUsage(`Name a package: mfe ${USAGE}`);
    const sections: DevelopedSection[] = [];
    try {
      for (const [index, source] of sources.entries())
        sections.push(await developSection(source, port === undefined ? undefined : port + index, report));
      for (const { name, address } of sections) report(`${name} is served at ${address}`);
      if (site !== null) {
        await requireOverridable(site, addressesOf(sections));
        askingLines(site, addressesOf(sections)).forEach((line) => report(line));
      } else await serveSite(sections, first, context, input);
    } catch (error) {
      await Promise.all(sections.map(({ close }) => close()));
      throw error;
    }
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
    return { value: { site, addresses: addressesOf(sections) } };
  },
};
