import { useState, type ReactNode } from 'react';
import { lateSheet } from '../../remote/late-part';
import { FieldFrame, type FieldTexts } from '../../parts/field/field-frame';
import { Icon } from '../../ui/icon/icon';
import { CountryFlag } from './country-flag';
import type { DialingCountry } from './dialing-codes';
import styles from './dialing-code.module.css';

const DialingCodeSheet = lateSheet(() =>
  import(/* webpackChunkName: "dialing-code-sheet" */ './dialing-code-sheet').then((module) => module.DialingCodeSheet),
);

/** The words of the list of countries. */
export interface DialingCodeTexts {
  readonly title: string;
  readonly search: string;
  readonly clearSearch: string;
  /** How many countries match the search. */
  readonly found: (count: number) => string;
  /** Nothing matches the search. */
  readonly none: string;
  readonly close: string;
}

export interface DialingCodeFieldProps extends FieldTexts {
  readonly countries: readonly DialingCountry[];
  /** The country's two letters: several countries share a dialing code. */
  readonly value: string;
  readonly onValueChange: (countryCode: string) => void;
  readonly texts: DialingCodeTexts;
  /** BCP 47 tag that countries are named and ordered by. */
  readonly locale: string;
  /** Where a country's flag may be, in the order to try; its letters stand in. */
  readonly flagSources?: (countryCode: string) => readonly string[];
  readonly disabled?: boolean;
}

/** Which country a phone number is of: a button with flag and code that opens a list to search in. */
export function DialingCodeField(props: DialingCodeFieldProps): ReactNode {
  const { countries, value, texts, locale, flagSources, disabled, onValueChange, ...frame } = props;
  const [isOpen, setOpen] = useState(false);
  const chosen = countries.find(({ code }) => code.toUpperCase() === value.toUpperCase());
  const code = chosen ? `+${chosen.dialingCode.replace(/\D/g, '')}` : '+';
  return (
    <>
      <FieldFrame {...frame} disabled={disabled}>
        {(wiring) => (
          <button
            type="button"
            {...wiring}
            className={styles.trigger}
            disabled={disabled}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-label={`${frame.label} ${chosen?.name ?? ''} ${code}`}
            onClick={() => setOpen(true)}
          >
            {chosen && (
              <CountryFlag eager code={chosen.code} {...(flagSources && { sources: flagSources(chosen.code) })} />
            )}
            <bdi className={styles.code}>{code}</bdi>
            <Icon name="chevron-down" size={18} className={styles.sign} />
          </button>
        )}
      </FieldFrame>
      {isOpen && (
        <DialingCodeSheet
          countries={countries}
          value={value}
          texts={texts}
          locale={locale}
          {...(flagSources && { flagSources })}
          onChoose={(next) => {
            setOpen(false);
            onValueChange(next);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
