import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';

const { section: name, manifest: entry } = document.documentElement.dataset;
registerRemotes([{ name, entry }]);
const { remote } = await loadRemote(`${name}/remote`);
const [screen] = Object.keys(remote.screens);
const [component, texts] = await Promise.all([remote.screens[screen](), remote.locales.EN()]);
document.body.append(`${remote.name}: ${screen} is a ${typeof component}, and has ${Object.keys(texts).length} texts`);
