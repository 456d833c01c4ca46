import { waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { fakeContext } from 'test-kit/fake-context';
import { firstQuestions } from 'test-kit/first-questions';
import texts from './locales/EN.json';
import { remote } from './remote';
import { contributions } from './routes';

const { screens = {}, widgets = {} } = contributions.reads ?? {};

it.each([...Object.entries(screens), ...Object.entries(widgets)])(
  '%s asks for what the page asks',
  async (part, reads) => {
    const load = remote.screens[part] ?? remote.widgets[part];
    const Part = (await load?.()) as ComponentType;
    const { asked, named } = firstQuestions(Part, reads, {
      context: fakeContext({ name: 'mfe-promotions' }),
      texts,
    });
    await waitFor(() => expect(asked()).toEqual(named));
  },
);
