import { machineTable, machineVerdict, type MachineResult } from './machine-table';

const GOOD: MachineResult = { machine: 'LANG=C', outcomes: { start: 'passed' }, seconds: 90 };
const BAD: MachineResult = { machine: 'Node 22', outcomes: { start: 'FAILED' }, seconds: 30, why: 'start: no' };
const ABSENT: MachineResult = { machine: 'night', outcomes: {}, seconds: 0, why: 'no faketime' };

test('a step that was not come to is not run', () => {
  const [, , good, bad, absent] = machineTable([GOOD, BAD, ABSENT]).split('\n');
  expect(good).toMatch(/^\| LANG=C +\| passed +\| not run .*\| +1\.5 \|/);
  expect(bad).toContain('| FAILED ');
  expect(absent).toMatch(/\| not run +\|.*no faketime \|$/);
});

test('one failure fails, and so does a run in which nothing was tried', () => {
  expect(machineVerdict([GOOD, ABSENT])).toEqual({ line: '1 machine tried, 0 failed, 1 not run', hasFailed: false });
  expect(machineVerdict([GOOD, BAD])).toEqual({ line: '2 machines tried, 1 failed, 0 not run', hasFailed: true });
  expect(machineVerdict([ABSENT])).toMatchObject({ hasFailed: true });
});
