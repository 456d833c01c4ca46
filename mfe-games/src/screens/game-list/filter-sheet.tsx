import { useState, type ReactNode } from 'react';
import { Sheet } from 'shared-kit/overlay';
import { Chip } from 'shared-kit/parts';
import { Button } from 'shared-kit/ui';
import { useT } from '../../i18n';
import type { GameList } from './use-game-list';
import styles from './game-list.module.css';

interface ChoiceProps {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly chosen: string | null;
  readonly onChoose: (value: string | null) => void;
}

function Choice({ label, options, chosen, onChoose }: ChoiceProps): ReactNode {
  const t = useT();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.options}>
        <Chip selected={chosen === null} onClick={() => onChoose(null)}>
          {t('filter.any')}
        </Chip>
        {options.map(({ value, text }) => (
          <Chip key={value} selected={chosen === value} onClick={() => onChoose(value)}>
            {text}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}

export interface FilterSheetProps {
  readonly list: GameList;
  readonly onClose: () => void;
}

/** The filter: vendor, and for slots their classification. Nothing changes before it is applied. */
export function FilterSheet({ list, onClose }: FilterSheetProps): ReactNode {
  const t = useT();
  const { state, vendors, classifications, act } = list;
  const [vassalage, setVassalage] = useState(state.vassalage);
  const [gameClassify, setGameClassify] = useState(state.gameClassify);
  const apply = (filter: { vassalage: string | null; gameClassify: string | null }): void => {
    act({ kind: 'filter', ...filter });
    onClose();
  };
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('filter.title')}
      closeLabel={t('filter.close')}
      footer={
        <>
          <Button
            variant="secondary"
            className={styles.footerButton}
            onClick={() => apply({ vassalage: null, gameClassify: null })}
          >
            {t('filter.reset')}
          </Button>
          <Button className={styles.footerButton} onClick={() => apply({ vassalage, gameClassify })}>
            {t('filter.apply')}
          </Button>
        </>
      }
    >
      <div className={styles.filter}>
        {classifications.length > 0 && (
          <Choice
            label={t('filter.kind')}
            options={classifications.map((code) => ({ value: code, text: t(`classify.${code}`) }))}
            chosen={gameClassify}
            onChoose={setGameClassify}
          />
        )}
        <Choice
          label={t('filter.vendor')}
          options={vendors.map((vendor) => ({ value: vendor.vassalage, text: vendor.displayName || vendor.vassalage }))}
          chosen={vassalage}
          onChoose={setVassalage}
        />
      </div>
    </Sheet>
  );
}
