import { useRef, type KeyboardEventHandler, type ReactNode, type Ref } from 'react';
import { Icon, IconButton } from 'shared-kit/ui';
import styles from './search-field.module.css';

/** Ties the field to a list of what it finds, which the keyboard walks while the words are typed. */
export interface SearchCombobox {
  readonly listId: string;
  readonly activeId: string | undefined;
  readonly onKeyDown: KeyboardEventHandler;
}

export interface SearchFieldProps {
  /** The field's name; not drawn. */
  readonly label: string;
  readonly placeholder?: string;
  readonly value: string;
  /** `isComposing`: an input method still composes the words, as pinyin does, so they may become others. */
  readonly onValueChange: (value: string, isComposing: boolean) => void;
  /** Name of the button that empties the field. */
  readonly clearLabel: string;
  /** Called with the words when Enter or the keyboard's search key is pressed. */
  readonly onSubmit?: (value: string) => void;
  readonly autoFocus?: boolean;
  readonly combobox?: SearchCombobox;
  readonly ref?: Ref<HTMLInputElement>;
  readonly className?: string | undefined;
}

/** Where one types what one looks for; a button at its end empties it and keeps the focus. */
export function SearchField(props: SearchFieldProps): ReactNode {
  const { label, placeholder, value, onValueChange, clearLabel, onSubmit, autoFocus, combobox, ref, className } = props;
  const form = useRef<HTMLFormElement>(null);
  const clear = (): void => {
    onValueChange('', false);
    form.current?.querySelector('input')?.focus();
  };
  return (
    <form
      ref={form}
      role="search"
      aria-label={label}
      className={className ? `${styles.search} ${className}` : styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.(value);
      }}
    >
      <Icon name="search" className={styles.icon} />
      <input
        ref={ref}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoFocus={autoFocus}
        data-autofocus={autoFocus || undefined}
        className={styles.input}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        {...(combobox && {
          role: 'combobox',
          'aria-expanded': true,
          'aria-autocomplete': 'list' as const,
          'aria-controls': combobox.listId,
          'aria-activedescendant': combobox.activeId,
          onKeyDown: combobox.onKeyDown,
        })}
        onChange={({ target, nativeEvent }) =>
          onValueChange(target.value, 'isComposing' in nativeEvent && nativeEvent.isComposing === true)
        }
        onCompositionEnd={({ currentTarget }) => onValueChange(currentTarget.value, false)}
      />
      {value !== '' && <IconButton icon="close" iconSize={18} label={clearLabel} onClick={clear} />}
    </form>
  );
}
