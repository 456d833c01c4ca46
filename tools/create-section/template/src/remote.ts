import { defineRemote } from 'shared-contracts/remote/remote-contract';
import { locales } from './locales';

/** The one module this section exposes. */
export const remote = defineRemote({
  name: 'mfe-sample',
  screens: {
    'sample-list': () =>
      import(/* webpackChunkName: "screen-sample-list" */ './screens/sample-list/sample-list-screen').then(
        (module) => module.SampleListScreen,
      ),
  },
  widgets: {
    'sample-line': () =>
      import(/* webpackChunkName: "widget-sample-line" */ './widgets/sample-line/sample-line-widget').then(
        (module) => module.SampleLineWidget,
      ),
  },
  locales,
});
