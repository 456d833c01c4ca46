import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One import of a file that is there at run time. */
interface ValueImport {
  readonly from: string;
  /** Names as the other module exports them; empty where all of it is taken. */
  readonly names: readonly string[];
}

const STATEMENT = /\b(?:import|export)\s+(type\s+)?(?:([\w*\s,{}]+?)\s+from\s+)?'([^']+)'/g;
const LATER = /\bimport\(\s*(?:\/\*.*?\*\/\s*)*'([^']+)'\s*\)/gs;

/** The names in the braces of a clause such as `{ a, type B, c as d }`; types are not there at run time. */
function namesOf(braces: string): readonly string[] {
  return braces
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('type '))
    .map((part) => part.split(/\s+as\s+/)[0] ?? part);
}

/** Every import of a text that runs, those that come later included. */
export function valueImports(text: string): readonly ValueImport[] {
  const statements = [...text.matchAll(STATEMENT)].flatMap(([, isType, clause = '', from = '']): ValueImport[] => {
    const [, before = '', braces] = /^([^{]*)(?:\{([^}]*)\})?$/.exec(clause) ?? [];
    const names = namesOf(braces ?? '');
    // A clause of types alone imports nothing.
    const isTypes = isType !== undefined || (braces !== undefined && names.length === 0 && before.trim() === '');
    return isTypes ? [] : [{ from, names }];
  });
  const later = [...text.matchAll(LATER)].map(([, from = '']) => ({ from, names: [] }));
  return [...statements, ...later];
}

const ENDINGS = ['', '.ts', '.tsx'];

/** The file that a path without ending means; null for styles, texts and what is not there. */
function fileOf(base: string): string | null {
  const found = ENDINGS.map((ending) => `${base}${ending}`).find((file) => /\.tsx?$/.test(file) && existsSync(file));
  return found ?? null;
}

/** Where the kit keeps what it exports, by the name sections import: `shared-kit/remote`. */
export function kitFiles(kit: string): ReadonlyMap<string, string> {
  const { exports } = JSON.parse(readFileSync(path.join(kit, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, string>>;
  };
  const entries = Object.entries(exports).filter(([, file]) => /\.tsx?$/.test(file));
  return new Map(entries.map(([name, file]) => [`shared-kit${name.slice(1)}`, path.join(kit, file)]));
}

/** What a section's code reaches. */
export interface Reached {
  /** Text of every file of the section and the kit, by its path. */
  readonly texts: ReadonlyMap<string, string>;
  /** Names that these import of the contract, by module. */
  readonly contract: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Follows imports from some files on; of a module of the kit that only passes things on, the named ones. */
export function reach(starts: readonly string[], kit: ReadonlyMap<string, string>): Reached {
  const texts = new Map<string, string>();
  const contract = new Map<string, Set<string>>();
  const facades = new Set(kit.values());
  const readText = (file: string): string => texts.get(file) ?? readFileSync(file, 'utf8');

  const visitNamed = (file: string, names: readonly string[]): void => {
    if (!facades.has(file) || names.length === 0) return visit(file);
    const passed = valueImports(readFileSync(file, 'utf8'));
    for (const name of names) {
      const source = passed.find((entry) => entry.names.includes(name));
      const found = source === undefined ? null : resolve(file, source.from);
      if (found === null) visit(file);
      else visitNamed(found, [name]);
    }
    return undefined;
  };
  const resolve = (file: string, from: string): string | null =>
    from.startsWith('.') ? fileOf(path.resolve(path.dirname(file), from)) : (kit.get(from) ?? null);
  const visit = (file: string): void => {
    if (texts.has(file)) return;
    const text = readText(file);
    texts.set(file, text);
    for (const { from, names } of valueImports(text)) {
      const found = resolve(file, from);
      if (found !== null) visitNamed(found, names);
      else if (from.startsWith('shared-contracts/'))
        contract.set(from, new Set([...(contract.get(from) ?? []), ...names]));
    }
  };
  starts.forEach(visit);
  return { texts, contract };
}
