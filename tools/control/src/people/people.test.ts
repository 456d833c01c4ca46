import * as v from 'valibot';
import { assertPeople, EVERYTHING, hasRole, mayDo, peopleSchema } from './people';

const LEE = { grants: [{ role: 'releaser' as const, merchants: ['aurora', 'bahari'], sections: ['mfe-games'] }] };
const RITA = { grants: [{ role: 'releaser' as const }, { role: 'viewer' as const }] };

describe('what people may do', () => {
  it('is what one of their grants covers whole', () => {
    expect(mayDo(RITA, 'releaser', EVERYTHING)).toBe(true);
    expect(mayDo(RITA, 'approver', EVERYTHING)).toBe(false);
    expect(mayDo(LEE, 'releaser', { merchants: ['aurora'], packages: ['mfe-games'] })).toBe(true);
    expect(mayDo(LEE, 'releaser', { merchants: ['aurora', 'lotus'], packages: ['mfe-games'] })).toBe(false);
    expect(mayDo(LEE, 'releaser', { merchants: ['aurora'], packages: ['mfe-games', 'host-shell'] })).toBe(false);
    expect(mayDo(LEE, 'releaser', { merchants: 'all', packages: ['mfe-games'] })).toBe(false);
    expect(mayDo(LEE, 'releaser', { merchants: ['aurora'], packages: 'all' })).toBe(false);
  });

  it('does not add grants up', () => {
    const two = {
      grants: [
        { role: 'releaser' as const, merchants: ['aurora'], sections: ['mfe-games'] },
        { role: 'releaser' as const, merchants: ['bahari'], sections: ['mfe-agent'] },
      ],
    };
    expect(mayDo(two, 'releaser', { merchants: ['aurora', 'bahari'], packages: ['mfe-games'] })).toBe(false);
    expect(mayDo(two, 'releaser', { merchants: ['aurora'], packages: ['mfe-agent'] })).toBe(false);
  });

  it('begins with having the role for something', () => {
    expect(hasRole(LEE, 'releaser')).toBe(true);
    expect(hasRole(LEE, 'approver')).toBe(false);
  });
});

describe('the list of people', () => {
  const parse = (people: unknown) => v.parse(peopleSchema, people);

  it('refuses a grant of nothing, an unknown role and an unknown field', () => {
    const person = { name: 'Ann', grants: [{ role: 'viewer' }] };
    expect(parse({ ann: person })).toEqual({ ann: person });
    for (const grants of [
      [],
      [{ role: 'owner' }],
      [{ role: 'viewer', merchants: [] }],
      [{ role: 'viewer', merchant: 'aurora' }],
    ])
      expect(() => parse({ ann: { name: 'Ann', grants } })).toThrow();
  });

  it('refuses who signs without keys, and keys of two people', () => {
    const releaser = (keys?: string) => ({
      name: 'X',
      grants: [{ role: 'releaser' }],
      ...(keys === undefined ? {} : { keys }),
    });
    expect(() => assertPeople(parse({ ann: releaser() }), 'control.json')).toThrow(
      'control.json: people.ann.keys is missing: a releaser or approver signs with keys',
    );
    expect(() => assertPeople(parse({ ann: releaser('a/b'), bo: releaser('a/./b') }), 'control.json')).toThrow(
      'control.json: people.bo.keys are those of ann: give each person keys of their own',
    );
    expect(() => assertPeople(parse({ ann: releaser('a'), bo: releaser('b') }), 'control.json')).not.toThrow();
  });
});
