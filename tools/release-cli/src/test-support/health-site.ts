import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HealthMeasure, HealthRow, HealthSummary } from 'shared-contracts/release/health';
import type { PackageName } from 'shared-contracts/remote/remote-names';

/** A row of a summary; whatever a test does not care for is nothing, and every page is a vote of a network of its own. */
export function healthRow(name: PackageName, version: string, changes: Partial<HealthRow> = {}): HealthRow {
  return {
    package: name,
    version,
    pages: 0,
    loads: 0,
    failures: 0,
    failuresByStage: {},
    fallbacks: 0,
    errors: 0,
    loadMs: null,
    readyMs: {},
    vitals: {},
    votes: { networks: changes.pages ?? 0, pages: changes.pages ?? 0, failures: changes.failures ?? 0 },
    outcomes: {},
    poor: {},
    ...changes,
  };
}

/** A measure of a row, every page of which is a vote of a network of its own. */
export function healthMeasure(pages: number, failures: number): HealthMeasure {
  return { pages, failures, votes: { networks: pages, pages, failures } };
}

/** A summary with these rows. */
export function healthSummaryOf(rows: readonly HealthRow[], environment = 'production'): HealthSummary {
  return { environment, since: '2026-12-01T00:00:00.000Z', rows: [...rows] };
}

/** What a made-up site answers to a question for health; `null` never answers. */
export type HealthAnswer = { readonly status?: number; readonly body: unknown } | null;

/** A site that answers questions for health, and remembers them. */
export interface HealthSite {
  readonly url: string;
  readonly asked: { readonly url: URL; readonly headers: IncomingHttpHeaders }[];
  readonly close: () => Promise<void>;
}

/** Opens a site on a free port of this machine. */
export async function openHealthSite(answerOf: (url: URL) => HealthAnswer): Promise<HealthSite> {
  const asked: HealthSite['asked'] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    asked.push({ url, headers: request.headers });
    const answer = answerOf(url);
    if (answer === null) return;
    const { status = 200, body } = answer;
    response.writeHead(status, status === 302 ? { location: String(body) } : {});
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
