import { FILE_LANGUAGES, type FileLanguage } from 'shared-contracts/language';
import { isRemoteName, type RemoteName } from 'shared-contracts/remote/remote-names';
import { clearSwitch, setSwitch } from '../../edits/layer-edits';
import { requireKnown, requirePackage } from '../../edits/edits';
import { UserError, WrongUsage } from '../../text/user-error';
import {
  assertAtMost,
  merchantsOption,
  ownEnvironment,
  textsOption,
  type Command,
  type CommandContext,
  type CommandInput,
  type CommandOutcome,
} from '../../command-line/command';
import { FREEZE_OPTIONS, FREEZE_USAGE, freezeOption } from '../../command-line/during-freeze';
import { changeMap } from './change-map';
import { AT_OPTIONS, AT_USAGE, nowOrLater } from './plan-write';

const USAGE = `switch <package> off [--merchants a,b] [--message "EN=Back at noon"] ${FREEZE_USAGE} | switch <package> on [--merchants a,b]; both ${AT_USAGE}`;

function isFileLanguage(text: string): text is FileLanguage {
  return (FILE_LANGUAGES as readonly string[]).includes(text);
}

function parseMessages(texts: readonly string[]): Partial<Record<FileLanguage, string>> {
  const messages: Partial<Record<FileLanguage, string>> = {};
  for (const text of texts) {
    const [, language = '', message = ''] = /^([A-Z]{2})=(.+)$/s.exec(text) ?? [];
    if (!isFileLanguage(language))
      throw new WrongUsage(`"${text}" is not a message such as "EN=Back at noon" (${FILE_LANGUAGES.join(', ')})`);
    if (messages[language] !== undefined) throw new WrongUsage(`There are two messages in ${language}`);
    messages[language] = message;
  }
  return messages;
}

function requireSection(text: string | undefined): RemoteName {
  const name = requirePackage(text);
  if (!isRemoteName(name)) throw new UserError(`${name} cannot be switched off: it is the site itself`);
  return name;
}

async function switchNow(context: CommandContext, input: CommandInput): Promise<CommandOutcome> {
  assertAtMost(input, 2, USAGE);
  const name = requireSection(input.positionals[0]);
  const merchants = merchantsOption(input);
  const message = parseMessages(textsOption(input, 'message'));
  const duringFreeze = freezeOption(input);
  const isMessageGiven = Object.keys(message).length > 0;
  switch (input.positionals[1]) {
    case 'on':
      if (isMessageGiven) throw new WrongUsage('A section that is on shows no message: leave out --message');
      if (duringFreeze !== undefined)
        throw new WrongUsage('To switch a section on can wait: leave out --during-freeze');
      return changeMap(context, { edit: (map) => clearSwitch(map, name, merchants) });
    case 'off':
      return changeMap(context, {
        edit: (map) => {
          requireKnown(map, name);
          return setSwitch(map, { package: name, message, ...(merchants === undefined ? {} : { merchants }) });
        },
        duringFreeze,
      });
    default:
      throw new WrongUsage(`Say off or on: mfe ${USAGE}`);
  }
}

export const switchCommand: Command = {
  name: 'switch',
  usage: USAGE,
  summary: 'switch a section off with a message, or on again',
  options: {
    merchants: { type: 'string' },
    message: { type: 'string', multiple: true },
    ...FREEZE_OPTIONS,
    ...AT_OPTIONS,
  },
  environments: ownEnvironment,
  run: (context, input) => nowOrLater(context, switchCommand, input, switchNow),
};
