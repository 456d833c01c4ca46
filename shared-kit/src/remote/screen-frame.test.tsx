import { render } from '@testing-library/react';
import { smallContext } from '../testing/small-context';
import { ScreenFrame } from './screen-frame';

it('marks the moment a screen is ready, and keeps one mark of each screen', () => {
  const marks: string[] = [];
  jest.spyOn(performance, 'mark').mockImplementation((name) => {
    marks.push(name);
    return { name } as PerformanceMark;
  });
  jest.spyOn(performance, 'clearMarks').mockImplementation((name = '') => {
    if (marks.includes(name)) marks.splice(marks.indexOf(name), 1);
  });
  const { wrapper } = smallContext({ release: { name: 'mfe-games', version: '1.0.0' } as never });
  const show = (name: string, ready: boolean): void =>
    void render(
      <ScreenFrame name={name} ready={ready}>
        content
      </ScreenFrame>,
      { wrapper },
    );
  for (const name of ['home', 'rng', 'home', 'rng']) show(name, true);
  show('lottery', false);
  expect(marks).toEqual(['mfe:home:ready', 'mfe:rng:ready']);
});
