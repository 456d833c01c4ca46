import { showError } from './overlay';
import { refreshRuntime, type Signer } from './refresh-runtime';

/** The exports of a module, each with what all states of the component have in common. */
type Families = readonly (readonly [name: string, family: object | undefined])[];

/** What a module leaves to the one that takes its place. */
interface LeftData {
  families?: Families;
}

/** The bundler's interface for the exchange of modules (webpack's `module.hot`). */
export interface HotModule {
  readonly data: LeftData | undefined;
  readonly accept: (onError: (error: unknown) => void) => void;
  readonly dispose: (leave: (data: LeftData) => void) => void;
  readonly invalidate: () => void;
  /** Fetches the next update and applies it; null where there is none, and rejects where it cannot be applied. */
  readonly check: (isApplied: true) => Promise<readonly unknown[] | null>;
}

/** A module at run time; `hot` is missing where the build knows no updates. */
export interface BundledModule {
  readonly exports: object;
  readonly hot?: HotModule | undefined;
}

/** What the compiler calls with each component of a file. */
export function registering(file: string): (component: unknown, name: string) => void {
  return (component, name) => refreshRuntime()?.register(component, `${file} ${name}`);
}

/** What the compiler calls for each component or hook, once for its file and then in every call of it. */
export function signing(): Signer {
  return refreshRuntime()?.createSignatureFunctionForTransform() ?? ((component) => component);
}

function isSame(before: Families, now: Families): boolean {
  return (
    before.length === now.length &&
    before.every(([name, family], index) => name === now[index]?.[0] && family === now[index]?.[1])
  );
}

/**
 * Ends every module of a section in development. One that exports components alone takes its updates itself: its importers
 * keep running. Any other hands them on to its importers, up to the exposed module, which takes none: the page reloads.
 */
export function finishModule(file: string, { exports, hot }: BundledModule): void {
  const runtime = refreshRuntime();
  if (runtime === undefined || hot === undefined) return;
  const exported = Object.entries(exports) as readonly (readonly [string, unknown])[];
  const takesUpdates = exported.length > 0 && exported.every(([, value]) => runtime.isLikelyComponentType(value));
  if (takesUpdates) for (const [name, value] of exported) runtime.register(value, `${file} exports ${name}`);
  const families: Families = exported.map(([name, value]) => [name, runtime.getFamilyByType(value)]);
  const before = hot.data?.families;
  // Importers that hold the components of before would go on drawing them.
  if (before !== undefined && !(takesUpdates && isSame(before, families))) return hot.invalidate();
  if (!takesUpdates) return;
  hot.dispose((data) => {
    data.families = families;
  });
  hot.accept(showError);
}
