import { startOtlpReceiver, type OtlpReceiver, type ReceivedSpan } from 'services/otlp-receiver';
import { Control } from '../../support/control';
import { expect, NO_POPUPS, test } from '../../support/fixtures';
import { withoutLiveChannel } from '../../support/live';
import { currentVersion } from '../../support/releases/crafted-release';
import { startSite, type Site } from '../../support/site';
import { screenOf } from '../../support/steps';

let collector: OtlpReceiver;
let traced: Site;
test.beforeAll(async () => {
  collector = await startOtlpReceiver();
  traced = await startSite({ server: 'origin', collector: collector.url });
});
test.afterAll(async () => {
  await traced.close();
  await collector.close();
});

/** The whole trace of the first tap in a package's screen, once all of its parts have come. */
function traceOfTap(owner: string): readonly ReceivedSpan[] | undefined {
  const spans = collector.spans();
  const tap = spans.find(({ name, attributes }) => name === 'tap' && attributes['site.section'] === owner);
  const trace = spans.filter(({ traceId }) => traceId === tap?.traceId);
  const isWhole = trace.every(
    ({ parentSpanId }) => parentSpanId === undefined || trace.some(({ spanId }) => spanId === parentSpanId),
  );
  return isWhole && trace.some(({ service }) => service === 'gateway') ? trace : undefined;
}

test('a tap is one trace from the page to the gateway’s handler', async ({ page }, info) => {
  const control = new Control(traced.url);
  await control.scenario(NO_POPUPS, { popups: [] });
  const tracing = page.waitForResponse((answer) => answer.url().includes('trace-taps'));
  await page.goto(`${traced.url}/m/home`);
  await expect(screenOf(page, 'home')).toBeVisible();
  await tracing;
  // The file has come; its code replaces `fetch` as soon as it has run.
  await page.waitForFunction(() => !String(window.fetch).includes('[native code]'));
  const asked = page.waitForRequest((request) => request.headers()['traceparent'] !== undefined);
  await page.getByRole('button', { name: 'More: Hot' }).click();
  await asked;
  // A page reports when it is left; what has not ended by then comes with the next report.
  const leave = () => page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  await expect.poll(() => leave().then(() => traceOfTap('host-shell')), { timeout: 30_000 }).toBeDefined();
  const trace = traceOfTap('host-shell') ?? [];
  await info.attach('trace.json', { body: JSON.stringify(trace, null, 2), contentType: 'application/json' });

  const [tap] = trace.filter(({ name }) => name === 'tap');
  const calls = trace.filter(({ name }) => name === 'call');
  // Home is a screen of the host.
  const version = currentVersion(traced, 'host-shell');
  expect(tap?.attributes).toMatchObject({
    'site.section': 'host-shell',
    'site.version': version,
    'site.screen': 'home',
  });
  const set = tap?.attributes['site.set'];
  expect(set).toMatch(/^[0-9a-f]{16}$/);
  for (const call of calls) expect(call).toMatchObject({ service: 'page', parentSpanId: tap?.spanId });
  const gateway = trace.filter(({ service }) => service === 'gateway');
  for (const { parentSpanId, attributes } of gateway) {
    const [origin] = trace.filter(({ service, spanId }) => service === 'origin' && spanId === parentSpanId);
    expect(calls.map(({ spanId }) => spanId)).toContain(origin?.parentSpanId);
    expect(attributes).toMatchObject({ 'site.set': set, 'site.merchant': 'aurora' });
    expect(attributes['site.call']).toMatch(/^R-\d+/);
  }
});

test('a page that nobody collects for asks for no code of it', async ({ page, control }) => {
  await withoutLiveChannel(control);
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.goto('/m/home');
  await expect(screenOf(page, 'home')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(files.filter((url) => url.includes('trace-taps'))).toEqual([]);
});
