import { spawnSync } from 'node:child_process';
import { RENDER_LIMITS, sandboxFlags } from './renderer-process';

const flagsWith = (...names: string[]): readonly string[] => sandboxFlags(new Set(names), RENDER_LIMITS);

it('takes the permission model by the name that this version of Node has for it', () => {
  expect(flagsWith('--permission', '--experimental-permission')).toContain('--permission');
  expect(flagsWith('--experimental-permission')).toContain('--experimental-permission');
  expect(flagsWith().some((flag) => flag.includes('permission') || flag.includes('allow-fs'))).toBe(false);
});

it.each([
  ['reads no file', 'require("node:fs").readFileSync("/etc/hostname")', 'ERR_ACCESS_DENIED'],
  ['writes no file', 'require("node:fs").writeFileSync("/tmp/planted", "")', 'ERR_ACCESS_DENIED'],
  ['starts no process', 'require("node:child_process").spawnSync("true")', 'ERR_ACCESS_DENIED'],
  ['starts no thread', 'new (require("node:worker_threads").Worker)("0", { eval: true })', 'ERR_ACCESS_DENIED'],
  ['makes no code of text', 'new Function("1")', 'EvalError'],
  ['changes nothing that all code shares', '(() => { "use strict"; Object.prototype.planted = 1 })()', 'TypeError'],
])('a process with these flags %s', (_what, code, error) => {
  const told = `try { ${code} } catch (error) { process.stderr.write(String(error.code ?? error.name)) }`;
  const flags = sandboxFlags(process.allowedNodeEnvironmentFlags, RENDER_LIMITS);
  const { stderr } = spawnSync(process.execPath, [...flags, '--eval', told], { env: {}, encoding: 'utf8' });
  expect(stderr).toBe(error);
});
