import type { ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import { canonicalJson } from '../trust/canonical-json';

type Declaring = Pick<ReleaseDescriptor, 'name' | 'version' | 'events' | 'intents' | 'forms'>;

function versionOf({ events, intents = {} }: Declaring, form: string): number | undefined {
  const [kind, name = ''] = form.split(' ');
  return kind === 'event' ? events[name] : intents[name];
}

/**
 * Forms of events and intents that a release changes without a new version, one sentence each: whoever was built with the
 * one before would read them wrong.
 */
export function changedForms(fresh: Declaring, earlier: Declaring): readonly string[] {
  return Object.entries(fresh.forms ?? {}).flatMap(([form, schema]) => {
    const before = earlier.forms?.[form];
    const version = versionOf(fresh, form);
    if (before === undefined || version !== versionOf(earlier, form)) return [];
    if (canonicalJson(before) === canonicalJson(schema)) return [];
    return [
      `the ${form} of ${fresh.name} ${fresh.version} has another form than in ${earlier.name} ${earlier.version}: raise its version ${version} in src/contract.ts`,
    ];
  });
}
