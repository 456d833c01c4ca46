import { FILE_LANGUAGES } from 'shared-contracts/language';
import { ChangeSet, type WrittenFiles } from '../edits/change-set';
import { jsonText, readTexts, type Texts } from '../edits/json-edits';
import { entryNames, withEntry } from '../edits/source-edits';
import { partName, type NameForms } from '../name-forms';
import { templateFiles, templateText } from '../template-files';
import { assertFreePath } from './screen-path';
import { sectionPlace, type SectionPlace } from './section-folder';

/** The parts of the template that are a screen: its folder, and the call that it reads. */
const SCREEN_FILES = /^src\/(?:screens\/sample-list\/|api\/use-sample-entries\.)/;
const SCREENS = { constant: 'remote', fields: ['screens'] } as const;
const ROUTES = { constant: 'contributions', fields: ['routes'] } as const;
const CALLS = { constant: 'capabilities', fields: ['calls'] } as const;
/** The group of the template's texts that its screen has, and the one that it shares with every other. */
const OWN_TEXTS = 'list';
const SHARED_TEXTS = 'common';
/** The call that the template's screen reads. */
const TEMPLATE_CALL = 'R-62.popular';

/** What a screen is to be. */
export interface ScreenOrder {
  /** `live-scores`. */
  readonly name: string;
  /** The repository's folder. */
  readonly folder: string;
  /** The section, in a workspace. */
  readonly section?: string;
  /** Where the page is; `/m/<name>` unless told. */
  readonly path?: string;
}

/** A screen that was written. */
export interface WrittenScreen extends WrittenFiles {
  readonly path: string;
  /** What a person has still to decide, one sentence each. */
  readonly decisions: readonly string[];
}

/** A text of the template's screen under the new one's name. */
function screenText(text: string, { section }: SectionPlace, { kebab, camel, pascal }: NameForms, at: string): string {
  return text
    .replaceAll('/m/sample/list', at)
    .replaceAll('mfe-sample', section)
    .replaceAll('use-sample-entries', `use-${kebab}`)
    .replaceAll('useSampleEntries', `use${pascal}`)
    .replaceAll('sample-list', kebab)
    .replaceAll('SampleList', pascal)
    .replaceAll(`t('${OWN_TEXTS}.`, `t('${camel}.`);
}

function remoteRow({ kebab, pascal }: NameForms): string {
  const file = `./screens/${kebab}/${kebab}-screen`;
  const key = kebab.includes('-') ? `'${kebab}'` : kebab;
  return [
    `${key}: () =>`,
    `  import(/* webpackChunkName: "screen-${kebab}" */ '${file}').then(`,
    `    (module) => module.${pascal}Screen,`,
    '  )',
  ].join('\n');
}

function routeRow({ kebab, title }: NameForms, at: string): string {
  const titles = FILE_LANGUAGES.map((language) => `${language}: '${title}'`).join(', ');
  return ['{', `  path: '${at}',`, `  screen: '${kebab}',`, `  title: { ${titles} },`, `  back: 'home',`, '}'].join(
    '\n',
  );
}

/** Texts with those of the new screen, and whatever words of all screens are missing. */
function withScreenTexts(texts: Texts, template: Texts, { camel }: NameForms, file: string): Texts {
  if (Object.hasOwn(texts, camel)) throw new Error(`${file} has texts called ${camel} already: choose another name`);
  const shared = { ...(template[SHARED_TEXTS] as Texts), ...(texts[SHARED_TEXTS] as Texts | undefined) };
  return { ...texts, [camel]: template[OWN_TEXTS], [SHARED_TEXTS]: shared };
}

function editSection(changes: ChangeSet, { prefix }: SectionPlace, name: NameForms, at: string): void {
  const file = (own: string): string => `${prefix}src/${own}`;
  if (entryNames(changes.read(file('remote.ts')), SCREENS).includes(name.kebab))
    throw new Error(`${file('remote.ts')} has a screen ${name.kebab} already: choose another name`);
  changes.edit(file('remote.ts'), (source) => withEntry(source, SCREENS, remoteRow(name)));
  changes.edit(file('routes.ts'), (source) => withEntry(source, ROUTES, routeRow(name, at)));
  if (!entryNames(changes.read(file('capabilities.ts')), CALLS).includes(TEMPLATE_CALL))
    changes.edit(file('capabilities.ts'), (source) => withEntry(source, CALLS, `'${TEMPLATE_CALL}'`));
  for (const language of FILE_LANGUAGES) {
    const texts = file(`locales/${language}.json`);
    const template = readTexts({ file: texts, text: templateText(`src/locales/${language}.json`) });
    changes.edit(texts, (source) => jsonText(withScreenTexts(readTexts(source), template, name, texts)));
  }
}

/**
 * Adds a screen to a section: a folder with view, style and test, the call that it reads with a test, texts in four
 * languages, and its rows. Every check passes without a further edit. Throws a sentence, and writes nothing, where the name
 * or path is taken or a file is not as expected.
 */
export function writeScreen({ name, folder, section, path: wanted }: ScreenOrder): WrittenScreen {
  const forms = partName(name, 'a screen');
  const at = wanted ?? `/m/${forms.kebab}`;
  const place = sectionPlace(folder, section);
  const changes = new ChangeSet(place.root);
  assertFreePath(changes, place, at);
  for (const file of templateFiles().filter((candidate) => SCREEN_FILES.test(candidate))) {
    const text = templateText(file);
    changes.create(`${place.prefix}${screenText(file, place, forms, at)}`, screenText(text, place, forms, at));
  }
  editSection(changes, place, forms, at);
  const pages = { program: 'tools/checks/src/check-pages.ts', args: ['--write'], file: 'docs/shell.md' };
  changes.renew(pages);
  return { ...changes.write(), path: at, decisions: decisionsOf(place, forms) };
}

function decisionsOf({ prefix }: SectionPlace, { kebab }: NameForms): readonly string[] {
  return [
    `which call it reads: ${prefix}src/api/use-${kebab}.ts reads popular announcements (${TEMPLATE_CALL}); name yours in ${prefix}src/capabilities.ts too`,
    `its title and texts in four languages: ${prefix}src/routes.ts and ${prefix}src/locales`,
    `who may open it, and what stands around it (guard, gate, header, footer, back): ${prefix}src/routes.ts`,
    `what leads to it`,
  ];
}
