/** A use of something newer than an oldest supported engine that does no harm there, and why. */
export interface GuardedUse {
  /** As a check names it: `requestIdleCallback`, `document.startViewTransition`, `.toSorted()`, `text-wrap`. */
  readonly feature: string;
  /** Where it is used. */
  readonly by: string;
  /** What keeps engines without it from it, or what they show instead. */
  readonly guard: string;
}

/** Calls of ours and of libraries. */
export const GUARDED_CALLS: readonly GuardedUse[] = [
  { feature: 'window.requestIdleCallback', by: 'host-shell/src/browser/when-idle.ts', guard: 'typeof; else a timeout' },
  { feature: 'window.cancelIdleCallback', by: 'host-shell/src/browser/when-idle.ts', guard: 'the same' },
  { feature: 'navigator.connection', by: 'react-dom; idle-prefetch.ts', guard: 'tested; what is read of it has ?.' },
  { feature: 'window.trustedTypes', by: 'trusted texts of the host', guard: '?.createPolicy, else the text as it is' },
  { feature: 'navigator.canShare', by: 'shared-kit/src/report/table/save-file.ts', guard: 'typeof; else a download' },
  {
    feature: 'navigator.share',
    by: 'shared-kit/src/report/table/save-file.ts',
    guard: 'navigator.canShare says yes before',
  },
  { feature: 'navigation', by: 'react-dom', guard: 'typeof navigation' },
  { feature: '.startViewTransition()', by: 'react-dom', guard: 'for <ViewTransition> only, in try/catch' },
  { feature: 'setImmediate', by: 'react-dom; axios', guard: 'typeof; else a message' },
  { feature: 'window.cookieStore', by: 'axios', guard: 'tested, in try/catch; else document.cookie' },
  {
    feature: 'Intl.Segmenter',
    by: 'shared-kit/src/rich-text/first-letters.ts',
    guard: 'in; else a pattern of letters',
  },
  { feature: '.segment()', by: 'shared-kit/src/rich-text/first-letters.ts', guard: 'the same' },
  { feature: 'document.prerendering', by: 'web-vitals', guard: 'undefined is no: no such engine prerenders' },
  { feature: 'PerformanceEventTiming', by: 'web-vitals', guard: 'tested on globalThis; else no INP' },
  { feature: 'Error.captureStackTrace', by: 'axios', guard: 'tested' },
  { feature: 'Uint8Array.fromBase64', by: 'jose', guard: 'tested; else atob' },
  { feature: '.toBase64()', by: 'jose', guard: 'Uint8Array.prototype.toBase64 is tested; else btoa' },
  { feature: '.getPublicKey()', by: 'jose', guard: 'typeof; only for keys that cannot be exported' },
  { feature: '.checkVisibility()', by: 'aria-hidden of dialogs', guard: 'typeof; else getComputedStyle' },
  // Methods of the library's own objects, which are called as newer ones of the platform are.
  { feature: '.toSorted()', by: '@radix-ui/react-collection', guard: 'its own OrderedDict' },
  { feature: '.toArray()', by: 'axios', guard: 'its own utilities' },
  { feature: '.union()', by: 'valibot', guard: 'its own schema' },
  { feature: '.escape()', by: 'i18next', guard: 'its own interpolator' },
  { feature: '.getTextInfo()', by: 'the text engine', guard: 'its own method' },
  { feature: '.take()', by: 'host-shell', guard: 'a method of its own stores' },
  { feature: '.remote()', by: 'host-shell', guard: 'a method of its own texts' },
  { feature: '.resize()', by: 'uplot', guard: 'a method of its own chart' },
];

/** Styles that engines without them leave out, one by one, and nothing is missed. */
export const HARMLESS_STYLES: readonly GuardedUse[] = [
  { feature: 'text-wrap', by: 'headings and notes', guard: 'lines break where they did before' },
  { feature: 'text-size-adjust', by: 'base.css', guard: 'desktop browsers do not enlarge text by themselves' },
  { feature: '-webkit-tap-highlight-color', by: 'base.css', guard: 'these browsers draw no highlight' },
  { feature: '::-webkit-search-cancel-button', by: 'base.css', guard: 'Firefox draws no such button' },
  { feature: '::-webkit-scrollbar', by: 'strips', guard: 'Firefox has scrollbar-width' },
  { feature: 'scrollbar-width', by: 'strips', guard: '::-webkit-scrollbar stands beside it; phones draw none' },
  { feature: '::selection', by: 'base.css', guard: 'iOS keeps its own colour of a selection' },
  { feature: 'cursor', by: 'what can be pressed', guard: 'iOS has no cursor' },
  {
    feature: 'content-visibility',
    by: 'long lists',
    guard: 'parts out of view are laid out too: slower, looks the same',
  },
  { feature: 'contain-intrinsic-size', by: 'long lists', guard: 'has a meaning beside content-visibility only' },
  { feature: 'resize', by: 'text areas', guard: 'phones have no handle to drag' },
  { feature: 'forced-color-adjust', by: 'progress bar', guard: 'Safari has no forced colours' },
];
