import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeServer } from 'services/close-server';
import { contentType } from 'shared-contracts/release/delivery-rules';
import { casePath, CASES, type Verdict } from './cases';

/** A server of the cases, for one engine. */
export interface VerdictServer {
  /** The first case; a page that has its verdict goes on to the next. */
  readonly url: string;
  /** Settles when every case has a verdict, in their order. */
  readonly verdicts: Promise<readonly Verdict[]>;
  readonly close: () => Promise<void>;
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  const path = request.url ?? '/';
  const found = CASES.find((_, index) => path === casePath(index));
  if (found !== undefined) {
    response.writeHead(200, found.headers).end(found.page);
    return;
  }
  const file = CASES.map(({ files }) => files[path]).find((text) => text !== undefined);
  if (file === undefined) response.writeHead(404).end();
  else response.writeHead(200, { 'Content-Type': contentType(path), 'Access-Control-Allow-Origin': '*' }).end(file);
}

/** Serves every case on a free port of this machine. */
export async function serveCases(): Promise<VerdictServer> {
  const verdicts: Verdict[] = [];
  let finish: (all: readonly Verdict[]) => void;
  const finished = new Promise<readonly Verdict[]>((resolve) => (finish = resolve));
  const server = createServer((request, response) => {
    const [, index, verdict] = /^\/verdict\/(\d+)\/(runs|refused)$/.exec(request.url ?? '') ?? [];
    if (index === undefined) {
      answer(request, response);
      return;
    }
    verdicts[Number(index)] = verdict as Verdict;
    response.writeHead(204).end();
    if (Number(index) === CASES.length - 1) finish(verdicts);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}${casePath(0)}`,
    verdicts: finished,
    close: () => closeServer(server),
  };
}
