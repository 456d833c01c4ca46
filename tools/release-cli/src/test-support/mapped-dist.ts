import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import { fixture, writeFixture, type FixtureOptions } from './fixture-dist';

/** Where the frame of {@link MappedDist} is in the sources. */
export const THROWN_AT = { source: 'mfe-games/src/screens/main/main.tsx', line: 5, column: 3, name: 'openGame' };

/** The line there. */
export const THROWN_LINE = 'openGame(game.id);';

/** A made-up build with the source map of one file. */
export interface MappedDist {
  readonly folder: string;
  /** The screen's script, which has the map. */
  readonly file: string;
  /** A place in it as stacks name it, which the map leads to {@link THROWN_AT}. */
  readonly frame: string;
}

/** A map that knows the fourteenth column of the first line. */
export function mapOf(file: string, line: string = THROWN_LINE): object {
  return {
    version: 3,
    file,
    names: [THROWN_AT.name],
    sources: [`packages/${THROWN_AT.source}`],
    sourcesContent: [['// 1', '// 2', '// 3', '// 4', `  ${line}`].join('\n')],
    mappings: 'AAAA,aAIEA',
  };
}

/** Writes a made-up build with a source map beside its screen. */
export async function writeMapped(
  name: PackageName,
  version: string,
  options: FixtureOptions & { readonly line?: string } = {},
): Promise<MappedDist> {
  const made = fixture(name, version, options);
  const folder = await writeFixture(made);
  const [file = ''] = made.descriptor.screens['main']?.scripts ?? [];
  await writeFile(join(folder, `${file}.map`), JSON.stringify(mapOf(file, options.line)));
  return { folder, file, frame: `https://aurora.example/r/${name}/${file}:1:14` };
}
