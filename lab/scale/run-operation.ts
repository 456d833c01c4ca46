import { OPERATIONS, type Operation } from './operations';
import { openSite } from './written-site';

/** What an operation of a process of its own cost. */
export interface OperationCost {
  readonly seconds: number;
  /** Of the processor, in all threads. */
  readonly processorSeconds: number;
  /** The most memory that the process ever had, loading of its modules included. */
  readonly megabytes: number;
}

const MILLION = 1_000_000;
const KILO = 1000;
const KIBI = 1024;

/** `<state folder> <operation>`: does it once as a command would, and prints its cost as JSON. */
const [home = '', name = ''] = process.argv.slice(2);
const started = performance.now();
const before = process.cpuUsage();
await OPERATIONS[name as Operation](openSite(home));
const { user, system } = process.cpuUsage(before);
const cost: OperationCost = {
  seconds: (performance.now() - started) / KILO,
  processorSeconds: (user + system) / MILLION,
  megabytes: process.resourceUsage().maxRSS / KIBI,
};
process.stdout.write(`${JSON.stringify(cost)}\n`);
