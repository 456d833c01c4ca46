/** Runs a chunk: takes what it needs, and puts what it has into `exports`, at once or as it is read. */
type Factory = (
  require: (id: string) => unknown,
  exports: Record<string, unknown>,
  open: (id: string) => Promise<unknown>,
  live: (name: string, read: () => unknown) => void,
) => void;

type Factories = Readonly<Record<string, Factory>>;

/** A shared module of a version in the host's scope. */
interface Offer {
  readonly from: string;
  loaded?: unknown;
  readonly get: () => (() => unknown) | Promise<() => unknown>;
}

type Scope = Readonly<Record<string, Readonly<Record<string, Offer>>>>;

/** What the build says of a section. */
export interface SectionFacts {
  /** The chunks in the first file, by their ids. */
  readonly chunks: Factories;
  /** What has to be there before a chunk that is loaded later runs: its files, its style, shared modules. */
  readonly parts: Readonly<
    Record<string, readonly [files: readonly string[], style: string, shared: readonly string[]]>
  >;
  /** Imports of files by their short names. */
  readonly files: Readonly<Record<string, () => Promise<{ readonly default: Factories }>>>;
  /** The versions of shared modules that the section was built with: it takes those and all compatible ones. */
  readonly versions: Readonly<Record<string, string>>;
  /** Holds a link to a style to the hash that the page has of it. */
  readonly hold: (link: HTMLLinkElement) => void;
  /** The chunk of the exposed module. */
  readonly exposed: string;
  /** The address of the first file. */
  readonly base: string;
}

/** Parts of a version as numbers. */
const numbers = (version: string): readonly number[] => version.split('.').map(Number);

/** Whether a version is the newer one. */
function isNewer(one: string, other: string): boolean {
  const [own, others] = [numbers(one), numbers(other)];
  const differs = own.findIndex((part, place) => part !== others[place]);
  return differs >= 0 && (own[differs] ?? 0) > (others[differs] ?? 0);
}

/** Whether a version is in the range that a caret before the wanted one means. */
function fits(version: string, wanted: string): boolean {
  const parts = numbers(wanted);
  const fixed = parts.findIndex((part) => part > 0);
  return (
    version === wanted ||
    (isNewer(version, wanted) &&
      numbers(version)
        .slice(0, fixed + 1)
        .join() === parts.slice(0, fixed + 1).join())
  );
}

/** The newest version that a host offers of a shared module; throws where none fits. */
function offered(scope: Scope, key: string, wanted: string): Offer {
  const versions = scope[key];
  if (versions === undefined) throw new Error(`Shared module ${key} doesn't exist in shared scope default`);
  const version = Object.keys(versions).reduce((best, one) => (isNewer(one, best) ? one : best));
  const offer = versions[version] as Offer;
  if (!fits(version, wanted))
    throw new Error(
      `Unsatisfied version ${version} from ${offer.from} of shared singleton module ${key} (required ^${wanted})`,
    );
  return offer;
}

/** A container by the protocol of Module Federation: `init` with the host's scope, then `get` of what is exposed. */
export function sectionContainer(facts: SectionFacts): {
  readonly init: (scope: Scope) => void;
  readonly get: (exposed: string) => Promise<() => unknown>;
} {
  const factories: Record<string, Factory> = { ...facts.chunks };
  const instances: Record<string, unknown> = {};
  const works: Record<string, Promise<unknown>> = {};
  let scope: Scope | undefined;

  /** Does a work once; one that fails is done again when it is asked for again. */
  const once = (name: string, work: () => unknown): Promise<unknown> =>
    (works[name] ??= Promise.resolve()
      .then(work)
      .catch((error: unknown) => {
        delete works[name];
        throw error;
      }));

  const run = (id: string): unknown => {
    if (id in instances) return instances[id];
    const exports: Record<string, unknown> = {};
    instances[id] = exports;
    try {
      factories[id]?.(run, exports, open, (name, get) => Object.defineProperty(exports, name, { get }));
    } catch (error) {
      delete instances[id];
      throw error;
    }
    return exports;
  };

  const take = (key: string): Promise<unknown> =>
    once(key, async () => {
      const offer = offered(scope ?? {}, key, facts.versions[key] ?? '');
      offer.loaded = 1;
      instances[key] = (await offer.get())();
    });

  const fetchFile = (file: string): Promise<unknown> =>
    once(file, async () => {
      const { default: chunks } = (await facts.files[file]?.()) ?? { default: {} };
      for (const id of Object.keys(chunks)) factories[id] ??= chunks[id] as Factory;
    });

  const insert = (style: string): Promise<unknown> =>
    once(style, () => {
      const { href } = new URL(style, facts.base);
      if ([...document.querySelectorAll('link')].some((link) => link.rel === 'stylesheet' && link.href === href))
        return;
      return new Promise<void>((resolve, reject) => {
        const link = document.createElement('link');
        link.rel = 'stylesheet';
        link.href = href;
        link.onload = () => resolve();
        link.onerror = () => {
          link.remove();
          reject(new Error(`Loading CSS chunk ${href} failed`));
        };
        facts.hold(link);
        document.head.append(link);
      });
    });

  const ready = async (id: string): Promise<void> => {
    const [files, style, shared] = facts.parts[id] ?? [[], '', []];
    const isStyled = style !== '' && typeof document !== 'undefined';
    await Promise.all([...shared.map(take), ...files.map(fetchFile), isStyled && insert(style)]);
  };

  const open = (id: string): Promise<unknown> => ready(id).then(() => run(id));

  return {
    init(given) {
      if (scope !== undefined && scope !== given)
        throw new Error(
          'Container initialization failed as it has already been initialized with a different share scope',
        );
      scope = given;
    },
    async get(exposed) {
      if (exposed !== './remote') throw new Error(`Module "${exposed}" does not exist in container.`);
      await ready(facts.exposed);
      return () => run(facts.exposed);
    },
  };
}
