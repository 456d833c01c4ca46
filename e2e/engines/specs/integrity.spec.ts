import { CASES } from '../../integrity/cases';
import { expectedVerdicts, type EngineFamily } from '../../integrity/expected-verdicts';
import { serveCases } from '../../integrity/verdict-server';
import type { EngineName } from '../plan/engine-names';
import { expect, test } from '../fixtures';
import { EVERY_ENGINE } from '../plan/turns';

const FAMILIES: Readonly<Record<EngineName, EngineFamily>> = {
  webkit: 'webkit',
  firefox: 'gecko',
  chromium: 'current',
  'chromium-103': 'older',
  'chromium-109': 'older',
};

test(
  'other bytes are refused wherever the engine keeps to the hash it has',
  { tag: EVERY_ENGINE },
  async ({ phone, engineName, expectFaults }) => {
    expectFaults(/./);
    const server = await serveCases();
    try {
      await phone.openElsewhere(server.url);
      const verdicts = await server.verdicts;
      expect(CASES.map(({ name }, index) => `${name}: ${verdicts[index]}`)).toEqual(
        expectedVerdicts(FAMILIES[engineName]),
      );
    } finally {
      await server.close();
    }
  },
);
