import { existsSync } from 'node:fs';
import path from 'node:path';
import { moduleUrl } from '../workspace/module-url';
import { contractModule } from './contract-of';

/** What a package's `src/<name>.ts` exports; undefined where it has none. */
export async function moduleIn<Shape>(folder: string, name: string): Promise<Shape | undefined> {
  const file = path.join(folder, `src/${name}.ts`);
  return existsSync(file) ? ((await import(moduleUrl(file))) as Shape) : undefined;
}

/** What a section's `src/<name>.ts` exports by that name; throws where it does not, with what the file is for. */
export async function sectionExport(folder: string, name: string, purpose: string): Promise<object> {
  const file = path.join(folder, `src/${name}.ts`);
  if (!existsSync(file)) throw new Error(`${folder} has no src/${name}.ts, which ${purpose}`);
  const { [name]: value } = (await import(moduleUrl(file))) as Readonly<Record<string, object | undefined>>;
  if (value === undefined) throw new Error(`${file} exports no ${name}`);
  return value;
}

/** Budgets are stated in tenths, which sums of floating point miss. */
function tenths(kb: number): number {
  return Math.round(kb * 10) / 10;
}

interface Budget {
  readonly start: number;
  readonly screen: number;
}

interface Descriptors {
  readonly budgetSchema: object;
  readonly parseOrExplain: (schema: object, value: unknown, what: string) => Budget;
}

/** The budget that a section states, for its descriptor; `more` kB for what the bundler adds to its start. */
export async function sectionBudget(folder: string, more = 0): Promise<object> {
  const stated = await sectionExport(folder, 'budget', 'states what the section may weigh');
  const { budgetSchema, parseOrExplain } = await contractModule<Descriptors>(folder, 'release/descriptor');
  const budget = parseOrExplain(budgetSchema, stated, `budget in ${path.join(folder, 'src/budget.ts')}`);
  return { ...budget, start: tenths(budget.start + more), screen: tenths(budget.screen + more) };
}
