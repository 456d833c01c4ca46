import { useId, type ChangeEvent, type ReactNode } from 'react';
import { APPLICATION_LIMITS } from 'shared-contracts/api/endpoints/promotions';
import { Icon, Skeleton } from 'shared-kit/ui';
import { useT } from '../../i18n';
import { PICKER_TYPES } from '../../model/application-rules';
import styles from './picture-grid.module.css';

export interface PictureGridProps {
  readonly pictures: readonly { readonly id: number; readonly preview: string | null }[];
  readonly onAdd: (files: readonly File[]) => void;
  readonly onRemove: (id: number) => void;
  readonly isDisabled: boolean;
  /** What the server says of them; stands above the hint. */
  readonly error?: string | undefined;
}

/** The pictures of a form, four in a row, and the place where the next one goes. */
export function PictureGrid({ pictures, onAdd, onRemove, isDisabled, error }: PictureGridProps): ReactNode {
  const t = useT();
  const titleId = useId();
  const noteId = useId();
  const hint = t('apply.picturesHint');
  return (
    <section
      className={styles.field}
      aria-labelledby={titleId}
      aria-describedby={noteId}
      {...(error && { tabIndex: -1, 'data-invalid': '' })}
    >
      <div className={styles.heading}>
        <h3 id={titleId} className={styles.title}>
          {t('apply.pictures')}
        </h3>
        <span className={styles.count}>{`${pictures.length}/${APPLICATION_LIMITS.pictures}`}</span>
      </div>
      <ul className={styles.grid}>
        {pictures.map(({ id, preview }, index) => (
          <li key={id} className={styles.cell}>
            {preview === null ? (
              <Skeleton className={styles.place} />
            ) : (
              <img className={styles.picture} src={preview} alt={t('apply.picture', { number: index + 1 })} />
            )}
            <button
              type="button"
              className={styles.remove}
              aria-label={t('apply.removePicture', { number: index + 1 })}
              disabled={isDisabled}
              onClick={() => onRemove(id)}
            >
              <span className={styles.cross}>
                <Icon name="close" size={14} />
              </span>
            </button>
          </li>
        ))}
        {pictures.length < APPLICATION_LIMITS.pictures && (
          <li className={styles.cell}>
            <AddPicture onAdd={onAdd} isDisabled={isDisabled} />
          </li>
        )}
      </ul>
      <div id={noteId} className={styles.notes}>
        {error && (
          <p className={styles.error}>
            <Icon name="alert" size={14} />
            <span>{error}</span>
          </p>
        )}
        {error !== hint && <p className={styles.hint}>{hint}</p>}
      </div>
    </section>
  );
}

function AddPicture({ onAdd, isDisabled }: Pick<PictureGridProps, 'onAdd' | 'isDisabled'>): ReactNode {
  const t = useT();
  const pick = (event: ChangeEvent<HTMLInputElement>): void => {
    onAdd([...(event.target.files ?? [])]);
    // The same file may be picked again after it was removed.
    event.target.value = '';
  };
  return (
    <label className={isDisabled ? `${styles.add} ${styles.disabled}` : styles.add}>
      <input
        type="file"
        className={styles.input}
        aria-label={t('apply.addPicture')}
        accept={PICKER_TYPES}
        multiple
        disabled={isDisabled}
        onChange={pick}
      />
      <Icon name="camera" size={24} />
    </label>
  );
}
