import type { CompatStatement, Identifier } from '@mdn/browser-compat-data/types';
import { COMPAT_DATA, subFeatures } from './compat-data';

/** Globals that are one object of an interface. */
const INTERFACE_OF: Readonly<Record<string, string>> = {
  window: 'Window',
  self: 'Window',
  globalThis: 'Window',
  document: 'Document',
  navigator: 'Navigator',
  performance: 'Performance',
  crypto: 'Crypto',
  history: 'History',
  location: 'Location',
  screen: 'Screen',
  caches: 'CacheStorage',
  indexedDB: 'IDBFactory',
};

const { api } = COMPAT_DATA;
const { builtins } = COMPAT_DATA.javascript as { builtins: Identifier };

function compatOf(feature: Identifier | undefined): CompatStatement | undefined {
  return feature?.__compat;
}

/** What a global of this name is; undefined for what is none. */
export function globalFeature(name: string): CompatStatement | undefined {
  return compatOf(builtins[name]) ?? compatOf(api[name]) ?? compatOf(api['Window']?.[name]);
}

/** What a member of a global is: `URL.canParse`, `navigator.share`, `window.requestIdleCallback`. */
export function memberFeature(object: string, member: string): CompatStatement | undefined {
  const shared = INTERFACE_OF[object];
  if (shared === 'Window') return globalFeature(member);
  if (shared !== undefined) return compatOf(api[shared]?.[member]);
  return compatOf(builtins[object]?.[member]) ?? compatOf(api[object]?.[`${member}_static`]);
}

/**
 * Interfaces whose objects scripts of this kind hold. Of others a method's name alone says nothing: too many objects of
 * libraries have an `info()` or a `handle()`.
 */
const HELD_INTERFACES = new Set(
  (
    'AbortSignal Animation Attr Blob BroadcastChannel Cache CacheStorage CharacterData Client Clients Crypto ' +
    'CSSStyleDeclaration CSSStyleSheet CustomElementRegistry DOMMatrix DOMParser DOMRect DOMTokenList Document ' +
    'DocumentFragment Element Event EventTarget File FormData HTMLButtonElement HTMLCanvasElement HTMLDialogElement ' +
    'HTMLElement HTMLFormElement HTMLImageElement HTMLInputElement HTMLMediaElement HTMLSelectElement ' +
    'HTMLTextAreaElement HTMLVideoElement Headers History IntersectionObserver Location MediaQueryList MessagePort ' +
    'MutationObserver Navigator Node NodeList Performance PerformanceObserver Range ReadableStream Request ' +
    'ResizeObserver Response Screen Selection ServiceWorker ServiceWorkerContainer ServiceWorkerRegistration ShadowRoot ' +
    'Storage SubtleCrypto TextDecoder TextEncoder URL URLSearchParams VisualViewport Window'
  ).split(' '),
);

/** Objects that only their constructor gives, which is found as a global. */
const CONSTRUCTED = new Set(['AsyncDisposableStack', 'DisposableStack', 'Temporal']);

type Members = ReadonlyMap<string, readonly CompatStatement[]>;

function membersOf(owners: readonly Identifier[]): Members {
  const found = new Map<string, CompatStatement[]>();
  for (const owner of owners)
    for (const [name, feature] of subFeatures(owner)) {
      if (feature.__compat === undefined || name.endsWith('_static') || name.endsWith('_event')) continue;
      found.set(name, [...(found.get(name) ?? []), feature.__compat]);
    }
  return found;
}

const interfaces = subFeatures(api as unknown as Identifier);
const objects = [...subFeatures(builtins), ...subFeatures(builtins['Intl'])].filter(([name]) => !CONSTRUCTED.has(name));
const held = interfaces.filter(([name]) => HELD_INTERFACES.has(name));

const BUILTIN_MEMBERS = membersOf(objects.map(([, owner]) => owner));
const HELD_MEMBERS = membersOf(held.map(([, owner]) => owner));
const ALL_MEMBERS = membersOf([...objects, ...interfaces].map(([, owner]) => owner));

/**
 * What a method of an unknown object may be, by its name: all that have one of that name. Empty where nothing that scripts
 * hold has it, and for a name of the DOM that the script gives objects of its own.
 */
export function methodFeatures(name: string, isOwn: boolean): readonly CompatStatement[] {
  const isMeant = BUILTIN_MEMBERS.has(name) || (HELD_MEMBERS.has(name) && !isOwn);
  return isMeant ? (ALL_MEMBERS.get(name) ?? []) : [];
}
