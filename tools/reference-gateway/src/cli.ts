import { parseArgs } from 'node:util';
import { lineLog } from './app/log';
import { startGateway, type GatewayOptions } from './server';

function wholeNumber(text: string | undefined, name: string): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,6}$/.test(text)) throw new Error(`--${name} wants a whole number, not "${text}"`);
  return Number(text);
}

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
const games = wholeNumber(values.games, 'games');
const options: GatewayOptions = {
  test: values.test,
  dialect: values.dialect,
  log: lineLog,
  ...(values.home === undefined ? {} : { home: values.home }),
  ...(port === undefined ? {} : { port }),
  ...(games === undefined ? {} : { games }),
};
const gateway = await startGateway(options);
lineLog({ event: 'listening', url: gateway.url });

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void gateway.close());
