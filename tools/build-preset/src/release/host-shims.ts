import path from 'node:path';
import { shimEntry, type ShimTable } from '../options/host-package';
import { contractModule } from './contract-of';
import { moduleIn } from './section-file';

interface Descriptors {
  readonly shimSchema: object;
  readonly parseOrExplain: (schema: object, value: unknown, what: string) => object;
}

/** The shims that a host's `src/shims.ts` lists, as its descriptor states them; nothing where it lists none. */
export async function statedShims(
  folder: string,
  files: readonly { readonly name: string }[],
): Promise<{ readonly shims?: Readonly<Record<string, object>> }> {
  const { shims = {} } = (await moduleIn<{ readonly shims?: ShimTable }>(folder, 'shims')) ?? {};
  const entries = Object.entries(shims);
  if (entries.length === 0) return {};
  const { shimSchema, parseOrExplain } = await contractModule<Descriptors>(folder, 'release/descriptor');
  const stated = entries.map(([contract, { module: _module, ...facts }]) => {
    const script = files.find(({ name }) => name.startsWith(`${shimEntry(contract)}.`) && name.endsWith('.mjs'))?.name;
    const what = `shim ${contract} in ${path.join(folder, 'src/shims.ts')}`;
    return [contract, parseOrExplain(shimSchema, { ...facts, script }, what)] as const;
  });
  return { shims: Object.fromEntries(stated) };
}
