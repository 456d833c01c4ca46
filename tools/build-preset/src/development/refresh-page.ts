/// <reference lib="dom" />
import { refreshRuntime } from './refresh-runtime';

/**
 * What the host dispatches at its window when a build has changed (`host-shell/src/staging/follow-builds.ts`). Whoever
 * prevents its default brings the page to the build; else the host reloads the page.
 */
const BUILD_CHANGED = 'mfe:build-changed';

interface ChangedBuild {
  /** The folder that the build is served from, with its slash. */
  readonly base: string;
  /** Names the state of the sources. */
  readonly hash: string;
}

/** What a page needs to get from one build to the next. */
export interface RefreshedPage {
  /** The folder of this section's build. */
  readonly base: string;
  /** Names the state of the sources that runs. */
  readonly running: () => string;
  /** Applies the next update; null where none leads on from what runs. */
  readonly update: () => Promise<readonly unknown[] | null>;
  readonly reload: () => void;
}

/** Brings the page to the newest build without a reload, as long as updates lead there; every other page is reloaded. */
export function followRefreshes({ base, running, update, reload }: RefreshedPage): void {
  let wanted = '';
  let isUpdating = false;
  const refresh = async (): Promise<void> => {
    if (isUpdating) return;
    isUpdating = true;
    try {
      // Saves come while an update is applied: then its end is the beginning of the next.
      while (running() !== wanted) {
        if ((await update()) === null) throw new Error('No update leads to this build');
        refreshRuntime()?.performReactRefresh();
      }
    } catch {
      reload();
    } finally {
      isUpdating = false;
    }
  };
  window.addEventListener(BUILD_CHANGED, (event) => {
    const { detail } = event as CustomEvent<ChangedBuild>;
    if (detail.base !== base || detail.hash === '' || refreshRuntime() === undefined) return;
    event.preventDefault();
    wanted = detail.hash;
    void refresh();
  });
}
