import { HOST_NAME as HOST } from 'shared-contracts/remote/remote-names';
import { textOption, type Command, type CommandContext, type CommandInput } from '../command-line/command';
import { developSection, type DevelopedSection } from '../dev/develop';
import { HostServer } from '../dev/host-server';
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

/** Everything that is served to pages: the sections, and the host with React's development build. */
interface Developed {
  readonly sections: readonly DevelopedSection[];
  readonly addresses: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
}

/** Serves the site once every section has been built; it ends with this process, and this process with it. */
async function serveSite(
  { sections, addresses }: Developed,
  { folder }: PackageSource,
  { repository }: CommandContext,
  input: CommandInput,
): Promise<void> {
  await Promise.all(sections.map(({ built }) => built));
  const command = siteCommand({
    folder,
    repository,
    addresses,
    builds: sections.map(({ dist }) => dist),
    port: textOption(input, 'site-port'),
    state: textOption(input, 'state'),
  });
  runSite(command, (status) => process.exit(status));
}

/** Builds and serves what is developed. Nothing is left running where that fails. */
async function develop(
  sources: readonly PackageSource[],
  port: number | undefined,
  { report }: CommandContext,
): Promise<Developed> {
  const sections: DevelopedSection[] = [];
  const addresses: Record<string, string> = {};
  const [{ folder } = { folder: '' }] = sources;
  const host = sources.some(({ name }) => name === HOST) ? null : new HostServer(folder, report);
  const close = async (): Promise<void> => {
    await Promise.all([...sections.map((section) => section.close()), host?.close()]);
  };
  try {
    for (const [index, source] of sources.entries())
      sections.push(await developSection(source, port === undefined ? undefined : port + index, report));
    for (const { name, address } of sections) {
      addresses[name] = address;
      report(`${name} is served at ${address}`);
    }
    if (host !== null) {
      addresses[HOST] = await host.listen(port === undefined ? undefined : port + sources.length);
      report(`The site's host is served at ${addresses[HOST]} with React's development build: state stays over a save`);
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { sections, addresses, close };
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
    const developed = await develop(sources, port, context);
    const { addresses } = developed;
    try {
      if (site !== null) {
        await requireOverridable(site, addresses);
        askingLines(site, addresses).forEach((line) => report(line));
      } else await serveSite(developed, first, context, input);
    } catch (error) {
      await developed.close();
      throw error;
    }
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
    return { value: { site, addresses } };
  },
};
