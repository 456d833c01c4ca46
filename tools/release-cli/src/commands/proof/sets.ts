import { parseCandidate } from '../../evidence/candidates';
import { readSetMatrix, type SetMatrix } from '../../evidence/set-matrix';
import { setOfId } from '../../evidence/set-of-id';
import { setText } from '../../evidence/set-versions';
import { readHistory } from '../../map/read-map';
import { readSettings } from '../../settings/settings';
import { UserError, WrongUsage } from '../../text/user-error';
import { tableLines } from '../../text/table-lines';
import { merchantsText } from '../../text/merchants-text';
import {
  assertAtMost,
  textsOption,
  type Command,
  type CommandContext,
  ownEnvironment,
} from '../../command-line/command';

const USAGE = 'sets [id] [--candidate package=version …] [--reverse]';

function linesOf({ environment, sets, reverse }: SetMatrix): readonly string[] {
  if (sets.length === 0) return [`${environment} serves nothing yet.`];
  const rows = sets.map((set) => [
    set.id,
    set.evidence,
    `${Number(set.share.toFixed(2))} %`,
    merchantsText(set.merchants),
    setText(set.versions),
  ]);
  const mixed = reverse.map((set) => [
    set.id,
    set.misfit === null ? set.evidence : 'cannot be served',
    `${set.package} ${set.pattern}`,
    '-',
    set.misfit ?? setText(set.versions),
  ]);
  return tableLines([['set', 'evidence', 'share', 'merchants', 'versions'], ...rows, ...mixed]);
}

/** One set by the id that pages and calls name it by, served now or before. */
async function oneSet({ store, environment, report }: CommandContext, id: string): Promise<object> {
  const merchants = Object.keys((await readSettings(store, environment))?.settings.merchants ?? {});
  const set = setOfId(await readHistory(store, environment), merchants, id);
  if (set === null)
    throw new UserError(
      `No kept state of ${environment} serves the set ${id}: its page had overrides or versions that it held, or its revision is collected`,
    );
  const { versions, since, until, revision } = set;
  report(setText(versions));
  report(`Served to ${set.merchants.join(', ')}`);
  report(`From ${since} until ${until ?? 'now'}, last by revision ${revision}`);
  return { environment, ...set };
}

export const setsCommand: Command = {
  name: 'sets',
  usage: USAGE,
  summary:
    'every distinct set over all merchants, with candidates counted as served, and how well each is proven; or one by its id',
  options: { candidate: { type: 'string', multiple: true }, reverse: { type: 'boolean' } },
  environments: ownEnvironment,
  async run(context, input) {
    const { store, environment, report } = context;
    assertAtMost(input, 1, USAGE);
    const [id] = input.positionals;
    const candidates = textsOption(input, 'candidate').map(parseCandidate);
    if (id !== undefined && (candidates.length > 0 || input.values['reverse'] === true))
      throw new WrongUsage('--candidate and --reverse are of the list of sets: name no id with them');
    if (id !== undefined) return { value: await oneSet(context, id) };
    const matrix = await readSetMatrix({
      store,
      environment,
      candidates,
      isReverse: input.values['reverse'] === true,
    });
    for (const line of linesOf(matrix)) report(line);
    return { value: matrix };
  },
};
