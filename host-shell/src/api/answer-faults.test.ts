import { fakeContext } from 'test-kit/fake-context';
import { answerFaultTeller } from './answer-faults';

const FAULTS = Array.from({ length: 7 }, (_, index) => ({ path: `content.${index}.amount`, expected: 'an amount' }));

function tell(allowsOverrides: boolean) {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const report = jest.fn();
  answerFaultTeller({ ...fakeContext({ name: 'host-shell' }).telemetry, report }, { allowsOverrides })('P-01', FAULTS);
  return { report, warn };
}

afterEach(() => jest.restoreAllMocks());

it('reports five faults of an answer, and how many there were', () => {
  const { report, warn } = tell(false);
  expect(report.mock.calls).toEqual(
    FAULTS.slice(0, 5).map((fault) => ['answer.fault', { call: 'P-01', ...fault, of: 7 }]),
  );
  expect(warn).not.toHaveBeenCalled();
});

it('names all of them in the console of a developer', () => {
  const { warn } = tell(true);
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^P-01: content\.0\.amount is not an amount; .+content\.6/)],
  ]);
});

it('names the value itself where that is wrong', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  answerFaultTeller(fakeContext({ name: 'host-shell' }).telemetry, { allowsOverrides: true })('P-01', [
    { path: '', expected: 'Object' },
  ]);
  expect(warn).toHaveBeenCalledWith('P-01: the value is not Object');
});
