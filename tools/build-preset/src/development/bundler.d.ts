/** The module that this is written in, as the bundler knows it. */
declare const __webpack_module__: import('./refresh-module').BundledModule;

/** Names the state of the sources that runs; a hot update changes it. */
declare const __webpack_hash__: string;
