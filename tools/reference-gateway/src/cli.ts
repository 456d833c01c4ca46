import { parseArgs } from 'node:util';
import { lineLog } from './rules/log';
import { startGateway, type GatewayOptions } from './gateway';

function wholeNumber(text: string | undefined, name: string): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,6}$/.test(text)) throw new Error(`--${name} wants a whole number, not "${text}"`);
  return Number(text);
}

/** Throws one sentence where the words are wrong or the port is in use. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      home: { type: 'string' },
      port: { type: 'string' },
      games: { type: 'string' },
      test: { type: 'boolean', default: false },
      dialect: { type: 'string', default: 'contract' },
    },
  });
  if (values.dialect !== 'contract' && values.dialect !== 'alternate')
    throw new Error(`--dialect is contract or alternate, not "${values.dialect}"`);
  const port = wholeNumber(values.port, 'port');
  if (port !== undefined && port > 65_535) throw new Error(`--port takes a port up to 65535, not ${port}`);
  const games = wholeNumber(values.games, 'games');
  const options: GatewayOptions = {
    test: values.test,
    dialect: values.dialect,
    log: lineLog,
    ...(values.home === undefined ? {} : { home: values.home }),
    ...(port === undefined ? {} : { port }),
    ...(games === undefined ? {} : { games }),
  };
  const gateway = await startGateway(options).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? new Error(`Port ${port} is in use: choose another with --port`) : error;
  });
  lineLog({ event: 'listening', url: gateway.url });

  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void gateway.close());
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
