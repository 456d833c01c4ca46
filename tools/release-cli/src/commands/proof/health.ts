import { readBrandHealth, tryingMerchants } from '../../health/brand-health';
import {
  brandLines,
  doubtfulLines,
  healthReport,
  healthTable,
  measureLines,
  rolloutLines,
} from '../../health/health-lines';
import { findHealthSource } from '../../health/health-source';
import { judgeRollouts } from '../../health/guard';
import { readHealth } from '../../health/read-health';
import { healthOfRollouts } from '../../health/rollout-health';
import { tableLines } from '../../text/table-lines';
import { readMap } from '../../map/read-map';
import { readSettings } from '../../settings/settings';
import { parseSince } from '../../edits/schedule';
import { assertAtMost, textOption, type Command, ownEnvironment } from '../../command-line/command';
import { UserError } from '../../text/user-error';
import { counted, wasOrWere } from '../../text/counted';

const USAGE = 'health [--since 24h] [--url https://site]';
const USUAL_TIME = '24h';

export const healthCommand: Command = {
  name: 'health',
  usage: USAGE,
  summary:
    'how every version does on pages: loads, failures, times, sign-ins, deposits, launches, vitals, and the verdict on what is being rolled out',
  options: { since: { type: 'string' }, url: { type: 'string' } },
  environments: ownEnvironment,
  async run({ store, environment, home, variables, report }, input) {
    assertAtMost(input, 0, USAGE);
    const now = new Date();
    const since = parseSince(textOption(input, 'since') ?? USUAL_TIME, now);
    const source = await findHealthSource({ url: textOption(input, 'url'), home, environment: variables });
    const { map } = await readMap(store, environment);
    const summary = await readHealth({ ...source, environment, since });
    const { merchants: configs = {} } = (await readSettings(store, environment))?.settings ?? {};
    const merchants = Object.keys(configs);
    const judged = judgeRollouts(map, ...(await healthOfRollouts(map, source, { now, merchants })));
    const brands = await readBrandHealth(tryingMerchants(configs), environment, source).catch((error: unknown) => {
      if (!(error instanceof UserError)) throw error;
      return `Tried brands are not judged: ${error.message}.`;
    });
    const health = healthReport(map, summary, judged);
    if (health.lines.length === 0) report(`Nothing is served in ${environment} yet.`);
    else for (const line of tableLines(healthTable(health))) report(line);
    for (const line of [
      ...measureLines(health),
      ...doubtfulLines(health),
      ...rolloutLines(judged),
      ...(typeof brands === 'string' ? [brands] : brandLines(brands)),
    ])
      report(line);
    if (health.strangers > 0)
      report(
        `Left out: ${counted(health.strangers, 'version')} that pages reported and that ${wasOrWere(health.strangers)} never published here.`,
      );
    const tried =
      typeof brands === 'string'
        ? null
        : brands.map(({ merchant, canary, judged: one }) => ({ merchant, canary, verdict: one.verdict }));
    return { value: { environment, since: since.toISOString(), ...health, brands: tried } };
  },
};
