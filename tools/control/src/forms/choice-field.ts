import { html, type Html } from 'release-cli/console/html';
import { typed } from 'release-cli/console/parts';
import { WrongUsage } from 'release-cli/text/user-error';
import { onlyValue, type FormField, type FormPart, type FormSite } from './field';

/** Something that can be chosen. */
export interface Choice {
  /** What the form sends. */
  readonly value: string;
  readonly text: string;
  /** Choices of one group stand together under its name. */
  readonly group?: string;
  /** What choosing it says to the command. */
  readonly part: FormPart;
}

/** A list to choose one from. */
export interface ChoiceOptions {
  readonly name: string;
  readonly title: string;
  /** Offers nothing where there is nothing to do. */
  readonly choicesOf: (site: FormSite) => readonly Choice[];
  /** What an empty choice means; without it one has to be made. */
  readonly none?: string;
}

function option({ value, text }: Choice, chosen: string): Html {
  return html`<option value="${value}" ${value === chosen ? html`selected` : null}>${text}</option>`;
}

function options(choices: readonly Choice[], chosen: string): Html {
  const groups = [...new Set(choices.map(({ group }) => group))];
  return html`${groups.map((group) => {
    const own = choices.filter((choice) => choice.group === group).map((choice) => option(choice, chosen));
    return group === undefined ? html`${own}` : html`<optgroup label="${group}">${own}</optgroup>`;
  })}`;
}

/** A question with a list of answers. */
export function choiceField({ name, title, choicesOf, none }: ChoiceOptions): FormField {
  return {
    draw: (site, given) => {
      const choices = choicesOf(site);
      if (choices.length === 0 && none === undefined)
        return html`<p class="field nothing">${title}: there is nothing to choose.</p>`;
      return html`<p class="field">
        <label for="${name}">${title}</label>
        <select id="${name}" name="${name}" ${none === undefined ? html`required` : null}>
          <option value="">${none ?? 'Choose one'}</option>
          ${options(choices, given.get(name) ?? '')}
        </select>
      </p>`;
    },
    read: (site, given) => {
      const value = onlyValue(given, name, title);
      const found = choicesOf(site).find((choice) => choice.value === value);
      if (found !== undefined) return found.part;
      if (value === '' && none !== undefined) return {};
      throw new WrongUsage(
        value === '' ? `${title} is missing: choose one` : `${title}: "${value}" is not there any more: choose another`,
      );
    },
  };
}

/** A line of text, as an option of a command. */
export interface TextOptions {
  readonly name: string;
  readonly title: string;
  readonly hint?: string;
  readonly isRequired?: boolean;
  /** What the text says to the command; nothing where it is empty. */
  readonly partOf: (text: string) => FormPart;
}

/** A question that is answered by a line of text; the command judges it. */
export function textField({ name, title, hint, isRequired = false, partOf }: TextOptions): FormField {
  return {
    draw: (_site, given) =>
      html`<p class="field">
        <label for="${name}">${title}</label>
        <input
          id="${name}"
          name="${name}"
          value="${given.get(name) ?? ''}"
          maxlength="200"
          autocomplete="off"
          ${isRequired ? html`required` : null}
          ${hint === undefined ? null : html`aria-describedby="${name}-hint"`}
        />
        ${hint === undefined ? null : html`<span class="note" id="${name}-hint">${hint}</span>`}
      </p>`,
    read: (_site, given) => {
      const text = onlyValue(given, name, title);
      if (text !== '') return partOf(text);
      if (isRequired) throw new WrongUsage(`${title} is missing`);
      return {};
    },
  };
}

/** The merchants of a change: all, or those that are ticked. Ticks without “only these” are refused: they may be a slip. */
export const MERCHANTS_FIELD: FormField = {
  draw: ({ merchants }, given) => {
    const whom = given.get('whom');
    const ticked = given.getAll('merchants');
    const radio = (value: string, title: string): Html =>
      html`<label
        ><input type="radio" name="whom" value="${value}" required ${whom === value ? html`checked` : null} />
        ${title}</label
      >`;
    return html`<fieldset class="field">
      <legend>For whom</legend>
      ${radio('all', 'All merchants')} ${radio('these', 'Only these')}
      <div class="ticks">
        ${Object.entries(merchants).map(
          ([code, name]) =>
            html`<label
              ><input
                type="checkbox"
                name="merchants"
                value="${code}"
                ${ticked.includes(code) ? html`checked` : null}
              />
              ${typed(name)} <small class="code">${code}</small></label
            >`,
        )}
      </div>
    </fieldset>`;
  },
  read: ({ merchants }, given) => {
    const ticked = [...new Set(given.getAll('merchants'))];
    const stranger = ticked.find((code) => !Object.hasOwn(merchants, code));
    if (stranger !== undefined) throw new WrongUsage(`"${stranger}" is no merchant of this environment`);
    switch (onlyValue(given, 'whom', 'For whom')) {
      case 'all':
        if (ticked.length > 0)
          throw new WrongUsage('Merchants are ticked, and it says “All merchants”: choose “Only these”, or tick none');
        return { merchants: 'all' };
      case 'these':
        if (ticked.length === 0) throw new WrongUsage('“Only these” names no merchant: tick at least one');
        return { merchants: ticked, options: { merchants: ticked.join(',') } };
      default:
        throw new WrongUsage('For whom is missing: choose “All merchants” or “Only these”');
    }
  },
};
