import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { run, start, type Running } from './command';
import type { Machine } from './machine-list';
import type { MachineResult, StepName } from './machine-table';
import { prepareMachine, type PreparedMachine } from './prepare-machine';
import { commandsOf, versionToPublish } from './readme-commands';

const PNPM = ['npx', '--yes', 'pnpm@12.21.0'];
const SECTION = 'mfe-games';

/** Starts the site and gives it back when its home page answers. */
async function startSite(machine: PreparedMachine): Promise<Running> {
  let ready = (): void => undefined;
  const isReady = new Promise<void>((done) => (ready = done));
  const site = start(machine, ['npm', 'start'], (said) => said.includes('Ready in') && ready());
  const status = await Promise.race([isReady.then(() => 'ready' as const), site.ended]);
  if (status !== 'ready') throw new Error(`npm start ended with ${status ?? 'a signal'}\n${site.lastLines()}`);
  const answer = await fetch(`http://localhost:${machine.port}/m/home`);
  if (!answer.ok) {
    await site.stop();
    throw new Error(`/m/home answered ${answer.status}`);
  }
  return site;
}

/** The README's release commands, with the new version that they publish. */
async function release(machine: PreparedMachine): Promise<void> {
  const commands = commandsOf(readFileSync(path.join(machine.folder, 'README.md'), 'utf8'), 'Releasing one section');
  const file = path.join(machine.folder, SECTION, 'package.json');
  const before = readFileSync(file, 'utf8');
  const { version } = JSON.parse(before) as { readonly version: string };
  const next = versionToPublish(commands, SECTION, version);
  writeFileSync(file, before.replace(`"version": "${version}"`, `"version": "${next}"`));
  try {
    for (const command of commands) await run(machine, ['sh', '-c', `${PNPM.join(' ')} ${command}`]);
  } finally {
    writeFileSync(file, before);
  }
}

async function quickSuites(machine: PreparedMachine, tests: readonly string[]): Promise<void> {
  for (const name of ['check:format', 'check:lint', 'check:types']) await run(machine, [...PNPM, 'run', name]);
  await run(machine, [...PNPM, 'exec', 'jest', '--silent', ...tests]);
}

async function cleanTree(machine: PreparedMachine): Promise<void> {
  const words = ['sh', '-c', 'changed=$(git status --porcelain) && echo "$changed" && test -z "$changed"'];
  await run(machine, words);
}

function busyCores(): ChildProcess[] {
  return Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
}

/** The steps of a machine, each with what it does. */
function stepsOf(machine: Machine, prepared: PreparedMachine, isWhole: boolean): [StepName, () => Promise<void>][] {
  let site: Running | undefined;
  const steps: [StepName, () => Promise<void>][] = [];
  if (machine.hasRightClock)
    steps.push(
      ['start', async () => void (site = await startSite(prepared))],
      ['release commands', () => release(prepared).finally(() => site?.stop())],
    );
  steps.push(['quick suites', () => quickSuites(prepared, machine.tests)]);
  if (machine.source === 'clone') steps.push(['clean tree', () => cleanTree(prepared)]);
  if (machine.isWhole && isWhole) steps.push(['npm test', () => run(prepared, ['npm', 'test'])]);
  return steps;
}

/** Tries one machine from its folders to its end; without a running site its release commands are not come to. */
export async function tryMachine(
  machine: Machine,
  isWhole: boolean,
  say: (line: string) => void,
): Promise<MachineResult> {
  const missing = machine.missing();
  if (missing !== null) {
    say(`not run: ${missing}`);
    return { machine: machine.name, outcomes: {}, seconds: 0, why: missing };
  }
  const scratch = mkdtempSync(path.join(tmpdir(), 'machine-'));
  const busy = machine.isBusy ? busyCores() : [];
  const started = Date.now();
  const outcomes: Partial<Record<StepName, 'passed' | 'FAILED'>> = {};
  const faults: string[] = [];
  try {
    const prepared = await prepareMachine(machine, scratch);
    for (const [name, step] of stepsOf(machine, prepared, isWhole)) {
      if (name === 'release commands' && outcomes.start === 'FAILED') continue;
      try {
        await step();
        outcomes[name] = 'passed';
      } catch (error) {
        outcomes[name] = 'FAILED';
        faults.push(name);
        say(error instanceof Error ? error.message : String(error));
      }
      say(`${name}: ${outcomes[name]}`);
    }
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    faults.push('the machine could not be made');
    outcomes.start = 'FAILED';
  } finally {
    await Promise.all(
      busy.map(async (child) => {
        const gone = once(child, 'exit');
        child.kill();
        await gone;
      }),
    );
    rmSync(scratch, { recursive: true, force: true });
  }
  const seconds = (Date.now() - started) / 1000;
  return { machine: machine.name, outcomes, seconds, ...(faults.length > 0 && { why: faults.join(', ') }) };
}
