import path from 'node:path';
import { SERVER_ENDING, SERVER_ENTRY } from '../options/server-package';
import { ECMASCRIPT } from '../workspace/browsers';
import type { Built } from '../bundlers/built';
import { packagesOf } from '../bundlers/shipped-packages';
import { EXPOSED, outputOf, viteConfig } from './section-chunks';
import { writeHashed } from './written-files';

/** Writes a section's exposed module for servers: one ES module with everything in it but what the host shares. */
export async function serverBuilt(folder: string, output: string): Promise<Built> {
  const built = await outputOf({
    ...viteConfig(folder),
    build: {
      write: false,
      lib: { entry: { [SERVER_ENTRY]: path.join(folder, EXPOSED) }, formats: ['es'] },
      target: `es${ECMASCRIPT}`,
      // Nobody waits for the bytes.
      minify: false,
      reportCompressedSize: false,
      // Comments name files by where they lie to each other.
      rolldownOptions: { output: { codeSplitting: false, comments: false } },
    },
  });
  const chunks = built.filter((file) => file.type === 'chunk');
  const [module] = chunks;
  if (module === undefined || chunks.length > 1) throw new Error(`${folder}: Vite made no single module for servers`);
  writeHashed(output, SERVER_ENTRY, SERVER_ENDING, module.code);
  const files = Object.keys(module.modules).map((id) => id.split('?')[0] ?? id);
  return {
    output,
    entries: new Map(),
    groups: new Map(),
    usedExports: () => ({}),
    providedExports: () => ({}),
    packages: packagesOf(files.filter((file) => path.isAbsolute(file))),
  };
}
