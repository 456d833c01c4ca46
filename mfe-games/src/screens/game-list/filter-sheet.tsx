import { useId, useState, type ReactNode } from 'react';
import { listOfCategory } from 'shared-contracts/category-pages';
import { offersBingo, vendorCategories } from 'shared-contracts/game-categories';
import { Sheet } from 'shared-kit/overlay';
import { Chip } from 'shared-kit/parts';
import { Button } from 'shared-kit/ui';
import { useSite } from 'shared-kit/remote';
import { Link } from 'shared-kit/router';
import { useVendors } from '../../api/use-vendors';
import { categoryTitle } from '../../components/category-look';
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

/** The other lists, each on its page; lotteries lead to their lobby (docs/product/games.md#filter). */
function Categories({ list, onClose }: FilterSheetProps): ReactNode {
  const t = useT();
  const titleId = useId();
  const { languages } = useSite();
  const types = useVendors().data;
  if (types === undefined) return null;
  return (
    <nav className={styles.choice} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.legend}>
        {t('filter.category')}
      </h3>
      <div className={styles.options}>
        {vendorCategories(types, offersBingo(languages.supported)).map(({ type }) => (
          <Link
            key={type}
            to={listOfCategory(type)}
            className={styles.category}
            aria-current={type === list.gameType ? 'page' : undefined}
            onClick={onClose}
          >
            {categoryTitle(t, type)}
          </Link>
        ))}
      </div>
    </nav>
  );
}

export interface FilterSheetProps {
  readonly list: GameList;
  readonly onClose: () => void;
}

/** The filter: vendor, and for slots their classification, which change nothing before they are applied; above them, the categories. */
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
        <Categories list={list} onClose={onClose} />
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
