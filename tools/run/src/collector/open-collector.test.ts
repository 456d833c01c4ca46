import { get } from 'node:http';
import { startGateway } from 'reference-gateway/gateway';
import { fixtureSite } from 'release-cli/test-support/fixture-site';
import { startOtlpReceiver, type OtlpReceiver } from 'services/otlp-receiver';
import type { Service } from 'services/service';
import { startOrigin } from '../services/origin';
import { openServiceLog, overheard } from '../services/service-log';
import { collected, openCollector } from './open-collector';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';

const open: { readonly close: () => Promise<unknown> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

async function receiver(options?: Parameters<typeof startOtlpReceiver>[0]): Promise<OtlpReceiver> {
  const started = await startOtlpReceiver(options);
  open.push(started);
  return started;
}

function collectorAt(service: string, address: string) {
  return openCollector({ service, address, requestsPercent: 0, onAway: () => undefined });
}

/** An origin in front of a gateway, both of which send to the collector; `end` stops them, and all has been sent. */
async function siteThatTells({ url }: OtlpReceiver) {
  const [originTells, gatewayTells] = [collectorAt('origin', url), collectorAt('gateway', url)];
  const gateway = await startGateway({ games: 20, telemetry: gatewayTells.telemetry });
  const { home } = await fixtureSite();
  const log = openServiceLog('origin', 'info', overheard(originTells.addLine, { write: () => undefined }));
  const stop = { announceSeconds: 0, limitSeconds: 20 };
  const origin = await startOrigin(
    {
      environment: 'production',
      home,
      gateway: gateway.url,
      defaultMerchant: 'aurora',
      hosts: { domains: [], exact: {} },
      listen: { address: '127.0.0.1', port: 0 },
      logsRequests: true,
      logLevel: 'info',
      stop,
    },
    { variables: {}, log, telemetry: originTells.telemetry },
  );
  const services: readonly Service[] = [collected(origin, [originTells]), collected(gateway, [gatewayTells])];
  const address = origin.url.replace('localhost', '127.0.0.1');
  const call = (headers: Readonly<Record<string, string | string[]>>): Promise<number> =>
    new Promise((done, fail) => {
      get(
        `${address}/api/v1/games/types?typeId=1&merchant_code=aurora`,
        { headers: { Merchant: 'aurora', ...headers } },
        (answer) => {
          answer.resume().on('end', () => done(answer.statusCode ?? 0));
        },
      ).on('error', fail);
    });
  const end = async (): Promise<void> => {
    for (const service of services) await service.stop(20_000);
  };
  return { call, end };
}

it('a call is one trace from the header that it brings over the origin to the gateway’s handler', async () => {
  const collector = await receiver();
  const { call, end } = await siteThatTells(collector);
  expect(await call({ traceparent: `00-${TRACE}-${PARENT}-01`, 'X-Release': '70124f7b99a25612' })).toBe(200);
  await end();
  const spans = collector.spans().filter(({ traceId }) => traceId === TRACE);
  const [origin] = spans.filter(({ service }) => service === 'origin');
  const [gateway] = spans.filter(({ service }) => service === 'gateway');
  expect(spans).toHaveLength(2);
  expect(origin).toMatchObject({ parentSpanId: PARENT, name: 'GET gateway' });
  expect(gateway).toMatchObject({
    parentSpanId: origin?.spanId,
    name: 'GET /api/v1/games/types',
    attributes: {
      'http.route': '/api/v1/games/types',
      'site.merchant': 'aurora',
      'site.set': '70124f7b99a25612',
    },
  });
  expect(gateway?.attributes['site.call']).toMatch(/^R-\d+/);
  expect(JSON.stringify(spans)).not.toMatch(/127\.0\.0\.1|typeId=/);
});

it.each<[string, string | string[]]>([
  ['no trace', `00-${'0'.repeat(32)}-${PARENT}-01`],
  ['another header in it', `00-${TRACE}-${PARENT}-01, x`],
  ['two of them', [`00-${TRACE}-${PARENT}-01`, `00-${TRACE}-${PARENT}-01`]],
])('a hostile traceparent with %s is ignored', async (_name, traceparent) => {
  const collector = await receiver();
  const { call, end } = await siteThatTells(collector);
  expect(await call({ traceparent })).toBe(200);
  await end();
  expect(collector.spans()).toEqual([]);
});

it('lines of the log and figures are collected too, and a line names the trace of its request', async () => {
  const collector = await receiver();
  const { call, end } = await siteThatTells(collector);
  await call({ traceparent: `00-${TRACE}-${PARENT}-01` });
  await end();
  const logs = JSON.stringify(collector.bodies('logs'));
  expect(logs).toContain(`"traceId":"${TRACE}"`);
  expect(logs).toContain('"stringValue":"request"');
  const metrics = JSON.stringify(collector.bodies('metrics'));
  for (const name of ['http_request_duration_seconds', 'service_ready', 'nodejs_eventloop_lag_p99_seconds'])
    expect(metrics).toContain(`"name":"${name}"`);
  expect(metrics).toContain('"stringValue":"gateway"');
});

it('a collector that refuses is told of once, and the service goes on', async () => {
  const { url } = await receiver({ isAway: () => true });
  const told: (string | null)[] = [];
  const collector = openCollector({
    service: 'origin',
    address: url,
    requestsPercent: 100,
    onAway: (why) => told.push(why),
  });
  collector.telemetry.begin('GET', {}).end('page', 200, {});
  await collector.close();
  expect(told).toEqual([expect.stringMatching(/^(?:traces|metrics|logs): \S/)]);
});
