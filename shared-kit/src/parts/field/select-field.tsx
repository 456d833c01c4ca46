import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from 'shared-kit/ui';
import { FieldFrame, type FieldTexts } from './field-frame';
import styles from './field.module.css';

/** One choice of a list, with its name in the language shown. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectFieldProps
  extends Omit<ComponentPropsWithRef<'select'>, 'prefix' | 'size' | 'children'>, FieldTexts {
  readonly options: readonly SelectOption[];
  /** What an empty choice reads; without it the first option is chosen from the start. */
  readonly placeholder?: string;
  readonly prefix?: ReactNode;
}

/** A choice of one: the phone's own picker behind a face of ours. */
export function SelectField(props: SelectFieldProps): ReactNode {
  const { label, labelHidden, hint, error, prefix, options, placeholder, id, className, ...select } = props;
  const texts = { label, hint, error, ...(labelHidden && { labelHidden }) };
  return (
    <FieldFrame {...texts} id={id} className={className} disabled={select.disabled} prefix={prefix}>
      {(wiring) => (
        <>
          <select {...select} {...wiring} className={styles.select}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size={18} className={styles.selectIcon} />
        </>
      )}
    </FieldFrame>
  );
}
