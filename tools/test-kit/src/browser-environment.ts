import { TestEnvironment } from 'jest-environment-jsdom';

const FROM_NODE = [
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'structuredClone',
  'Uint8Array',
] as const; // prettier-ignore

/**
 * jsdom with the parts of a browser that Node has and jsdom lacks. `MessageChannel` stays out: React's
 * scheduler would keep its port open and the run would never end.
 */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    for (const name of FROM_NODE)
      Object.defineProperty(this.global, name, { value: globalThis[name], configurable: true, writable: true });
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
  }
}
