import 'test-kit/drawing-setup';
import { waitFor } from '@testing-library/react';
import type { LanguageCode } from 'shared-contracts/language';
import { fakeContext } from 'test-kit/fake-context';
import { openStorage } from '../storage/site-storage';
import { LanguageControl } from './language-control';
import { startTexts } from './texts';

const page = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  page.lang = '';
  page.dir = '';
});

interface Setup {
  readonly asked?: string;
  readonly saved?: string;
  readonly supported?: readonly LanguageCode[];
  readonly loadRemoteTexts?: (language: string) => Promise<void>;
}

async function start({
  asked = '',
  saved,
  supported = ['TY', 'EN', 'CN', 'AR'],
  loadRemoteTexts = async () => undefined,
}: Setup = {}) {
  if (saved !== undefined) localStorage.setItem('language', saved);
  const { events, log, telemetry } = fakeContext({ name: 'host-shell' });
  const onFailure = jest.fn();
  let offered = supported;
  const control = new LanguageControl({
    search: asked,
    storage: openStorage(),
    page,
    supported: () => offered,
    events,
    loadRemoteTexts,
    onFailure,
  });
  const texts = await startTexts(control.get(), telemetry);
  control.attach(texts);
  const told = () => log.emitted.map(({ payload }) => (payload as { language: string }).language);
  return { control, texts, told, onFailure, offer: (next: readonly LanguageCode[]) => void (offered = next) };
}

describe('the start', () => {
  it('has the language that another tab chose after the first script of the page had run', async () => {
    page.lang = 'en';
    await start({ saved: 'AR' });
    expect([page.lang, page.dir]).toEqual(['ar', 'rtl']);
  });

  it.each([
    ['nothing saved', undefined, 'EN'],
    ['a saved language', 'CN', 'CN'],
    ['a language that is not offered', 'ID', 'EN'],
    ['a language in lower case', 'cn', 'EN'],
    ['nonsense', 'XX', 'EN'],
  ])('with %s (%s) is in %s, and writes nothing', async (_name, saved, expected) => {
    const { control, told } = await start(saved === undefined ? {} : { saved });
    expect(control.get()).toBe(expected);
    expect(told()).toEqual([expected]);
    expect(localStorage.getItem('language')).toBe(saved ?? null);
  });

  it('gives way to what the status offers, and writes nothing', async () => {
    const { control, offer, told } = await start({ saved: 'CN' });
    offer(['TY', 'EN']);
    await control.settle();
    expect(control.get()).toBe('EN');
    expect(localStorage.getItem('language')).toBe('CN');
    offer(['TY', 'EN', 'CN']);
    await control.settle();
    await control.settle();
    expect(told()).toEqual(['CN', 'EN', 'CN']);
  });
});

describe('an address that asks for a language', () => {
  it.each([
    ['of the merchant', '?language=CN', 'TY', 'CN'],
    ['that is not offered', '?language=ID', 'TY', 'TY'],
    ['in lower case', '?language=cn', undefined, 'EN'],
    ['that nobody knows', '?language=%3Cscript%3E', undefined, 'EN'],
    ['twice', '?language=CN&language=TY', undefined, 'CN'],
    ['without saying which', '?language=', 'TY', 'TY'],
  ])('%s (%s, with %s saved) is in %s, and writes nothing', async (_name, asked, saved, expected) => {
    const { control, offer } = await start({ asked, ...(saved === undefined ? {} : { saved }) });
    expect(control.get()).toBe(expected);
    offer(['EN', 'TY', 'CN']);
    await control.settle();
    expect(control.get()).toBe(expected);
    expect(localStorage.getItem('language')).toBe(saved ?? null);
  });

  it('has it until somebody chooses, here or in another tab', async () => {
    const { control } = await start({ asked: '?language=CN' });
    await control.set('TY');
    await control.settle();
    expect(control.get()).toBe('TY');
    const other = await start({ asked: '?language=CN', saved: 'EN' });
    localStorage.setItem('language', 'TY');
    other.control.adopt('TY');
    await waitFor(() => expect(other.control.get()).toBe('TY'));
    await other.control.settle();
    expect(other.control.get()).toBe('TY');
  });
});

describe('a choice', () => {
  it.each<[LanguageCode, string, string, string]>([
    ['CN', 'zh-CN', 'ltr', '退出登录'],
    ['TY', 'fil', 'ltr', 'Mag-logout'],
    // A code without texts of its own is shown in Chinese.
    ['AR', 'ar', 'rtl', '退出登录'],
  ])('of %s turns the page to %s %s, with its texts, and is kept', async (language, lang, dir, logout) => {
    const { control, texts, told } = await start();
    await control.set(language);
    expect([page.lang, page.dir]).toEqual([lang, dir]);
    expect(texts.t('action.logout')).toBe(logout);
    expect(localStorage.getItem('language')).toBe(language);
    expect(told()).toEqual(['EN', language]);
  });

  it('of a language that is not offered does nothing', async () => {
    const { control } = await start({ supported: ['TY', 'EN'] });
    await control.set('CN');
    expect([control.get(), localStorage.getItem('language')]).toEqual(['EN', null]);
  });

  it('that a later one overtakes is dropped, however late its texts come', async () => {
    const waiting = new Map<string, () => void>();
    const loadRemoteTexts = (language: string) => new Promise<void>((resolve) => waiting.set(language, resolve));
    const { control, texts, told } = await start({ loadRemoteTexts });
    const first = control.set('CN');
    const second = control.set('TY');
    waiting.get('TY')?.();
    await second;
    waiting.get('CN')?.();
    await first;
    expect([control.get(), page.lang, texts.language]).toEqual(['TY', 'fil', 'TY']);
    expect(localStorage.getItem('language')).toBe('TY');
    expect(told()).toEqual(['EN', 'TY']);
  });

  it('whose texts do not come leaves the page as it is, and says so', async () => {
    const { control, texts, onFailure } = await start({ loadRemoteTexts: () => Promise.reject(new Error('lost')) });
    await control.set('CN');
    expect([control.get(), texts.language, localStorage.getItem('language')]).toEqual(['EN', 'EN', null]);
    expect(onFailure).toHaveBeenCalledTimes(1);
  });
});

describe('another tab', () => {
  it.each([
    ['CN', 'CN'],
    ['ID', 'EN'],
    [null, 'EN'],
    ['XX', 'EN'],
  ])('that kept %s makes it %s here', async (saved, expected) => {
    const { control, texts } = await start();
    control.adopt(saved);
    await waitFor(() => expect([control.get(), texts.language]).toEqual([expected, expected]));
    expect(localStorage.getItem('language')).toBeNull();
  });
});
