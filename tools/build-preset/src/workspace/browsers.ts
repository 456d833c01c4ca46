import { readFileSync } from 'node:fs';
import path from 'node:path';
import browserslist from 'browserslist';
import { browserslistToTargets, type Targets } from 'lightningcss';
import { PRESET, WORKSPACE } from './package-info';

/** The engines that are supported; what else runs on one of them has its version (Edge, WebView and Opera have Chromium's). */
export const ENGINES = ['chrome', 'safari', 'ios_saf', 'firefox'] as const;
export type Engine = (typeof ENGINES)[number];

/** The oldest supported version of every engine, as `major` or `major.minor`. */
export type Floor = Readonly<Record<Engine, string>>;

function listOf(folder: string): readonly string[] | undefined {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    readonly browserslist?: readonly string[];
  };
  return manifest.browserslist;
}

/**
 * The supported browsers: `browserslist` of the workspace's package.json, where the tools of the field look for it; an
 * installed preset has the list of the workspace that it comes from. Build, styles, checks and docs/browsers.md follow from
 * this list.
 */
export const BROWSERS: readonly string[] = listOf(PRESET) ?? listOf(WORKSPACE) ?? [];

/** The oldest versions that a list of `engine >= version` names; throws for any other query and for a missing engine. */
export function floorOf(queries: readonly string[]): Floor {
  const named = new Map(
    queries.map((query) => {
      const match = /^(\w+) >= (\d+(?:\.\d+)?)$/.exec(query);
      if (match?.[1] === undefined || match[2] === undefined)
        throw new Error(`browserslist of package.json: "${query}" is not of the form "chrome >= 100"`);
      return [match[1], match[2]];
    }),
  );
  const oldest = (engine: Engine): string => {
    const version = named.get(engine);
    if (version === undefined) throw new Error(`browserslist of package.json: ${engine} has no oldest version`);
    return version;
  };
  return { chrome: oldest('chrome'), safari: oldest('safari'), ios_saf: oldest('ios_saf'), firefox: oldest('firefox') };
}

export const FLOOR: Floor = floorOf(BROWSERS);

/** The list as lightningcss reads it. */
export const STYLE_TARGETS: Targets = browserslistToTargets(browserslist([...BROWSERS]));

/** The newest ECMAScript edition whose syntax every supported browser has. */
export const ECMASCRIPT = 2022;
