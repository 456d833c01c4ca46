import { useState, type ReactNode } from 'react';
import type { LaunchTarget } from 'mfe-games/contract';
import { categoryMenu, isLotteryCategory } from 'shared-contracts/game-categories';
import { Link } from 'shared-kit/router';
import { ListRow } from 'shared-kit/parts';
import { Button, Skeleton } from 'shared-kit/ui';
import { useHost } from '../../host/use-host';
import { useHostTexts } from '../../i18n/use-host-texts';
import { useVendorCategories } from '../../site/use-vendor-categories';
import { categoryName } from './category-name';
import { Fold } from './fold';
import { gameMenu, type GameMenuRow, type VendorRow } from './game-menu';
import styles from './game-accordion.module.css';

function Vendor({ name, action }: VendorRow): ReactNode {
  const { intents, overlays, chrome } = useHost();
  if (action.kind === 'go')
    return (
      <Link to={action.to} className={styles.vendor} onClick={chrome.close}>
        {name}
      </Link>
    );
  const launch = async (target: LaunchTarget): Promise<void> => {
    chrome.close();
    const answer = await intents.request('launchGame', target);
    if (!answer.handled) overlays.showFailure(undefined);
  };
  return (
    <button type="button" className={styles.vendor} onClick={() => void launch(action.target)}>
      {name}
    </button>
  );
}

interface RowProps {
  readonly row: GameMenuRow;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function Row({ row, isOpen, onToggle }: RowProps): ReactNode {
  const t = useHostTexts();
  const { close } = useHost().chrome;
  const name = categoryName(row.type, t);
  if (row.kind === 'place')
    return <ListRow title={name} render={(shell) => <Link to={row.to} {...shell} onClick={close} />} />;
  return (
    <Fold title={name} isOpen={isOpen} onToggle={onToggle}>
      <ul className={styles.vendors} aria-label={name}>
        <li className={styles.all}>
          <Link to={row.all} className={styles.vendor} onClick={close}>
            {t(isLotteryCategory(row.type) ? 'games.lobby' : 'games.all')}
          </Link>
        </li>
        {row.vendors.map((vendor) => (
          <li key={vendor.code}>
            <Vendor {...vendor} />
          </li>
        ))}
      </ul>
    </Fold>
  );
}

/** Home, hot, and the categories with their vendors. */
export function GameAccordion(): ReactNode {
  const t = useHostTexts();
  const { status, categories, retry } = useVendorCategories();
  const [open, setOpen] = useState<string | null>(null);
  return (
    <ul>
      {gameMenu(categoryMenu(categories)).map((row) => (
        <li key={row.type}>
          <Row row={row} isOpen={open === row.type} onToggle={() => setOpen(open === row.type ? null : row.type)} />
        </li>
      ))}
      {status === 'loading' && (
        <li>
          <Skeleton height={144} />
        </li>
      )}
      {status === 'failed' && (
        <li className={styles.failed}>
          <span>{t('games.failed')}</span>
          <Button variant="quiet" size="sm" onClick={retry}>
            {t('action.retry')}
          </Button>
        </li>
      )}
    </ul>
  );
}
