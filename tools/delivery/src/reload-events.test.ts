import { request, type IncomingMessage } from 'node:http';
import { setDefault } from 'release-cli/edits/edits';
import { settingsFixture } from 'release-cli/test-support/fixture-dist';
import { closeAll, deliveredSite } from './test-support/delivered-site';

afterEach(closeAll);

describe('live reload', () => {
  async function listen(url: string): Promise<{ answer: IncomingMessage; next: () => Promise<string> }> {
    const { port } = new URL(url);
    const answer = await new Promise<IncomingMessage>((done, fail) => {
      request({ host: '127.0.0.1', port, path: '/__dev/events?revision=3', headers: { host: 'localhost' } })
        .on('response', done)
        .on('error', fail)
        .end();
    });
    answer.setEncoding('utf8');
    // Several messages may come at once.
    let text = '';
    const next = async (): Promise<string> => {
      while (!text.includes('\n\n')) text += await new Promise<string>((done) => answer.once('data', done));
      const end = text.indexOf('\n\n') + 2;
      const message = text.slice(0, end);
      text = text.slice(end);
      return message;
    };
    return { answer, next };
  }

  it('tells an open page that it has changed, and nothing of a map that leaves it as it is', async () => {
    const site = await deliveredSite({}, settingsFixture(['aurora', 'bahari'], { liveReload: true }));
    const { answer, next } = await listen(site.url);
    expect(answer.headers).toMatchObject({ 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    expect(await next()).toBe('retry: 500\n\n');
    const event = next();
    await site.publish('mfe-games', '1.1.0', { text: 'new' });
    await site.edit((map) => setDefault(map, 'mfe-games', '1.1.0'));
    expect(await event).toBe('event: reload\nid: 5\ndata: 5\n\n');
    const late = await listen(site.url);
    expect(await late.next()).toBe('retry: 500\n\n');
    expect(await late.next()).toContain('event: reload');
  });
});
