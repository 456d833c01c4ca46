import * as v from './schema';

export const known: string = v.parse(v.pipe(v.string(), v.trim()), ' a ');

export type Known = v.InferOutput<v.GenericSchema<string>>;

// @ts-expect-error -- the host does not provide it: a section that called it would fail on the page
export const missing = v.email();
