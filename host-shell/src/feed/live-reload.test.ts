import { bootDocument } from '../testing/boot-fixture';
import { hearOfPublishes } from './live-reload';
import type { ReleaseNews } from './release-news';

it('tells of each publish after the page’s own revision', () => {
  const stream = new EventTarget();
  const [opened, heard]: [string[], ReleaseNews[]] = [[], []];
  const open = (address: string): EventTarget => {
    opened.push(address);
    return stream;
  };
  hearOfPublishes(bootDocument({}), (news) => heard.push(news), open);
  expect([opened, heard]).toEqual([['/__dev/events?revision=1'], []]);
  stream.dispatchEvent(new MessageEvent('reload', { data: '2' }));
  expect(heard).toEqual([{ from: 'publish' }]);
});
