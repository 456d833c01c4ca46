import { clsx } from 'clsx';
import {
  memo,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { Sheet } from '../../overlay/sheet';
import { FoundStatus } from '../../parts/content/found-status';
import { SearchField } from '../../parts/field/search-field';
import { Icon } from '../../ui/icon/icon';
import { EmptyState } from '../../ui/state/empty-state';
import { CountryFlag } from './country-flag';
import type { DialingCodeFieldProps } from './dialing-code-field';
import { countriesFor, searchCountries, type ListedCountry } from './dialing-codes';
import styles from './dialing-code.module.css';
import { nextIndex } from './list-keys';
import { usePhoneData } from './use-phone-data';

interface DialingCodeSheetProps extends Pick<
  DialingCodeFieldProps,
  'countries' | 'value' | 'texts' | 'locale' | 'flagSources'
> {
  readonly onChoose: (countryCode: string) => void;
  readonly onClose: () => void;
}

interface OptionProps {
  readonly country: ListedCountry;
  readonly id: string;
  readonly isChosen: boolean;
  readonly isActive: boolean;
  readonly flagSources: DialingCodeFieldProps['flagSources'];
  readonly onChoose: (countryCode: string) => void;
}

const Option = memo(function Option(props: OptionProps): ReactNode {
  const { country, id, isChosen, isActive, flagSources, onChoose } = props;
  return (
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      data-active={isActive || undefined}
      className={clsx(styles.option, isActive && styles.active)}
      onClick={() => onChoose(country.code)}
    >
      <CountryFlag code={country.code} {...(flagSources && { sources: flagSources(country.code) })} />
      <span className={styles.name}>{country.name}</span>
      <bdi className={styles.digits}>{`+${country.dialingCode}`}</bdi>
      <Icon name="check" size={18} className={isChosen ? styles.chosen : styles.unchosen} />
    </button>
  );
});

const NONE: readonly ListedCountry[] = [];

/** The list of countries: typed into, walked by arrow keys, chosen by Enter or a tap. */
export function DialingCodeSheet(props: DialingCodeSheetProps): ReactNode {
  const { countries, value, texts, locale, flagSources, onChoose, onClose } = props;
  const listId = useId();
  const [search, setSearch] = useState('');
  const facts = usePhoneData();
  const all = useMemo(() => countriesFor(countries, locale, facts), [countries, locale, facts]);
  const shown = useMemo(() => searchCountries(all, search, facts), [all, search, facts]);
  // All countries of the world are much to draw: the sheet comes, and keys are typed, without waiting for them.
  const drawn = useDeferredValue(shown, NONE);
  const [moved, setMoved] = useState<number>();
  const list = useRef<HTMLDivElement>(null);
  const chosen = shown.findIndex(({ code }) => code === value.toUpperCase());
  const active = Math.min(moved ?? Math.max(0, search === '' ? chosen : 0), shown.length - 1);
  const activeCode = shown[active]?.code;
  const optionId = (code: string): string => `${listId}-${code}`;
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [activeCode, drawn]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const country = shown[active];
    if (event.key === 'Enter' && country) {
      event.preventDefault();
      onChoose(country.code);
      return;
    }
    const next = nextIndex(active, shown.length, event.key);
    if (next === undefined) return;
    event.preventDefault();
    setMoved(next);
  };
  return (
    <Sheet
      open
      title={texts.title}
      closeLabel={texts.close}
      toolbar={
        <SearchField
          label={texts.search}
          placeholder={texts.search}
          value={search}
          clearLabel={texts.clearSearch}
          autoFocus
          combobox={{ listId, activeId: activeCode === undefined ? undefined : optionId(activeCode), onKeyDown }}
          onValueChange={(words) => {
            setSearch(words);
            setMoved(undefined);
          }}
        />
      }
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <div ref={list} id={listId} role="listbox" aria-label={texts.title} className={styles.list}>
        {drawn.map((country) => (
          <Option
            key={country.code}
            id={optionId(country.code)}
            country={country}
            isChosen={country.code === value.toUpperCase()}
            isActive={country.code === activeCode}
            flagSources={flagSources}
            onChoose={onChoose}
          />
        ))}
      </div>
      <FoundStatus
        text={texts.found(shown.length)}
        {...(shown.length === 0 && { empty: <EmptyState kind="search" title={texts.none} /> })}
      />
    </Sheet>
  );
}
