import path from 'node:path';

/** Begins the name of the chunk that holds a section's `src/remote.ts`. */
export const SECTION_CHUNK = 'section-';

/** A module of the host that the monolith has another one for, because it needs nothing that is composed. */
export interface ReplacedModule {
  /** Path of the host's module, from the root of the repository. */
  readonly original: string;
  /** Text of what stands in its place, in a module with nothing of ours around it. */
  readonly source: string;
}

/** What the host loads sections with when they are part of it. */
const PLAIN_LOADER = 'lab/monolith/plain-loader';

/** The text of an expression that imports a section's `src/remote.ts`, whole. */
export type SectionImport = (root: string, name: string) => string;

/** From the section's folder, as a lazy part of the same build. */
const fromFolder: SectionImport = (root, name) => {
  const module = JSON.stringify(path.join(root, name, 'src/remote'));
  return `import(/* webpackChunkName: "${SECTION_CHUNK}${name}" */ ${module})`;
};

/**
 * What becomes of the host's way to its sections when they are part of it: an import of each. No share scope,
 * no container and no federation runtime, so nothing keeps a bundler from dropping what nobody uses.
 */
export function replacedModules(
  root: string,
  sections: readonly string[],
  importOf = fromFolder,
): readonly ReplacedModule[] {
  return [
    {
      original: 'host-shell/src/remotes/remote-loader.ts',
      source: [
        `import { PlainLoader } from ${JSON.stringify(path.join(root, PLAIN_LOADER))};`,
        'const SECTIONS = {',
        ...sections.map((name) => `  '${name}': () => ${importOf(root, name)},`),
        '};',
        'const open = async (name) => (await SECTIONS[name]()).remote;',
        'export class RemoteLoader extends PlainLoader {',
        '  constructor(setup) {',
        '    super({ ...setup, open });',
        '  }',
        '}',
        '',
      ].join('\n'),
    },
  ];
}
