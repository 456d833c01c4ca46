import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildPackage } from './build-package';
import { BUNDLERS, type BundlerName } from './bundlers/bundler';
import { WORKSPACE } from './workspace/package-info';

const HELP = `Usage: pnpm build <package>... [--mode production|development] [--version 1.2.3] [--bundler ${BUNDLERS.join('|')}]

Builds each package into its dist folder and writes its release descriptor (dist/release.json).
The bundler is the one that the package's configuration names, webpack where it names none.
A package is a folder of the workspace or any folder with a webpack.config.ts.
`;

function parseBundler(text: string): BundlerName {
  const found = BUNDLERS.find((name) => name === text);
  if (found === undefined) throw new Error(`--bundler is ${BUNDLERS.join(' or ')}, not "${text}"`);
  return found;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      mode: { type: 'string', default: 'production' },
      version: { type: 'string' },
      bundler: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help === true || positionals.length === 0) {
    process.stdout.write(HELP);
    return;
  }
  if (values.mode !== 'production' && values.mode !== 'development') throw new Error(`Unknown mode ${values.mode}`);
  const bundler = values.bundler === undefined ? {} : { bundler: parseBundler(values.bundler) };
  for (const name of positionals) {
    const started = Date.now();
    const options = {
      mode: values.mode,
      ...bundler,
      ...(values.version === undefined ? {} : { version: values.version }),
    } as const;
    const built = await buildPackage(path.resolve(WORKSPACE, name), options);
    process.stdout.write(`${built.name} ${built.version} built in ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
