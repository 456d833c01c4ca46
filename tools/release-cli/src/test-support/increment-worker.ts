import { openStore } from '../store/file-store';
import { addRepeatedly } from '../store/store-contract';

/** Adds one to a stored number a number of times, as a process of its own: `<home> <key> <times>`. */
const [home = '', key = '', times = '0'] = process.argv.slice(2);
await addRepeatedly(openStore(home), key, Number(times));
