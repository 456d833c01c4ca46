import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { packageTexts } from './package-texts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'texts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('reads the texts of all parts and of every group as one, and nothing where a file is missing', () => {
  mkdirSync(path.join(folder, 'src/locales/member'), { recursive: true });
  const write = (file: string, texts: object) =>
    writeFileSync(path.join(folder, 'src/locales', file), JSON.stringify(texts));
  write('EN.json', { login: { title: 'Login' } });
  write('member/EN.json', { deposit: { title: 'Deposit' } });
  write('member/CN.json', { deposit: { title: '存款' } });
  expect(packageTexts(folder, 'EN')).toEqual({ login: { title: 'Login' }, deposit: { title: 'Deposit' } });
  expect(packageTexts(folder, 'CN')).toEqual({ deposit: { title: '存款' } });
  expect(packageTexts(folder, 'TY')).toEqual({});
});
