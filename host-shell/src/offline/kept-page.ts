import { COPY_ATTRIBUTE } from 'shared-contracts/release/installed';
import { keptSince } from '../app/kept-since';
import { PAGE_WAIT_MS } from './lobby-copy';
import { ASKS_FOR_NEWS, readNews, type PageNews } from './worker-rules';

/** A worker answers a moment after the network did, or was not waited for any longer. */
const NEWS_WAIT_MS = PAGE_WAIT_MS + 2000;

/** What becomes of a page that came before the network was heard. */
export interface KeptPage {
  /** The network has another page, with this boot document. */
  readonly overtaken: (boot: string | null) => void;
  /** There is no network: it says of itself now that it is a copy. */
  readonly alone: () => void;
  /** Nobody knows: it has to ask for itself. */
  readonly unsure: () => void;
}

/** Null where the worker that gave the page has ended since, or is one that does not know the question. */
async function askWorker({ controller }: ServiceWorkerContainer): Promise<PageNews | null> {
  if (controller === null) return null;
  const { port1, port2 } = new MessageChannel();
  try {
    return await new Promise((resolve) => {
      port1.onmessage = ({ data }: MessageEvent<unknown>) => resolve(readNews(data));
      setTimeout(() => resolve(null), NEWS_WAIT_MS);
      controller.postMessage(ASKS_FOR_NEWS, [port2]);
    });
  } finally {
    port1.close();
  }
}

/** Learns what the network has beside a page that came first; a page of the network knows better itself. */
export async function settleKeptPage(page: KeptPage): Promise<void> {
  const [savedAt, workers] = [keptSince(), navigator.serviceWorker as ServiceWorkerContainer | undefined];
  if (savedAt === null || workers === undefined) return;
  const news = await askWorker(workers);
  switch (news?.pageOfNow) {
    case 'same':
      break;
    case 'other':
      page.overtaken(news.boot);
      // Another page may have another worker, or the one that takes everything from the device.
      await (await workers.ready).update();
      break;
    case 'nothing':
      document.documentElement.setAttribute(COPY_ATTRIBUTE, savedAt);
      page.alone();
      break;
    case undefined:
      page.unsure();
  }
}
