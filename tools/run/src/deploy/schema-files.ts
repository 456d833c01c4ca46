import { toJsonSchema } from '@valibot/to-json-schema';
import { SCHEMAS, SERVICE_NAMES, type ServiceName } from '../configuration/schemas';

const TITLES: Readonly<Record<ServiceName, string>> = {
  origin: 'The origin: serves pages and files of an environment, and hands calls on to the gateway',
  gateway: 'The reference gateway',
  ticker: 'The ticker: steps of rollouts, guards, feeds before they expire, public pages',
  control: "The operators' console: shows an environment, and writes it with the keys of the people who sign in",
};

/** JSON as files have it. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** The JSON Schema of each service's configuration, for editors and other checkers. */
export function schemaFiles(): Readonly<Record<string, string>> {
  const files = SERVICE_NAMES.map((name) => {
    const schema = toJsonSchema(SCHEMAS[name], { typeMode: 'input', target: 'draft-2020-12' });
    return [`schemas/${name}.schema.json`, jsonText({ title: TITLES[name], ...schema })] as const;
  });
  return Object.fromEntries(files);
}
