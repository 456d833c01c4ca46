import { TelemetryLog } from '../telemetry/telemetry';
import { answerFaultTeller } from './answer-faults';

const FAULTS = [
  { path: 'info.mobileTemplate', expected: 'Object' },
  { path: '', expected: 'an envelope' },
];

/** Tells the faults in an environment; what telemetry and the console have then. */
function tellIn(environment: string, faults = FAULTS) {
  const warn = jest.spyOn(console, 'warn').mockReturnValue(undefined);
  const telemetry = new TelemetryLog('1');
  answerFaultTeller(telemetry, environment)('R-01', faults);
  const lines = warn.mock.calls.map(([line]) => String(line));
  warn.mockRestore();
  return { lines, told: telemetry.all().map(({ event, detail }) => ({ event, detail })) };
}

const TOLD = FAULTS.map((fault) => ({
  event: 'answer.fault',
  detail: { call: 'R-01', ...fault, of: 2, release: '1' },
}));

it('tells telemetry in production, and nobody else', () => {
  expect(tellIn('production')).toEqual({ lines: [], told: TOLD });
});

it('tells the console too where somebody develops', () => {
  expect(tellIn('development')).toEqual({
    lines: ['R-01: info.mobileTemplate is not Object; the value is not an envelope'],
    told: TOLD,
  });
});

it('tells of a thousand faults with one cause five times, and how many there are', () => {
  const many = Array.from({ length: 1_000 }, (_, index) => ({ path: `games.${index}`, expected: 'Object' }));
  const { told } = tellIn('production', many);
  expect(told).toHaveLength(5);
  expect(told[0]?.detail).toMatchObject({ of: 1_000 });
});
