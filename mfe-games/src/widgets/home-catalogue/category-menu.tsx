import { useRef, type ReactNode } from 'react';
import { PillTabs } from 'shared-kit/parts';
import { categoryIcon, categoryTitle } from '../../components/category-look';
import { useT } from '../../i18n';
import type { GameCategory } from 'shared-contracts/game-categories';
import styles from './category-menu.module.css';

export interface CategoryMenuProps {
  readonly menu: readonly GameCategory[];
  readonly active: string;
  readonly onClick: (type: string) => void;
  readonly onOpen: (type: string) => void;
}

/** The sticky row of categories, with a pill that slides under the active one. */
export function CategoryMenu({ menu, active, onClick, onOpen }: CategoryMenuProps): ReactNode {
  const t = useT();
  const isByKey = useRef(false);
  const tabs = menu.map(({ type }) => ({ value: type, label: categoryTitle(t, type), icon: categoryIcon(type) }));
  return (
    <div
      role="presentation"
      className={styles.bar}
      onKeyDownCapture={() => (isByKey.current = true)}
      onKeyDown={() => (isByKey.current = false)}
    >
      <PillTabs
        variant="menu"
        label={t('home.menu')}
        tabs={tabs}
        value={active}
        onValueChange={(type) => (isByKey.current ? onOpen : onClick)(type)}
        className={styles.menu}
      />
    </div>
  );
}
