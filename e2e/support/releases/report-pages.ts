import { HEALTH_PATH, HEALTH_TICKET_PATH, type HealthEntry, type HealthTicket } from 'shared-contracts/release/health';
import { expect } from '../fixtures';
import { postFrom } from '../post-from';
import type { Site } from '../site';

/** What a page reports of a version, without which version it is. */
export type SeenByPage<Entry extends HealthEntry = HealthEntry> = Entry extends HealthEntry
  ? Omit<Entry, 'package' | 'version'>
  : never;

/** The pages that report, and of what. */
export interface ReportingPages {
  readonly merchant: string;
  readonly section: string;
  readonly version: string;
  readonly count: number;
}

/** Sends what so many pages would have reported of a version, each from a network of its own, with its ticket. */
export async function reportPages(
  site: Site,
  { merchant, section, version, count }: ReportingPages,
  ...seen: readonly SeenByPage[]
): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const address = `127.0.${index + 1}.1`;
    const page = `${version}-${index}-${Math.random()}`;
    const about = {
      schema: 1,
      environment: 'production',
      merchant,
      set: '0123456789abcdef',
      page,
      bucket: 7,
    };
    const given = await postFrom(address, `${site.url}${HEALTH_TICKET_PATH}`, JSON.stringify(about));
    const { ticket } = JSON.parse(given.text) as HealthTicket;
    const entries = seen.map((entry) => ({ ...entry, package: section, version }));
    const report = JSON.stringify({ ...about, ticket, revision: 1, part: 0, entries });
    expect((await postFrom(address, `${site.url}${HEALTH_PATH}`, report)).status).toBe(204);
  }
}
