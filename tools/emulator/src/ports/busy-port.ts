import { createServer } from 'node:net';

const LOOPBACKS = ['127.0.0.1', '::1'];
/** How long whoever holds a port may take to say what it is. */
const ANSWER_LIMIT_MS = 3000;
/** What each of the site's pages has, and no page of another program. */
const PAGE_MARK = /<html [^>]*\bdata-merchant="/;
const HIGHEST_PORT = 65_535;
const STEP = 100;

/** A port that a command is about to listen on. */
export interface WantedPort {
  readonly port: number;
  /** The command that takes another port instead, as the user would write it. */
  readonly remedy: (port: number) => string;
}

/** What keeps a command from a port of this machine: somebody who listens, or the system; null when nothing does. */
export async function portTrouble(port: number): Promise<'busy' | 'forbidden' | null> {
  for (const host of LOOPBACKS) {
    const code = await listenCode(port, host);
    if (code === 'EADDRINUSE') return 'busy';
    if (code === 'EACCES') return 'forbidden';
    // Any other refusal means that the machine has no such address, as without IPv6.
  }
  return null;
}

function listenCode(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}

async function isOurSite(port: number): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
    return PAGE_MARK.test(await (await fetch(`http://localhost:${port}/m/home`, { signal })).text());
  } catch {
    return false;
  }
}

/** The next free port that the command does not want itself. */
async function freePortAfter(port: number, wanted: ReadonlySet<number>): Promise<number> {
  for (let next = port + STEP; next <= HIGHEST_PORT; next += STEP)
    if (!wanted.has(next) && (await portTrouble(next)) === null) return next;
  return freePortAfter(1000, wanted);
}

/** Throws one sentence with the remedy when one of the ports cannot be listened on, or two of them are the same. */
export async function requirePorts(wanted: readonly WantedPort[]): Promise<void> {
  const taken = new Set(wanted.map(({ port }) => port));
  for (const [index, { port, remedy }] of wanted.entries()) {
    const isTwice = wanted.findIndex((other) => other.port === port) < index;
    const trouble = isTwice ? null : await portTrouble(port);
    if (!isTwice && trouble === null) continue;
    const other = remedy(await freePortAfter(port, taken));
    if (isTwice) throw new Error(`Port ${port} is wanted twice: ${other}`);
    if (trouble === 'forbidden') throw new Error(`Port ${port} is not open to this account: ${other}`);
    throw new Error(
      (await isOurSite(port))
        ? `The site is already running at http://localhost:${port}: end it where it runs (Ctrl+C), or start another with ${other}`
        : `Port ${port} is in use: ${other}`,
    );
  }
}
