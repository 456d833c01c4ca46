import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'lightningcss';
import { BROWSERS } from './common-config';
import { LOOK_ENTRY, OVERRIDES_ENTRY, STARTER_ENTRY, WORKER_ENTRY } from './host-package';

/** Names of the host's parts of the page, in its output folder. */
export interface PageParts {
  readonly look: string;
  readonly starter: string;
  readonly styles: string;
  readonly skeleton: string;
  /** Fetched by the starter where overrides are allowed and asked for. */
  readonly overrides: string;
  /** Served at an address of its own by the page generator. */
  readonly worker: string;
}

function writeHashed(output: string, stem: string, ending: string, content: Uint8Array): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  const name = `${stem}.${hash}.${ending}`;
  writeFileSync(path.join(output, name), content);
  return name;
}

function builtScript(output: string, stem: string, ending: string): string {
  const name = readdirSync(output).find((file) => file.startsWith(`${stem}.`) && file.endsWith(ending));
  if (name === undefined) throw new Error(`The host built no ${stem}`);
  return name;
}

/** Puts the critical style and the skeleton beside the host's files, and names them and the page's scripts. */
export function pageParts(hostFolder: string, output: string): PageParts {
  const source = readFileSync(path.join(hostFolder, 'src/page/critical.css'));
  const styles = transform({ filename: 'critical.css', code: source, minify: true, targets: BROWSERS }).code;
  const skeleton = readFileSync(path.join(hostFolder, 'src/page/skeleton.html'), 'utf8').replace(/>\s+</g, '><').trim();
  return {
    look: builtScript(output, LOOK_ENTRY, '.js'),
    starter: builtScript(output, STARTER_ENTRY, '.js'),
    overrides: builtScript(output, OVERRIDES_ENTRY, '.mjs'),
    worker: builtScript(output, WORKER_ENTRY, '.js'),
    styles: writeHashed(output, 'critical', 'css', styles),
    skeleton: writeHashed(output, 'skeleton', 'html', Buffer.from(skeleton)),
  };
}
