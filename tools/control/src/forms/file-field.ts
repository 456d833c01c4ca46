import { html } from 'release-cli/console/html';
import { WrongUsage } from 'release-cli/text/user-error';
import { onlyValue, type FormField } from './field';

/** Letters of a file; a longer one holds more than such a file is for. */
const LONGEST = 100_000;

/** A file of text, as an option of a command. */
export interface FileOptions {
  /** The option, and what its fields are called. */
  readonly name: string;
  readonly title: string;
  /** Kinds of files that are offered first, as `accept` of a field has them. */
  readonly accept: string;
  readonly hint: string;
}

/** A file that is sent or pasted, and piped into the command; nothing where there is none: a form has one such file at most. */
export function fileField({ name, title, accept, hint }: FileOptions): FormField {
  const sent = `${name}-file`;
  return {
    draw: (_site, given) => {
      const text = given.get(sent)?.trim() || (given.get(name) ?? '');
      return html`<p class="field">
          <label for="${sent}">${title}</label>
          <input id="${sent}" name="${sent}" type="file" accept="${accept}" />
        </p>
        <p class="field">
          <label for="${name}">${title}, pasted</label>
          <textarea id="${name}" name="${name}" rows="6" spellcheck="false" aria-describedby="${name}-hint">
${text}</textarea>
          <span class="note" id="${name}-hint">${hint}</span>
        </p>`;
    },
    read: (_site, given) => {
      // A file that is empty was not chosen.
      const [pasted, file] = [onlyValue(given, name, title), onlyValue(given, sent, title)];
      if (pasted !== '' && file !== '') throw new WrongUsage(`${title} is pasted and sent: give one of them`);
      const text = pasted === '' ? file : pasted;
      if (text.length > LONGEST)
        throw new WrongUsage(`${title} has more than ${LONGEST} letters: take out what does not belong to it`);
      return text === '' ? {} : { options: { [name]: '-' }, piped: text };
    },
  };
}
