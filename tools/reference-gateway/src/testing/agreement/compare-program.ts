import { CLOCKS, type ClockName } from './agreement-cases';
import { compareViews, openAt, type Comparison } from './compare-views';

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const compared: Record<string, Comparison> = {};
for (const clock of Object.keys(CLOCKS) as ClockName[]) {
  const gateway = await openAt(clock);
  compared[clock] = await compareViews(gateway, `${clock} in ${zone}`);
  await gateway.close();
}
process.stdout.write(JSON.stringify(compared));
