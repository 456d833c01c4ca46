import { normalize } from 'node:path';
import { UserError } from 'release-cli/text/user-error';
import { MERCHANT_CODE } from 'shared-contracts/release/merchant-config';
import * as v from 'valibot';

/** What somebody may do: look, write the map, or sign what another has proposed. Whoever has any of them may look. */
export const ROLES = ['viewer', 'releaser', 'approver'] as const;
export type Role = (typeof ROLES)[number];

const grantSchema = v.strictObject({
  role: v.pipe(v.picklist(ROLES), v.description(`one of ${ROLES.join(', ')}`)),
  merchants: v.optional(
    v.pipe(
      v.array(v.pipe(v.string(), v.regex(MERCHANT_CODE), v.description('the code of a merchant, such as aurora'))),
      v.minLength(1),
      v.description('codes of merchants; all without it'),
    ),
  ),
  sections: v.optional(
    v.pipe(
      v.array(
        v.pipe(
          v.string(),
          v.regex(/^(?:host-shell|mfe-[a-z0-9-]+)$/),
          v.description('the name of a package, such as mfe-games'),
        ),
      ),
      v.minLength(1),
      v.description('names of packages; all without it'),
    ),
  ),
});
type Grant = v.InferOutput<typeof grantSchema>;

const personSchema = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(80), v.description('the name of a person, 1 to 80 characters')),
  keys: v.optional(
    v.pipe(
      v.string(),
      v.minLength(1),
      v.description("the state folder with this person's private keys, in keys/: a path that begins at home"),
    ),
  ),
  grants: v.pipe(
    v.array(grantSchema),
    v.minLength(1),
    v.description('what the person may do: [{"role": "releaser", "merchants": ["aurora"]}]'),
  ),
});
/** Somebody who may sign in. */
export type Person = v.InferOutput<typeof personSchema>;

function isSigning({ grants }: Person): boolean {
  return grants.some(({ role }) => role !== 'viewer');
}

/** Who may sign in, by the subject that the provider gives them. */
export const peopleSchema = v.pipe(
  v.record(v.pipe(v.string(), v.minLength(1), v.description('the subject of a person')), personSchema),
  v.description(
    'people by their subject: {"ann": {"name": "Ann", "keys": "people/ann", "grants": [{"role": "releaser"}]}}',
  ),
);
export type People = v.InferOutput<typeof peopleSchema>;

/** Refuses people who sign without keys, and people who share them: a signature says who signed. */
export function assertPeople(people: People, file: string): void {
  const folders = new Map<string, string>();
  for (const [subject, person] of Object.entries(people)) {
    const { keys } = person;
    if (keys === undefined && isSigning(person))
      throw new UserError(`${file}: people.${subject}.keys is missing: a releaser or approver signs with keys`);
    const other = keys === undefined ? undefined : folders.get(normalize(keys));
    if (other !== undefined)
      throw new UserError(`${file}: people.${subject}.keys are those of ${other}: give each person keys of their own`);
    if (keys !== undefined) folders.set(normalize(keys), subject);
  }
}

/** Merchants and packages that something concerns. */
export interface Scope {
  readonly merchants: readonly string[] | 'all';
  readonly packages: readonly string[] | 'all';
}

/** Everything that an environment has. */
export const EVERYTHING: Scope = { merchants: 'all', packages: 'all' };

function covers(granted: readonly string[] | undefined, asked: readonly string[] | 'all'): boolean {
  return granted === undefined || (asked !== 'all' && asked.every((name) => granted.includes(name)));
}

/** Whether one grant of a person covers all of a scope. */
export function mayDo({ grants }: Pick<Person, 'grants'>, role: Role, { merchants, packages }: Scope): boolean {
  return grants.some(
    (grant: Grant) => grant.role === role && covers(grant.merchants, merchants) && covers(grant.sections, packages),
  );
}

/** Whether a person has a role at all, for some merchant and section. */
export function hasRole({ grants }: Pick<Person, 'grants'>, role: Role): boolean {
  return grants.some((grant) => grant.role === role);
}
