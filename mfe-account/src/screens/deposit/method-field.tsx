import { useId, useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import { DEPOSIT_PICTURE_MAX_LENGTH, type DepositField } from 'shared-contracts/api/endpoints/money';
import { Controller, FormField, useFormContext } from 'shared-kit/form';
import { Button, Icon, IconButton } from 'shared-kit/ui';
import { shownFileName, withinEdge } from 'shared-kit/picture';
import { dataUrlOf, PICTURE_TYPES, sentPicture } from '../../browser/sent-picture';
import { useT } from '../../i18n';
import type { DepositValues } from '../../model/money/deposit-form';
import styles from './deposit-screen.module.css';

/** The longest edge of a receipt, in pixels. */
const LONGEST_EDGE = 1280;
const MOST_LETTERS = DEPOSIT_PICTURE_MAX_LENGTH - dataUrlOf('').length;

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

/** Redraws what is chosen and puts it into the form; a refused file is told by its name and leaves the form as it was. */
function usePictureChoice(path: `fields.${string}`) {
  const t = useT();
  const form = useFormContext<DepositValues>();
  const [isReading, setReading] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    if (!file) return;
    setReading(true);
    const sent = await sentPicture(file, (size) => withinEdge(size, LONGEST_EDGE), MOST_LETTERS);
    setReading(false);
    // The same file may be chosen again after it was removed.
    target.value = '';
    setRefusal(sent.kind === 'refused' ? t(`picture.${sent.fault}`, { name: shownFileName(file.name) }) : null);
    if (sent.kind === 'done') form.setValue(path, dataUrlOf(sent.base64), { shouldDirty: true, shouldValidate: true });
  };
  const remove = (): void => {
    setRefusal(null);
    form.setValue(path, '', { shouldDirty: true, shouldValidate: true });
  };
  return { isReading, refusal, choose, remove };
}

function PictureField({ name, label, translate }: { name: string; label: string; translate: (key: string) => string }) {
  const t = useT();
  const { control } = useFormContext<DepositValues>();
  const chooser = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const path = `fields.${name}` as const;
  const { isReading, refusal, choose, remove } = usePictureChoice(path);
  return (
    <Controller
      name={path}
      control={control}
      render={({ field, fieldState: { error } }) => {
        const fault = refusal ?? (error?.message ? translate(error.message) : null);
        return (
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
            {field.value && <IconButton icon="trash" label={t('deposit.removePicture')} onClick={remove} />}
            <div id={noteId} className={styles.pictureNotes}>
              {fault && (
                <p role="alert" className={styles.pictureError}>
                  {fault}
                </p>
              )}
              <p>{t('deposit.pictureHint')}</p>
            </div>
          </div>
        );
      }}
    />
  );
}
