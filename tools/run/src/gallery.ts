import { createReadStream, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { commonConfig } from 'build-preset/common-config';
import { WORKSPACE } from 'build-preset/package-info';
import { StyleIntegrityPlugin } from 'build-preset/style-integrity-plugin';
import { requirePorts } from 'emulator/ports/busy-port';
import { portOf } from 'emulator/ports/read-port';
import { valuesOf } from 'release-cli/markup/brand-of';
import { parseMerchantConfig } from 'shared-contracts/release/merchant-config';
import { brandTokens } from 'release-cli/merchants/brand-tokens';
import webpack, { type Configuration } from 'webpack';

const KIT = path.join(WORKSPACE, 'shared-kit');
const OUTPUT = path.join(WORKSPACE, '.local/gallery');
const DEFAULT_PORT = 5300;

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** The kit's gallery as a page of its own: built as the site is, without what only released files need. */
function galleryConfig(): Configuration {
  const common = commonConfig(KIT, { mode: 'development' });
  return {
    ...common,
    entry: { gallery: './gallery/gallery.tsx' },
    output: { ...common.output, path: OUTPUT },
    resolve: {
      ...common.resolve,
      alias: { 'react-style-singleton': path.join(KIT, 'src/overlay/style-singleton.ts') },
    },
    // No table of hashes stands in this page, and without one no style would be let in.
    plugins: (common.plugins ?? []).filter((plugin) => !(plugin instanceof StyleIntegrityPlugin)),
  };
}

function pageOf(files: readonly string[]): string {
  const styles = files.filter((file) => file.endsWith('.css')).map((file) => `<link rel="stylesheet" href="/${file}">`);
  const scripts = files
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => `<script type="module" src="/${file}"></script>`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>Parts of the kit</title>
<link rel="icon" href="data:,">
${styles.join('\n')}
<div id="root"></div>
${scripts.join('\n')}
</html>
`;
}

/** Builds the gallery into `.local/gallery`; throws what is wrong with its sources. */
async function build(): Promise<void> {
  rmSync(OUTPUT, { recursive: true, force: true });
  const files = await new Promise<readonly string[]>((resolve, reject) => {
    const compiler = webpack(galleryConfig());
    compiler.run((error, stats) => {
      compiler.close(() => undefined);
      if (error) reject(error);
      else if (stats === undefined || stats.hasErrors())
        reject(new Error(stats?.toString({ all: false, errors: true }) ?? 'webpack gave no result'));
      else resolve(stats.compilation.entrypoints.get('gallery')?.getFiles() ?? []);
    });
  });
  writeFileSync(path.join(OUTPUT, 'index.html'), pageOf(files));
}

function serve(port: number): void {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://gallery');
    const file = path.join(OUTPUT, pathname === '/' ? 'index.html' : path.basename(pathname));
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': CONTENT_TYPES[path.extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  server.listen(port, '127.0.0.1', () => process.stdout.write(`The parts of the kit: http://localhost:${port}/\n`));
}

/** Prints the colours of a merchant's file, such as `merchants/aurora.json`, as design tokens for drawing programs. */
function printTokens(file: string): void {
  const merchant = parseMerchantConfig(JSON.parse(readFileSync(file, 'utf8')));
  process.stdout.write(`${JSON.stringify(brandTokens(valuesOf(merchant.brand)), null, 2)}\n`);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { 'build-only': { type: 'boolean', default: false }, tokens: { type: 'string' } },
  });
  if (values.tokens !== undefined) return printTokens(values.tokens);
  if (values['build-only']) return build();
  const port = portOf(process.env, 'PORT', DEFAULT_PORT);
  await requirePorts([{ port, remedy: (other) => `PORT=${other} pnpm gallery` }]);
  await build();
  serve(port);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
