/// <reference lib="dom" />
import { Component, createElement, type ComponentType, type ReactNode } from 'react';
import { remote as own } from 'developed-section';
import { BASE, followBuilds, showError } from './overlay';
import { followRefreshes } from './refresh-page';

/** A screen or widget, as the host loads it. */
type Loader = () => Promise<unknown>;

/** What a section exposes, as far as this module changes it. */
export interface SectionRemote {
  readonly screens?: Readonly<Record<string, Loader>>;
  readonly widgets?: Readonly<Record<string, Loader>>;
}

/**
 * Shows what a part throws, and leaves its place empty. The host never learns of it: it would draw the version before, which
 * nobody is developing, and stay with that one after the error is mended.
 */
class ShownErrors extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override readonly state = { isBroken: false };

  static getDerivedStateFromError(error: unknown): { readonly isBroken: true } {
    showError(error);
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}

const shown = new WeakMap<object, ComponentType<object>>();

/** The same part, whose errors are shown; one for each, because React keeps the state of the same component only. */
function withShownErrors(part: unknown): unknown {
  if (typeof part !== 'function') return part;
  const Part = part as ComponentType<object>;
  const known = shown.get(part);
  if (known !== undefined) return known;
  const Shown = (props: object): ReactNode => createElement(ShownErrors, null, createElement(Part, props));
  shown.set(part, Shown);
  return Shown;
}

function withShownFailures(loaders: SectionRemote['screens'] = {}): Readonly<Record<string, Loader>> {
  const entries = Object.entries(loaders).map(([name, load]) => {
    const loadAndWatch = async (): Promise<unknown> => {
      try {
        return withShownErrors(await load());
      } catch (error) {
        showError(error);
        throw error;
      }
    };
    return [name, loadAndWatch] as const;
  });
  return Object.fromEntries(entries);
}

followBuilds();
const { hot } = __webpack_module__;
if (hot !== undefined)
  followRefreshes({
    base: BASE.href,
    running: () => __webpack_hash__,
    update: () => hot.check(true),
    reload: () => location.reload(),
  });

/** What the section exposes; its errors are shown over the page, and those of its builds. */
export const remote: SectionRemote = {
  ...own,
  screens: withShownFailures(own.screens),
  widgets: withShownFailures(own.widgets),
};
