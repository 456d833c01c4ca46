// A host with nothing of this repository in it: loads a section by its manifest's address, as any host would.
import { createInstance } from '@module-federation/runtime';

const [address, name, shares] = process.argv.slice(2);
/** Stands for every shared module: whatever is taken from it can be called, and gives the same again. */
const anything = new Proxy(function anything() {}, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => '' : key === 'then' ? undefined : anything),
  apply: () => anything,
  construct: () => anything,
});
const shared = Object.fromEntries(
  Object.entries(JSON.parse(shares)).map(([key, version]) => [
    key,
    { version, lib: () => anything, shareConfig: { singleton: true } },
  ]),
);
const host = createInstance({ name: 'stock-host', remotes: [{ name, entry: address, type: 'module' }], shared });
const { remote } = await host.loadRemote(`${name}/remote`);
process.stdout.write(JSON.stringify([remote.name, ...Object.keys(remote.screens)]));
