import { BudgetTeller } from './budget-teller';

/** A teller whose section is weighed by hand: each weighing is answered by its number. */
function teller() {
  const [said, weighings, stopped]: [string[], ((fault: string | null) => void)[], number[]] = [[], [], []];
  let onWeighing = (): void => undefined;
  const made = new BudgetTeller(
    { name: 'mfe-a', folder: '/mfe-a' },
    (line) => said.push(line),
    (_folder, onWeighed) => {
      const number = weighings.push(onWeighed);
      onWeighing();
      return () => stopped.push(number);
    },
    0,
  );
  const weighing = (): Promise<void> => new Promise((done) => (onWeighing = done));
  return { made, said, weighings, stopped, weighing };
}

it('weighs a section after a pause, and tells what is another thing than before', async () => {
  const { made, said, weighings, weighing } = teller();
  for (const fault of [null, null, 'mfe-a 1.0.0 is too heavy', null]) {
    made.saved();
    await weighing();
    weighings.at(-1)?.(fault);
  }
  made.stop();
  expect(said).toEqual(['mfe-a: within its budgets', 'mfe-a: mfe-a 1.0.0 is too heavy', 'mfe-a: within its budgets']);
});

it('weighs once after many saves, and stops what is of the sources before', async () => {
  const { made, weighings, stopped, weighing } = teller();
  for (let save = 0; save < 5; save += 1) made.saved();
  await weighing();
  expect(weighings).toHaveLength(1);
  made.saved();
  expect(stopped).toEqual([1]);
  await weighing();
  made.stop();
  expect(weighings).toHaveLength(2);
});
