import { waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { fakeContext } from 'test-kit/fake-context';
import { firstQuestions } from 'test-kit/first-questions';
import { freezeDate } from 'test-kit/freeze-date';
import texts from './locales/EN.json';
import { remote } from './remote';
import { contributions } from './routes';
import { AGENT } from './testing/agent-site';

const { screens = {}, widgets = {} } = contributions.reads ?? {};

const TODAY = '2026-01-09';
beforeEach(() => freezeDate(new Date(2026, 0, 9, 12).getTime()));
afterEach(() => jest.useRealTimers());

it.each([...Object.entries(screens), ...Object.entries(widgets)])(
  '%s asks for what the page asks',
  async (part, reads) => {
    const load = remote.screens[part] ?? remote.widgets[part];
    const Part = (await load?.()) as ComponentType;
    const { asked, named } = firstQuestions(
      Part,
      reads,
      { context: fakeContext({ name: 'mfe-agent', session: AGENT }), texts },
      TODAY,
    );
    await waitFor(() => expect(asked()).toEqual(named));
  },
);
