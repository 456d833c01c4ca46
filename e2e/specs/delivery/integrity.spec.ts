import { CASES } from '../../integrity/cases';
import { expectedVerdicts } from '../../integrity/expected-verdicts';
import { serveCases } from '../../integrity/verdict-server';
import { expect, test } from '../../support/fixtures';

test(
  'the browser refuses other bytes wherever the page has a hash, and runs what has none',
  { tag: '@smoke' },
  async ({ page, expectFaults }) => {
    expectFaults(/Content Security Policy|integrity|ERR_|Failed to/i);
    const server = await serveCases();
    try {
      await page.goto(server.url);
      const verdicts = await server.verdicts;
      expect(CASES.map(({ name }, index) => `${name}: ${verdicts[index]}`)).toEqual(expectedVerdicts('current'));
    } finally {
      await server.close();
    }
  },
);
