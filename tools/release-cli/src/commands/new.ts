import { nextSteps, writeSection } from 'create-section/write-section';
import { assertAtMost, textOption, type Command } from '../command-line/command';
import { messageOf, UserError, WrongUsage } from '../text/user-error';

const USAGE = 'new section <name> [--into folder]';

export const newCommand: Command = {
  name: 'new',
  usage: USAGE,
  summary: 'write the repository of a new section: a screen, a widget, an event, a call, and their tests',
  options: { into: { type: 'string' } },
  run({ report }, input) {
    assertAtMost(input, 2, USAGE);
    const [kind, name] = input.positionals;
    if (kind !== 'section' || name === undefined) throw new WrongUsage(`Say what is new: mfe ${USAGE}`);
    try {
      const written = writeSection(name, textOption(input, 'into'));
      nextSteps(written).forEach(report);
      return Promise.resolve({ value: written });
    } catch (error) {
      return Promise.reject(new UserError(messageOf(error)));
    }
  },
};
