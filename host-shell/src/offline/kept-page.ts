import { COPY_ATTRIBUTE } from 'shared-contracts/release/installed';
import { keptSince } from '../browser/kept-since';
import { PAGE_WAIT_MS } from './lobby-copy';
import { ASKS_FOR_ANSWERS, ASKS_FOR_NEWS, readNews } from './worker-rules';

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

/** Null where there is no worker any more, or one that does not know the question. */
async function askWorker({ controller }: ServiceWorkerContainer, question: string): Promise<unknown> {
  if (controller === null) return null;
  const { port1, port2 } = new MessageChannel();
  try {
    return await new Promise((resolve) => {
      port1.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data);
      setTimeout(() => resolve(null), NEWS_WAIT_MS);
      controller.postMessage(question, [port2]);
    });
  } finally {
    port1.close();
  }
}

/** Learns what the network has beside a page that came first; a page of the network knows better itself. */
export async function settleKeptPage(page: KeptPage): Promise<void> {
  const [savedAt, workers] = [keptSince(), navigator.serviceWorker as ServiceWorkerContainer | undefined];
  if (savedAt === null || workers === undefined) return;
  const news = readNews(await askWorker(workers, ASKS_FOR_NEWS));
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

/**
 * Has a page that came first ask again for what it was drawn from, where the network has said something else meanwhile, or
 * nobody knows. What is the same is left as it is.
 */
export async function settleKeptAnswers(askAgain: () => void): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (keptSince() === null || workers === undefined) return;
  if ((await askWorker(workers, ASKS_FOR_ANSWERS)) !== false) askAgain();
}
