import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isRemoteName } from 'shared-contracts/remote/remote-names';
import { writeSection } from './write-section';

const scratch = mkdtempSync(path.join(os.tmpdir(), 'section-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe('writeSection', () => {
  it('writes a repository of that name, without a word of the template', () => {
    const folder = path.join(scratch, 'sports');
    const { section, files } = writeSection('live-sports', folder);
    expect(isRemoteName(section)).toBe(true);
    expect(files).toContain('src/screens/live-sports-list/live-sports-list-screen.tsx');
    expect(files).toContain('.gitignore');
    const texts = files.map((file) => readFileSync(path.join(folder, file), 'utf8'));
    expect(texts.filter((text) => /sample/i.test(text))).toEqual([]);
    const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
      readonly name: string;
      readonly dependencies: object;
    };
    expect(manifest).toMatchObject({
      name: 'mfe-live-sports',
      dependencies: { 'shared-kit': expect.stringMatching(/^npm:@composed-site\/shared-kit@\d+\.\d+\.\d+$/) as string },
    });
    expect(JSON.stringify(manifest)).not.toMatch(/workspace:|catalog:/);
  });

  it('names the registry of the packages where they have one of their own', () => {
    const { folder, files } = writeSection('sports', path.join(scratch, 'registry'), 'https://npm.example/');
    expect(files).toContain('.npmrc');
    expect(readFileSync(path.join(folder, '.npmrc'), 'utf8')).toBe('@composed-site:registry=https://npm.example/\n');
    expect(writeSection('sports', path.join(scratch, 'public')).files).not.toContain('.npmrc');
  });

  it('takes a folder with nothing but git in it, and no other', () => {
    const folder = path.join(scratch, 'mine');
    writeSection('first', folder);
    const before = readdirSync(folder);
    expect(() => writeSection('second', folder)).toThrow(`${folder} is not empty`);
    expect(readdirSync(folder)).toEqual(before);
  });

  it('writes nothing where the name is none', () => {
    const folder = path.join(scratch, 'none');
    expect(() => writeSection('No name', folder)).toThrow('cannot be the name of a section');
    expect(existsSync(folder)).toBe(false);
  });

  it('says what is in the way where the folder is a file', () => {
    const file = path.join(scratch, 'file');
    writeFileSync(file, '');
    expect(() => writeSection('sports', file)).toThrow();
  });
});
