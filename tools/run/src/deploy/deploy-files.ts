import { SERVICE_NAMES } from '../configuration/schemas';
import { containerFiles } from './containers';
import { dashboardFiles } from './dashboard';
import { IN_CONTAINERS, ON_ONE_MACHINE } from './example-configurations';
import { prometheusFiles } from './prometheus-files';
import { jsonText, schemaFiles } from './schema-files';
import { unitFiles } from './service-units';

/** Everything in `deploy/` but what people write there, by path: all of it follows from the services' configuration. */
export function deployFiles(): Readonly<Record<string, string>> {
  const configurations = SERVICE_NAMES.flatMap((name) => [
    [`one-machine/${name}.json`, jsonText(ON_ONE_MACHINE[name])] as const,
    [`containers/${name}.json`, jsonText(IN_CONTAINERS[name])] as const,
  ]);
  return {
    ...schemaFiles(),
    ...Object.fromEntries(configurations),
    ...unitFiles(),
    ...containerFiles(),
    ...prometheusFiles(),
    ...dashboardFiles(),
  };
}
