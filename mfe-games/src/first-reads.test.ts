import { waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { gameTypes } from 'shared-contracts/api/endpoints/games';
import { fakeContext } from 'test-kit/fake-context';
import { firstQuestions } from 'test-kit/first-questions';
import texts from './locales/EN.json';
import { remote } from './remote';
import { contributions } from './routes';

const { screens = {}, widgets = {} } = contributions.reads ?? {};

const PAGES: Readonly<Record<string, string>> = { 'game-list': '/m/slotsCenter?gameType=RNG' };

/** What a part asks for by itself, and why the page does not. */
const BY_ITSELF: Readonly<Record<string, readonly string[]>> = {
  // The device has the vendors since home: they are drawn from there, and asked for again.
  'game-list': ['R-36?merchant_code=aurora&typeId=1'],
  // It stands below the first view.
  'home-catalogue': [
    'R-37?clientType=2&gameClassify=JP&gameType=RNG&language=EN&merchant=aurora&pageNo=1&pageSize=10&platform=html5',
  ],
};

it.each([...Object.entries(screens), ...Object.entries(widgets)])(
  '%s asks for what the page asks',
  async (part, reads) => {
    const load = remote.screens[part] ?? remote.widgets[part];
    const Part = (await load?.()) as ComponentType;
    const context = fakeContext({ name: 'mfe-games' });
    context.http.answer(gameTypes, {
      sorting: [{ gameCategory: 'RNG' }],
      mapping: { RNG: [{ vassalage: 'NOVA', displayName: 'Novatide' }] },
    });
    const { asked, named } = firstQuestions(Part, reads, { context, texts, at: PAGES[part] ?? '/m/home' });
    await waitFor(() => expect(asked()).toEqual([...named, ...(BY_ITSELF[part] ?? [])].sort()));
  },
);
