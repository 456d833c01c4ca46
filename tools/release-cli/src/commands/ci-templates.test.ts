import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { writeSection } from 'create-section/write-section';
import { parse } from 'yaml';
import { runMfe } from '../test-support/run-mfe';

const LINK = 'https://aurora.staging.example/m/home?share=a.b-c_d&x="1 2"';

const scratch = mkdtempSync(join(tmpdir(), 'ci-'));
const repository = join(scratch, 'sports');
beforeAll(() => writeSection('sports', repository));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const textOf = (file: string): string => readFileSync(join(repository, file), 'utf8');

/** A job: the scripts of its steps, in their order. */
type Jobs = Readonly<Record<string, readonly string[]>>;

function githubJobs(): Jobs {
  const { jobs } = parse(textOf('.github/workflows/section.yml')) as {
    readonly jobs: Readonly<Record<string, { readonly steps: readonly { readonly run?: string }[] }>>;
  };
  return Object.fromEntries(
    Object.entries(jobs).map(([name, { steps }]) => [name, steps.flatMap(({ run }) => run ?? [])]),
  );
}

function gitlabJobs(): Jobs {
  const file = parse(textOf('.gitlab-ci.yml')) as Readonly<Record<string, { readonly script?: readonly string[] }>>;
  return Object.fromEntries(
    Object.entries(file).flatMap(([name, { script }]) => (script === undefined ? [] : [[name, script]])),
  );
}

const SYSTEMS = [
  { system: 'GitHub', file: '.github/workflows/section.yml', jobsOf: githubJobs },
  { system: 'GitLab', file: '.gitlab-ci.yml', jobsOf: gitlabJobs },
] as const;

/** The words after `npx mfe` in the scripts, with a value in the place of each variable. */
function mfeLines(scripts: readonly string[]): readonly (readonly string[])[] {
  const lines = scripts
    .flatMap((script) => script.split(/\n|;/))
    .flatMap((line) => line.match(/(?<=npx mfe ).*/) ?? []);
  return lines.map((line) =>
    line
      .replace(/ >.*$/, '')
      .replaceAll(/"\$(\w+)"/g, (_all, name: string) =>
        /SITE|ENVIRONMENT$/.test(name) ? 'http://127.0.0.1:9' : 'aurora',
      )
      .trim()
      .split(' '),
  );
}

/** Runs a script where `npx` answers with a link, and `gh` and `curl` write down their words; gives those. */
function runPreview(scripts: readonly string[]): readonly string[] {
  const folder = mkdtempSync(join(scratch, 'run-'));
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  const said = join(folder, 'words');
  const programs = {
    npm: 'exit 0',
    npx: `cat '${join(folder, 'answer')}'`,
    gh: `printf '%s\\n' "$@" > '${said}'`,
    curl: `printf '%s\\n' "$@" > '${said}'`,
  };
  writeFileSync(join(folder, 'answer'), JSON.stringify({ ok: true, url: LINK }));
  writeFileSync(join(folder, 'given.json'), '{}');
  for (const [name, text] of Object.entries(programs)) {
    writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`);
    chmodSync(join(bin, name), 0o755);
  }
  const { status, stderr } = spawnSync('sh', ['-euc', scripts.join('\n')], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`,
      PREVIEW_ENVIRONMENT: 'staging',
      PREVIEW_MERCHANT: 'aurora',
      PREVIEW_SITE: 'https://aurora.staging.example',
      PREVIEW_TRUST: 'given.json',
      PREVIEW_SIGNING_KEY: 'preview.key',
      PREVIEW_NOTES_TOKEN: 'token',
      PULL_REQUEST: '7',
      CI_API_V4_URL: 'https://gitlab.example/api/v4',
      CI_PROJECT_ID: '3',
      CI_MERGE_REQUEST_IID: '7',
    },
  });
  expect([status, stderr]).toEqual([0, '']);
  return readFileSync(said, 'utf8').trimEnd().split('\n');
}

describe.each(SYSTEMS)('the CI of a new section for $system', ({ system, file, jobsOf }) => {
  it('tests, compares, publishes and previews', () => {
    const jobs = jobsOf();
    expect(Object.keys(jobs).toSorted()).toEqual(['preview', 'publish', 'test']);
    expect(jobs['test']).toEqual(expect.arrayContaining(['npm ci', 'npm test', 'npm run build']));
    expect(mfeLines(Object.values(jobs).flat()).map(([name]) => name)).toEqual(['check', 'preview', 'publish']);
  });

  it('names scripts of the section and commands of mfe that there are', async () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { readonly scripts: object };
    const all = Object.values(jobsOf()).flat();
    const run = all.flatMap((script) => [...script.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name));
    expect(run).not.toEqual([]);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['test', ...run]));
    for (const words of mfeLines(all)) {
      const { out, error } = await runMfe({ home: scratch }, words, { repository: scratch });
      // There is no store and no section here, so every line is refused, but none for its command or its options.
      expect(`${out}${error}`).not.toBe('');
      expect(`${out}${error}`).not.toMatch(/has no option|is not a command/);
    }
  });

  it('has every variable of its own in RELEASING.md, to which README.md leads', () => {
    const names = [...textOf(file).matchAll(/(?:vars\.|secrets\.|\$)([A-Z][A-Z0-9_]+)/g)].map(([, name]) => name ?? '');
    const given = /^(?:CI_|GH_TOKEN|PULL_REQUEST|MFE_SIGNING_KEY|MFE_TRUST)/;
    const own = [...new Set(names)].filter((name) => !given.test(name));
    expect(own).toEqual(expect.arrayContaining(['ENVIRONMENT', 'SIGNING_KEY', 'PREVIEW_SIGNING_KEY', 'TRUST']));
    const releasing = textOf('RELEASING.md');
    expect(own.filter((name) => !releasing.includes(`\`${name}\``))).toEqual([]);
    expect(textOf('README.md')).toContain('(RELEASING.md)');
  });

  it('posts the link of a preview as it was given', () => {
    const words = runPreview(jobsOf()['preview'] ?? []);
    expect(words).toContain(system === 'GitHub' ? `Preview: ${LINK}` : `body=Preview: ${LINK}`);
    expect(words).toContain(
      system === 'GitHub' ? '7' : 'https://gitlab.example/api/v4/projects/3/merge_requests/7/notes',
    );
  });
});
