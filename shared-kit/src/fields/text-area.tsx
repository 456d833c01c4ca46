import { useState, type ChangeEvent, type ComponentPropsWithRef, type ReactNode } from 'react';
import { lengthOf } from 'shared-contracts/text-length';
import { FieldFrame, type FieldTexts } from '../parts/field/field-frame';
import styles from './text-area.module.css';

export interface TextAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'maxLength' | 'prefix'>, FieldTexts {
  /** The most signs it may hold; counted below the field, and what goes past it is marked, not cut off. */
  readonly limit?: number;
}

/** Several lines of text, with a counter where their length is limited. */
export function TextArea(props: TextAreaProps): ReactNode {
  const { label, labelHidden, hint, error, limit, id, className, rows = 4, onChange, ...area } = props;
  const [typed, setTyped] = useState(() => String(area.defaultValue ?? ''));
  const length = lengthOf(area.value === undefined ? typed : String(area.value));
  const isOver = limit !== undefined && length > limit;
  const texts = { label, hint, error, ...(labelHidden && { labelHidden }) };
  const change = (event: ChangeEvent<HTMLTextAreaElement>): void => {
    setTyped(event.target.value);
    onChange?.(event);
  };
  return (
    <FieldFrame {...texts} id={id} className={className} disabled={area.disabled}>
      {(wiring) => (
        <div className={styles.body}>
          <textarea
            {...area}
            {...wiring}
            rows={rows}
            className={styles.area}
            aria-invalid={wiring['aria-invalid'] ?? (isOver || undefined)}
            onChange={change}
          />
          {limit !== undefined && (
            <span className={isOver ? styles.over : styles.counter} role="status" aria-live={isOver ? 'polite' : 'off'}>
              {`${length}/${limit}`}
            </span>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
