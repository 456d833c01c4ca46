import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from 'build-preset/package-info';
import { readConfiguration } from '../configuration/read-configuration';
import { SERVICE_NAMES } from '../configuration/schemas';
import { deployFiles } from './deploy-files';

const FOLDER = path.join(WORKSPACE, 'deploy');

/** What people write there. */
const BY_HAND = ['README.md'];

describe('the files of deploy/', () => {
  const files = deployFiles();

  it('are those that follow from the configuration (pnpm deploy:write)', () => {
    const present = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.relative(FOLDER, path.join(parentPath, name)))
      .filter((name) => !BY_HAND.includes(name));
    expect(present.toSorted()).toEqual(Object.keys(files).toSorted());
    for (const [name, text] of Object.entries(files))
      expect([name, readFileSync(path.join(FOLDER, name), 'utf8')]).toEqual([name, text]);
  });

  it.each(SERVICE_NAMES)('configure the %s as it can be started', (name) => {
    for (const place of ['one-machine', 'containers'])
      expect(readConfiguration(name, path.join(FOLDER, place, `${name}.json`)).listen.port).toBeGreaterThan(0);
  });

  it.each(SERVICE_NAMES)('have a schema for the %s that knows every field and no other', (name) => {
    const schema = JSON.parse(files[`schemas/${name}.schema.json`] ?? '') as Record<string, unknown>;
    expect(schema).toMatchObject({ type: 'object', additionalProperties: false });
    expect(schema['required']).toEqual(expect.arrayContaining(['home', 'listen']));
    expect(JSON.stringify(schema)).toContain('whole number from 0 to 65535');
  });

  it('kill no service sooner than it may take to stop', () => {
    for (const name of SERVICE_NAMES) {
      const { announceSeconds, limitSeconds } = readConfiguration(
        name,
        path.join(FOLDER, `one-machine/${name}.json`),
      ).stop;
      const seconds = announceSeconds + limitSeconds;
      const [, unit = ''] = /^TimeoutStopSec=(\d+)$/m.exec(files[`systemd/mobile-site-${name}.service`] ?? '') ?? [];
      const [, grace = ''] =
        new RegExp(`^  ${name}:\n(?: {4}.*\n)*? {4}stop_grace_period: (\\d+)s$`, 'm').exec(
          files['compose.yaml'] ?? '',
        ) ?? [];
      expect(Number(unit)).toBeGreaterThan(seconds);
      expect(Number(grace)).toBeGreaterThan(seconds);
    }
  });

  it('have a container that runs as nobody special, from a base of a fixed version', () => {
    const lines = (files['Containerfile'] ?? '').split('\n');
    const of = (word: string): string[] => lines.filter((line) => line.startsWith(`${word} `));
    expect(of('FROM').every((line) => /^FROM docker\.io\/\S+:\d+\.\d+\.\d+-\S+(?: AS \w+)?$/.test(line))).toBe(true);
    expect(of('USER').at(-1)).toBe('USER node');
    expect(of('ADD')).toEqual([]);
    expect([...of('ENTRYPOINT'), ...of('CMD'), ...of('RUN')].every((line) => /^[A-Z]+ \[".*"\]$/.test(line))).toBe(
      true,
    );
    expect(of('WORKDIR').every((line) => line.startsWith('WORKDIR /'))).toBe(true);
    expect(lines.join('\n')).not.toMatch(/latest|curl|sudo/);
  });

  it('hold no secret, only where each lies', () => {
    for (const [name, text] of Object.entries(files))
      expect([name, /BEGIN [A-Z ]*KEY|MFE_OPERATOR_TOKEN[=:]/.test(text)]).toEqual([name, false]);
  });
});
