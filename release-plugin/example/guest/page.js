import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';

const { section: name, manifest: entry } = document.documentElement.dataset;
registerRemotes([{ name, entry }]);
const { remote } = await loadRemote(`${name}/remote`);
const texts = await remote.locales.EN();
document.body.append(
  `${remote.name} has ${Object.keys(remote.screens).length} screens, and says "${texts.tabs.SPORTS}"`,
);
