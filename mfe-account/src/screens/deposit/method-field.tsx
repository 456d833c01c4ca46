import { useId, useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import { DEPOSIT_PICTURE_MAX_LENGTH, type DepositField } from 'shared-contracts/api/endpoints/money';
import { Controller, FormField, useFormContext } from 'shared-kit/form';
import { Button, Icon, IconButton } from 'shared-kit/ui';
import { drawnPicture, PICTURE_TYPES, wholePicture } from '../../api/drawn-picture';
import { useT } from '../../i18n';
import type { DepositValues } from '../../model/deposit-form';
import styles from './deposit-screen.module.css';

export interface MethodFieldProps {
  readonly field: DepositField;
  readonly translate: (key: string) => string;
}

/** A field that the method asks for: a line, or a picture of the receipt. */
export function MethodField({ field, translate }: MethodFieldProps): ReactNode {
  const t = useT();
  const label = field.required ? field.label : t('field.optional', { label: field.label });
  if (field.kind === 'image') return <PictureField name={field.name} label={label} translate={translate} />;
  const isName = field.name === 'payerName';
  return (
    <FormField
      name={`fields.${field.name}`}
      label={label}
      autoComplete={isName ? 'name' : 'off'}
      autoCapitalize={isName ? 'words' : 'none'}
      spellCheck={false}
      translate={translate}
    />
  );
}

function PictureField({ name, label, translate }: { name: string; label: string; translate: (key: string) => string }) {
  const t = useT();
  const form = useFormContext<DepositValues>();
  const chooser = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const [isReading, setReading] = useState(false);
  const path = `fields.${name}` as const;
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    if (!file) return;
    setReading(true);
    const result = await drawnPicture(file, wholePicture, DEPOSIT_PICTURE_MAX_LENGTH);
    setReading(false);
    // The same file may be chosen again after it was removed.
    target.value = '';
    if (result.kind === 'done') form.setValue(path, result.text, { shouldDirty: true, shouldValidate: true });
    else form.setError(path, { type: 'picture', message: result.fault });
  };
  return (
    <Controller
      name={path}
      control={form.control}
      render={({ field, fieldState: { error } }) => (
        <div className={styles.picture}>
          {field.value && <img src={field.value} alt={label} className={styles.preview} />}
          <input ref={chooser} type="file" accept={PICTURE_TYPES} hidden onChange={(event) => void choose(event)} />
          <Button
            variant="secondary"
            ref={field.ref}
            busy={isReading}
            startIcon={<Icon name="camera" size={18} />}
            aria-describedby={noteId}
            className={styles.choose}
            onClick={() => chooser.current?.click()}
          >
            {label}
          </Button>
          {field.value && (
            <IconButton icon="trash" label={t('deposit.removePicture')} onClick={() => field.onChange('')} />
          )}
          <p
            id={noteId}
            role={error ? 'alert' : undefined}
            className={error ? styles.pictureError : styles.pictureHint}
          >
            {error?.message ? translate(error.message) : t('deposit.pictureHint')}
          </p>
        </div>
      )}
    />
  );
}
