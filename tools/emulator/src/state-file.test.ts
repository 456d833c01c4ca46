import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createGateway } from 'reference-gateway/gateway';
import { applyState, momentOf, parseState, readState } from './state-file';

const scratch = mkdtempSync(path.join(os.tmpdir(), 'state-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

function fileOf(text: string): string {
  const file = path.join(scratch, 'seed.json');
  writeFileSync(file, text);
  return file;
}

describe('the file of a state', () => {
  it('is what a gateway begins with where there is none', () => {
    expect(readState(undefined)).toEqual({ games: 640, balances: [], rounds: [] });
  });

  it('names moment, balances and answers', () => {
    const state = readState(
      fileOf('{"at":"2026-03-18T06:30:00Z","balances":[{"username":"demo_member","balance":5}]}'),
    );
    expect(momentOf(state)).toBe(Date.parse('2026-03-18T06:30:00Z'));
    expect(state.balances).toEqual([{ merchant: 'aurora', username: 'demo_member', balance: 5 }]);
  });

  it.each([
    ['{"balances":[{"username":"demo_member","balance":-1}]}', 'balances.0.balance'],
    ['{"answers":{}}', 'answers'],
    ['{"at":"yesterday"}', 'at: no moment such as 2026-03-18T06:30:00Z'],
    ['{"scenario":{"answers":{"R-01":{"stauts":1}}}}', 'scenario.answers.R-01'],
    ['[1]', 'the whole file'],
    ['{"games": 1,', 'is not JSON at line 1'],
  ])('%s is refused with its field', (text, told) => {
    const file = fileOf(text);
    expect(() => readState(file)).toThrow(told);
    expect(() => readState(file)).toThrow(file);
  });

  it('is asked for where it is not there', () => {
    expect(() => readState(path.join(scratch, 'none.json'))).toThrow('is not there: name a JSON file after --state');
  });
});

describe('a gateway in a state', () => {
  it('has its balances, and answers as it says', async () => {
    const gateway = await createGateway({ test: true });
    const state = parseState(
      {
        balances: [{ username: 'demo_member', balance: 70 }],
        rounds: [{ username: 'demo_member', stake: 20 }],
        scenario: { answers: { 'R-03': { code: 'internal' } } },
      },
      'test',
    );
    await applyState(gateway, state);
    const [{ cents } = { cents: 0 }] = gateway.store.all<{ cents: number }>(
      `SELECT SUM(amount_cents) AS cents FROM wallet_transactions JOIN members ON members.id = member_id
       WHERE username = 'demo_member' AND merchant = 'aurora' AND posted = 1`,
    );
    expect(cents).toBe(5000);
    expect((await gateway.app.inject('/api/v1/countries')).statusCode).not.toBe(200);
    await gateway.close();
  });

  it('is refused where it speaks of nobody', async () => {
    const gateway = await createGateway({ test: true });
    const state = parseState({ balances: [{ username: 'nobody', balance: 1 }] }, 'test');
    await expect(applyState(gateway, state)).rejects.toThrow('balances.0 of the state cannot be: aurora has no nobody');
    await gateway.close();
  });
});
