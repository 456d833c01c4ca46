import { COPY_ATTRIBUTE } from 'shared-contracts/release/installed';
import { cachedSince } from '../browser/cached-since';
import { PAGE_WAIT_MS } from './lobby-cache';
import { NEWER_RESPONSES_QUESTION, NETWORK_PAGE_QUESTION, readPageNews } from './worker-rules';

/** The worker answers shortly after the network has, or has been given up. */
const NEWS_WAIT_MS = PAGE_WAIT_MS + 2000;

/** What a page from the cache does once the network's answer is known. */
export interface CachedPageHandlers {
  /** The network has another page, with this boot document. */
  readonly onReplaced: (boot: string | null) => void;
  /** There is no network: the page shows that it is a copy. */
  readonly onOffline: () => void;
  /** The worker does not know: the page asks for itself. */
  readonly onUnknown: () => void;
}

/** Null without a worker, or from one that does not know the question. */
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

/** Asks the worker which page the network has, if this page came from the cache. */
export async function checkCachedPage(page: CachedPageHandlers): Promise<void> {
  const [savedAt, workers] = [cachedSince(), navigator.serviceWorker as ServiceWorkerContainer | undefined];
  if (savedAt === null || workers === undefined) return;
  const news = readPageNews(await askWorker(workers, NETWORK_PAGE_QUESTION));
  switch (news?.networkPage) {
    case 'same':
      break;
    case 'other':
      page.onReplaced(news.boot);
      // Another page may have another worker, or one that deletes everything from the device.
      await (await workers.ready).update();
      break;
    case 'nothing':
      document.documentElement.setAttribute(COPY_ATTRIBUTE, savedAt);
      page.onOffline();
      break;
    case undefined:
      page.onUnknown();
  }
}

/**
 * Makes a page that came from the cache repeat its calls if the network's responses differ from the cached ones, or if that is
 * unknown.
 */
export async function refreshCachedResponses(askAgain: () => void): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (cachedSince() === null || workers === undefined) return;
  if ((await askWorker(workers, NEWER_RESPONSES_QUESTION)) !== false) askAgain();
}
