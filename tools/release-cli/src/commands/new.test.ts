import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSection } from 'create-section/write-section';
import { runMfe } from '../test-support/run-mfe';

const home = mkdtempSync(join(tmpdir(), 'new-'));
const repository = join(home, 'sports');
beforeAll(() => writeSection('sports', repository));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const run = (...words: readonly string[]) => runMfe({ home }, ['new', ...words], { repository });

describe('mfe new', () => {
  it('tells what it wrote, and what is still to decide', async () => {
    const { status, out } = await run('screen', 'live-scores', '--path', '/m/live');
    expect([status, out]).toEqual([1, '']);
    const written = await run('screen', 'live-scores');
    expect(written).toMatchObject({ status: 0, error: '' });
    const lines = written.out.split('\n');
    expect(lines[0]).toBe('The screen live-scores is at /m/live-scores. New files: 5, changed: 6.');
    expect(lines).toContain('  new      src/screens/live-scores/live-scores-screen.tsx');
    expect(lines).toContain('  changed  src/routes.ts');
    expect(lines.slice(lines.indexOf('Still to decide:'))).toHaveLength(5);
  });

  it('tells programs the same', async () => {
    const { out } = await run('screen', 'results', '--json');
    expect(JSON.parse(out)).toMatchObject({ ok: true, path: '/m/results', edited: expect.any(Array) as unknown });
  });

  it.each([
    ['nothing', [], 'Say what is new: mfe new section <name>'],
    ['another kind', ['widget', 'a'], 'there are section, repository, screen, endpoint, merchant'],
    ['a kind from afar', ['constructor', 'a'], 'there are section, repository, screen, endpoint, merchant'],
    ['no name', ['screen'], 'Say what is new: mfe new screen <name>'],
    ['a word too many', ['screen', 'a', 'b'], '"b" is one word too many'],
    ['an option of another kind', ['screen', 'a', '--hue', '1'], '--hue is nothing of a screen: mfe new screen'],
    ['a hue that is no number', ['merchant', 'citra', '--hue', 'red'], '"red" is no number for --hue'],
  ])('refuses %s as wrong usage', async (_what, words, sentence) => {
    const { status, error } = await run(...words);
    expect([status, error]).toEqual([2, expect.stringContaining(sentence)]);
  });

  it.each([
    ['endpoint', 'scores', 'a section elsewhere makes those of the contract that it installs'],
    ['merchant', 'citra', 'merchants are made in the repository of the site'],
  ])('makes no %s in the repository of a section', async (kind, name, sentence) => {
    const before = readdirSync(repository, { recursive: true });
    const { status, error } = await run(kind, name);
    expect([status, error]).toEqual([1, expect.stringContaining(sentence)]);
    expect(readdirSync(repository, { recursive: true })).toEqual(before);
  });
});
