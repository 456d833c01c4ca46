import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from 'build-preset/package-info';
import { commandsOf, versionToPublish } from './readme-commands';

const README = readFileSync(path.join(WORKSPACE, 'README.md'), 'utf8');

test('the release commands are those of the README, without their comments', () => {
  const commands = commandsOf(README, 'Releasing one section');
  expect(commands.map((command) => command.split(' ').slice(0, 2).join(' '))).toEqual([
    'mfe publish',
    'mfe pin',
    'mfe canary',
    'mfe promote',
    'mfe rollback',
  ]);
  expect(commands.join('\n')).not.toContain('#');
  expect(versionToPublish(commands, 'mfe-games', '1.0.0')).toBe('1.1.0');
});

test('a README without them is an error', () => {
  expect(() => commandsOf(README, 'No such heading')).toThrow('The README has no commands under "No such heading"');
  expect(() => versionToPublish(['mfe pin a mfe-games 1.0.0'], 'mfe-games', '1.0.0')).toThrow('names no version');
});
