/// <reference lib="dom" />
import { Component, createElement, type ComponentType, type ReactNode } from 'react';
import { remote as own } from 'developed-section';
import { followBuilds, showError } from './overlay';

/** A screen or widget, as the host loads it. */
type Loader = () => Promise<unknown>;

/** What a section exposes, as far as this module changes it. */
export interface SectionRemote {
  readonly screens?: Readonly<Record<string, Loader>>;
  readonly widgets?: Readonly<Record<string, Loader>>;
}

/** Shows what a part throws, then lets the host deal with it as it does with every section's. */
class ShownErrors extends Component<{ readonly children: ReactNode }, { readonly error: unknown }> {
  override readonly state: { readonly error: unknown; readonly isBroken?: true } = { error: null };

  static getDerivedStateFromError(error: unknown): { readonly error: unknown; readonly isBroken: true } {
    showError(error);
    return { error, isBroken: true };
  }

  override render(): ReactNode {
    if (this.state.isBroken === true) throw this.state.error;
    return this.props.children;
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

/** What the section exposes; its errors are shown over the page, and those of its builds. */
export const remote: SectionRemote = {
  ...own,
  screens: withShownFailures(own.screens),
  widgets: withShownFailures(own.widgets),
};
