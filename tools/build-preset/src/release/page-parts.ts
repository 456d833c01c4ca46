import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync } from '@swc/core';
import { transform } from 'lightningcss';
import { FLOOR, STYLE_TARGETS } from '../workspace/browsers';
import { LOOK_ENTRY, OVERRIDES_ENTRY, SECOND_START_ENTRY, STARTER_ENTRY, WORKER_ENTRY } from '../options/host-package';

/** Names of the host's parts of the page, in its output folder. */
export interface PageParts {
  readonly look: string;
  readonly starter: string;
  readonly styles: string;
  readonly skeleton: string;
  /** Fetched by the starter where overrides are allowed and asked for. */
  readonly overrides: string;
  /** Fetched by the starter when the host's files have failed at their first addresses. */
  readonly secondStart: string;
  /** Served at an address of its own by the page generator. */
  readonly worker: string;
  /** The very first script of the page, in a language that every engine reads. */
  readonly gate: string;
  /** The template of the page that it leads other engines to. */
  readonly browsers: string;
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

function pageSource(hostFolder: string, name: string): string {
  return readFileSync(path.join(hostFolder, 'src/page', name), 'utf8');
}

function withoutGaps(markup: string): string {
  return markup.replace(/>\s+</g, '><').trim();
}

/** The gate without gaps and remarks; nothing brings its language up to date. */
export function gateScript(hostFolder: string): string {
  const options = { compress: false, mangle: false, ecma: 5, module: false } as const;
  return minifySync(pageSource(hostFolder, 'gate.js'), options).code;
}

/** The template with the oldest versions that the site is built for; merchants are filled in by the page generator. */
export function browsersTemplate(hostFolder: string): string {
  const versions: Readonly<Record<string, string>> = { ...FLOOR };
  const filled = pageSource(hostFolder, 'browsers.html').replace(
    /\{(\w+)\}/g,
    (place, engine: string) => versions[engine] ?? place,
  );
  return withoutGaps(filled);
}

/** Puts the critical style and the skeleton beside the host's files, and names them and the page's scripts. */
export function pageParts(hostFolder: string, output: string): PageParts {
  const source = readFileSync(path.join(hostFolder, 'src/page/critical.css'));
  const styles = transform({ filename: 'critical.css', code: source, minify: true, targets: STYLE_TARGETS }).code;
  const skeleton = withoutGaps(pageSource(hostFolder, 'skeleton.html'));
  return {
    look: builtScript(output, LOOK_ENTRY, '.js'),
    starter: builtScript(output, STARTER_ENTRY, '.js'),
    overrides: builtScript(output, OVERRIDES_ENTRY, '.mjs'),
    secondStart: builtScript(output, SECOND_START_ENTRY, '.js'),
    worker: builtScript(output, WORKER_ENTRY, '.js'),
    styles: writeHashed(output, 'critical', 'css', styles),
    skeleton: writeHashed(output, 'skeleton', 'html', Buffer.from(skeleton)),
    gate: writeHashed(output, 'gate', 'js', Buffer.from(gateScript(hostFolder))),
    browsers: writeHashed(output, 'browsers', 'html', Buffer.from(browsersTemplate(hostFolder))),
  };
}
