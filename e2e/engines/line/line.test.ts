import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Line } from './line';

let site: Server;
let line: Line;
let address: string;

beforeEach(async () => {
  site = createServer((asked, answer) => answer.end(`the site at ${asked.headers.host}`));
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  line = new Line((site.address() as AddressInfo).port);
  address = (await line.listen()).replace('localhost', '127.0.0.1');
});
afterEach(async () => {
  await line.close();
  site.closeAllConnections();
  await new Promise((done) => site.close(done));
});

const ask = async (path: string): Promise<string> => (await fetch(`${address}${path}`)).text();

it('hands over what the site answers, and counts it', async () => {
  const { host } = new URL(address);
  expect(await ask('/m/home?a=1')).toBe(`the site at ${host}`);
  expect(line.entries).toMatchObject([{ method: 'GET', path: '/m/home?a=1', status: 200, bytes: 12 + host.length }]);
});

it('lets nothing through while it is cut', async () => {
  line.cut();
  await expect(ask('/')).rejects.toThrow();
  line.mend();
  expect(await ask('/')).toMatch(/^the site/);
});

it('answers in the site’s place, also with a changed answer of the site, until it is restored', async () => {
  line.answer(/^\/r\/gone/, () => ({ status: 404, body: 'gone' }));
  line.answer(/^\/r\/changed/, async (ofSite) => ({ status: 200, body: `${(await ofSite()).body}!` }));
  expect((await fetch(`${address}/r/gone.mjs`)).status).toBe(404);
  expect(await ask('/r/changed.mjs')).toMatch(/^the site.*!$/);
  line.restore();
  expect(line.entries).toEqual([]);
  expect(await ask('/r/gone.mjs')).toMatch(/^the site/);
});
