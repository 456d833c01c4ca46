import { openStore } from '../store/file-store';

/** Writes so many bytes under a key, as a process of its own: `<home> <key> <bytes>`; status 9 where it cannot. */
const [home = '', key = '', bytes = '0'] = process.argv.slice(2);
const store = openStore(home);
const contents = new Uint8Array(Number(bytes)).fill(65);
const tried = await Promise.allSettled([store.create(`new/${key}`, contents), store.replace(key, contents, null)]);
process.exitCode = tried.every(({ status }) => status === 'rejected') ? 9 : 0;
