/** The engines that the specs are run in; the end-to-end suite itself runs in today's Chromium. */
export const ENGINE_NAMES = ['webkit', 'firefox', 'chromium-103', 'chromium-109', 'chromium'] as const;
export type EngineName = (typeof ENGINE_NAMES)[number];

/** How the table of a run calls an engine. */
export const ENGINE_LABELS: Readonly<Record<EngineName, string>> = {
  webkit: 'WebKit',
  firefox: 'Firefox',
  'chromium-103': 'Chromium 103',
  'chromium-109': 'Chromium 109',
  chromium: 'Chromium',
};

/**
 * Engines that keep a module which did not come, and take no second import map: there the second Retry of a section loads
 * the page again (decision 0030).
 */
export const KEEPS_FAILED_MODULES: readonly EngineName[] = ['firefox', 'chromium-103', 'chromium-109'];

/** Programs of one engine on this machine. */
export interface EnginePrograms {
  /** The browser itself. */
  readonly browser: string;
  /** Folder of libraries that the system lacks. */
  readonly libraries?: string;
}

/** An engine of this machine, or why it cannot be had. */
export type EngineState =
  { readonly kind: 'present'; readonly programs: EnginePrograms } | { readonly kind: 'missing'; readonly why: string };
