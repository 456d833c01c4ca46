import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const LISTENING = /"event":"listening","url":"([^"]+)"/;
const PROGRAM = 'tools/reference-gateway/src/cli.ts';

/** A gateway in a process of its own. */
export interface GatewayProcess {
  readonly url: string;
  readonly pid: number;
  /** Everything it has logged so far. */
  readonly log: () => string;
  /** Ends it with a signal, and comes back when it is gone: SIGKILL leaves it no time for anything. */
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

/** Starts the gateway's own program on a folder, from the root of the project; rejects with its words where it fails. */
export async function startGatewayProcess(
  root: string,
  home: string,
  words: readonly string[] = [],
): Promise<GatewayProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(root, PROGRAM), '--home', home, ...words], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = once(child, 'exit');
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const [, found] = LISTENING.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The gateway ended with ${code ?? 'a signal'}:\n${said}`)));
  });
  return {
    url,
    pid: child.pid ?? 0,
    log: () => said,
    end: async (signal) => {
      child.kill(signal);
      await gone;
    },
  };
}
