import { parseCandidate } from '../../evidence/candidates';
import { readSetMatrix, type SetMatrix } from '../../evidence/set-matrix';
import { setText } from '../../evidence/set-versions';
import { tableLines } from '../../text/table-lines';
import { merchantsText } from '../../map/view-groups';
import { assertAtMost, textsOption, type Command, ownEnvironment } from '../../command-line/command';

const USAGE = 'sets [--candidate package=version …] [--reverse]';

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

export const setsCommand: Command = {
  name: 'sets',
  usage: USAGE,
  summary: 'every distinct set over all merchants, with candidates counted as served, and how well each is proven',
  options: { candidate: { type: 'string', multiple: true }, reverse: { type: 'boolean' } },
  environments: ownEnvironment,
  async run({ store, environment, report }, input) {
    assertAtMost(input, 0, USAGE);
    const matrix = await readSetMatrix({
      store,
      environment,
      candidates: textsOption(input, 'candidate').map(parseCandidate),
      isReverse: input.values['reverse'] === true,
    });
    for (const line of linesOf(matrix)) report(line);
    return { value: matrix };
  },
};
