import { BUCKET_COUNT } from 'shared-contracts/release/bucket';
import { readMap } from '../map/read-map';
import { pageKeys } from '../page/page-keys';
import { PageMaker } from '../page/render-pages';
import { Refusal, WrongUsage } from '../refusal';
import { reportLines } from '../report';
import { readCandidates } from '../store/releases';
import { readSettings } from '../store/settings';
import { VIEW_FORMATS, viewDocument, type ViewFormat } from '../views/views';
import { assertAtMost, textOption, type Command, type CommandInput } from './command';
import { shownJson } from '../text/plain-text';

const USAGE = 'views --merchant code --format boot|frontend-discovery|import-map|flat [--bucket n]';

function bucketOption(input: CommandInput): number | undefined {
  const text = textOption(input, 'bucket');
  if (text === undefined) return undefined;
  const bucket = Number(text);
  if (!/^\d{1,5}$/.test(text) || bucket >= BUCKET_COUNT)
    throw new WrongUsage(`"${text}" is not a bucket: 0 to ${BUCKET_COUNT - 1}`);
  return bucket;
}

function formatOption(input: CommandInput): ViewFormat {
  const text = textOption(input, 'format');
  const format = VIEW_FORMATS.find((name) => name === text);
  if (format === undefined) throw new WrongUsage(`Say a form with --format: ${VIEW_FORMATS.join(', ')}`);
  return format;
}

export const viewsCommand: Command = {
  name: 'views',
  usage: USAGE,
  summary: 'what one merchant gets, in the forms that other programs read',
  options: { merchant: { type: 'string' }, format: { type: 'string' }, bucket: { type: 'string' } },
  async run({ store, environment, report }, input) {
    assertAtMost(input, 0, USAGE);
    const code = textOption(input, 'merchant');
    if (code === undefined) throw new WrongUsage(`Say whose view with --merchant: mfe ${USAGE}`);
    const [format, bucket] = [formatOption(input), bucketOption(input)];
    const [{ map }, found] = await Promise.all([readMap(store, environment), readSettings(store, environment)]);
    const merchant = found?.settings.merchants[code];
    if (found === null || merchant === undefined) throw new Refusal(`${environment} has no merchant ${code}`);
    const { settings } = found;
    const descriptorOf = await readCandidates(store, map, { ...settings, merchants: { [code]: merchant } });
    const keys = await pageKeys(store, environment);
    const maker = new PageMaker({ store, map, settings, descriptorOf, keys });
    const page = await maker.make(merchant);
    if (page === null) throw new Refusal(`Nothing is released for ${code} in ${environment} yet`);
    const source = { view: page.boot.view, descriptorOf, assetsBase: settings.assetsBase };
    const document = viewDocument(source, page.boot, format, bucket);
    reportLines(report, shownJson(document));
    return { value: { environment, merchant: code, format, revision: map.revision, document } };
  },
};
