import { isPackageName, packagesIn, type ByPackage, type PackageName } from 'shared-contracts/remote/remote-names';

/** What the developers' well-known tools write: `import-map-override:mfe-games` = a version, `off` or an address. */
export const OVERRIDE_PREFIX = 'import-map-override:';

/** `true`, or a JSON list of packages: overrides that are kept and not honoured. */
export const OVERRIDES_DISABLED_KEY = 'import-map-overrides-disabled';

/** Where federation's developer tools keep theirs: `{"overrides": {"mfe-games": …}}`, or flat, as they did before. */
export const DEVTOOLS_KEY = '__MF_DEVTOOLS__';

type Reader = Pick<Storage, 'getItem' | 'key' | 'length'>;
type Writer = Pick<Storage, 'setItem' | 'removeItem'>;

/** Overrides as they are asked for, by package; `disabled` ones are kept and not honoured. */
export interface AskedOverrides {
  readonly asked: ByPackage<string>;
  readonly disabled: readonly PackageName[];
  /** What developer tools would override and this site does not have. */
  readonly unknown?: readonly string[];
}

/** What developer tools have stored; an object without overrides where it cannot be read. */
function readDevtools(storage: Pick<Reader, 'getItem'>): { readonly overrides: Readonly<Record<string, string>> } {
  try {
    const stored = JSON.parse(storage.getItem(DEVTOOLS_KEY) ?? '{}') as Record<string, unknown>;
    const listed = (stored['overrides'] ?? stored) as Record<string, unknown>;
    const texts = Object.entries(listed).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    return { overrides: Object.fromEntries(texts) };
  } catch {
    return { overrides: {} };
  }
}

/** Takes packages out of what developer tools have stored; what they keep beside overrides stays. */
function forgetInDevtools(storage: Pick<Reader & Writer, 'getItem' | 'setItem'>, names: readonly string[]): void {
  const { overrides } = readDevtools(storage);
  if (!names.some((name) => overrides[name] !== undefined)) return;
  const stored = JSON.parse(storage.getItem(DEVTOOLS_KEY) ?? '{}') as Record<string, unknown>;
  for (const name of names) {
    Reflect.deleteProperty(stored, name);
    if (typeof stored['overrides'] === 'object' && stored['overrides'] !== null)
      Reflect.deleteProperty(stored['overrides'], name);
  }
  storage.setItem(DEVTOOLS_KEY, JSON.stringify(stored));
}

function isDisabled(list: string | null): (name: PackageName) => boolean {
  if (list === null) return () => false;
  if (list === 'true') return () => true;
  try {
    const names: unknown = JSON.parse(list);
    return (name) => Array.isArray(names) && names.includes(name);
  } catch {
    return () => false;
  }
}

/** Reads the overrides in the browser's storage; keys of packages that this site does not have are ignored. */
export function readAskedOverrides(storage: Reader): AskedOverrides {
  const asked: Partial<Record<PackageName, string>> = {};
  for (let index = 0; index < storage.length; index += 1) {
    const key = storage.key(index) ?? '';
    const name = key.slice(OVERRIDE_PREFIX.length);
    const value = storage.getItem(key)?.trim() ?? '';
    if (key.startsWith(OVERRIDE_PREFIX) && isPackageName(name) && value !== '') asked[name] = value;
  }
  const tests = isDisabled(storage.getItem(OVERRIDES_DISABLED_KEY));
  const disabled = packagesIn(asked).filter(tests);
  // Developer tools put theirs over a page's own, so theirs are asked for; nothing here disables them.
  const { overrides } = readDevtools(storage);
  const entries = Object.entries(overrides);
  for (const [name, value] of entries) if (isPackageName(name)) asked[name] = value;
  const unknown = entries.map(([name]) => name).filter((name) => !isPackageName(name));
  return {
    asked,
    disabled: disabled.filter((name) => overrides[name] === undefined),
    ...(unknown.length > 0 && { unknown }),
  };
}

/** Asks for an override from the next page on; null takes it back. What is asked for by hand is not disabled. */
export function writeOverride(storage: Reader & Writer, name: PackageName, value: string | null): void {
  const { disabled } = readAskedOverrides(storage);
  if (value === null) storage.removeItem(OVERRIDE_PREFIX + name);
  else storage.setItem(OVERRIDE_PREFIX + name, value);
  forgetInDevtools(storage, [name]);
  if (!disabled.includes(name)) return;
  const others = disabled.filter((entry) => entry !== name);
  if (others.length === 0) storage.removeItem(OVERRIDES_DISABLED_KEY);
  else storage.setItem(OVERRIDES_DISABLED_KEY, JSON.stringify(others));
}

/** Takes all overrides back, those that are not honoured too. */
export function clearOverrides(storage: Reader & Writer): void {
  for (const name of Object.keys(readAskedOverrides(storage).asked)) storage.removeItem(OVERRIDE_PREFIX + name);
  forgetInDevtools(storage, Object.keys(readDevtools(storage).overrides));
  storage.removeItem(OVERRIDES_DISABLED_KEY);
}
