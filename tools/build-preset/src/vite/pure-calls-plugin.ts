import type { Plugin } from 'vite';
import { markedSource } from '../plugins/pure-calls-map';

/** The marks of {@link markedSource} in a build by Vite. */
export function pureCalls(): Plugin {
  return {
    name: 'pure-calls',
    enforce: 'post',
    transform(code, id) {
      return /\.tsx?$/.test(id) ? markedSource(id, code) : null;
    },
  };
}
