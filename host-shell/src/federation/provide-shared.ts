import * as React from 'react';
import * as JsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as Answers from 'shared-kit/answers';
import * as Data from 'shared-kit/data';
import * as I18n from 'shared-kit/i18n';
import * as Paths from 'shared-kit/paths';
import * as Remote from 'shared-kit/remote';
import * as Router from 'shared-kit/router';
import * as Schema from 'shared-kit/schema';
import * as Ui from 'shared-kit/ui';
import kit from 'shared-kit/package.json';

/** One entry of the share scope, in the federation runtime's format. */
interface Provided {
  readonly version: string;
  readonly shareConfig: { readonly singleton: true; readonly requiredVersion: string };
}
interface ReadyModule extends Provided {
  readonly lib: () => unknown;
}
interface LaterModule extends Provided {
  readonly get: () => Promise<() => unknown>;
}
export type ProvidedModule = ReadyModule | LaterModule;

/** Importers cannot change ES modules; CommonJS modules, such as React, have all their exports in `default`. */
function fix(module: { readonly default?: unknown }): void {
  if (typeof module.default === 'object') Object.freeze(module.default);
}

/**
 * The release of a version, without its prerelease part. Ranges of webpack's containers match no prerelease but their
 * own, so a trial version of the host could load no section.
 */
export function releaseOf(version: string): string {
  return version.replace(/[-+].*/, '');
}

const kitVersion = releaseOf(kit.version);

function ready(given: string, module: object): ReadyModule {
  fix(module);
  const version = releaseOf(given);
  return { version, lib: () => module, shareConfig: { singleton: true, requiredVersion: `^${version}` } };
}

function later(load: () => Promise<unknown>): LaterModule {
  const get = async (): Promise<() => unknown> => {
    const module = await load();
    return () => module;
  };
  return { version: kitVersion, get, shareConfig: { singleton: true, requiredVersion: `^${kitVersion}` } };
}

/**
 * What the host provides to every remote. The keys are those of the build preset's table; the first files contain what
 * every screen needs, the rest loads when a screen imports it.
 */
export const PROVIDED = {
  react: ready(React.version, React),
  'react/jsx-runtime': ready(React.version, JsxRuntime),
  'react-dom': ready(React.version, ReactDom),
  'shared-kit/router': ready(kitVersion, Router),
  'shared-kit/data': ready(kitVersion, Data),
  'shared-kit/i18n': ready(kitVersion, I18n),
  'shared-kit/remote': ready(kitVersion, Remote),
  'shared-kit/ui': ready(kitVersion, Ui),
  'shared-kit/schema': ready(kitVersion, Schema),
  'shared-kit/answers': ready(kitVersion, Answers),
  'shared-kit/paths': ready(kitVersion, Paths),
  'shared-kit/overlay': later(() => import(/* webpackChunkName: "shared-overlay" */ 'shared-kit/overlay')),
  'shared-kit/disclosure': later(() => import(/* webpackChunkName: "shared-disclosure" */ 'shared-kit/disclosure')),
  'shared-kit/rich-text': later(() => import(/* webpackChunkName: "shared-rich-text" */ 'shared-kit/rich-text')),
  'shared-kit/lists': later(() => import(/* webpackChunkName: "shared-lists" */ 'shared-kit/lists')),
  'shared-kit/windowed': later(() => import(/* webpackChunkName: "shared-windowed" */ 'shared-kit/windowed')),
  'shared-kit/report': later(() => import(/* webpackChunkName: "shared-report" */ 'shared-kit/report')),
  'shared-kit/fields': later(() => import(/* webpackChunkName: "shared-fields" */ 'shared-kit/fields')),
  'shared-kit/carousel': later(() => import(/* webpackChunkName: "shared-carousel" */ 'shared-kit/carousel')),
  'shared-kit/money': later(() => import(/* webpackChunkName: "shared-money" */ 'shared-kit/money')),
  'shared-kit/form': later(() => import(/* webpackChunkName: "shared-form" */ 'shared-kit/form')),
} as const;
