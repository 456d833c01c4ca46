import { useState, type ReactNode } from 'react';
import type { Theme } from 'shared-contracts/remote/remote-context';
import { Button, Icon } from 'shared-kit/ui';
import { useHost } from '../../app/use-host';
import { useHostTexts } from '../../i18n/use-host-texts';

/** Turns the theme round (D-14). */
export function ThemeSwitch(): ReactNode {
  const t = useHostTexts();
  const { theme } = useHost().shared;
  const [current, setCurrent] = useState<Theme>(theme.get());
  const next: Theme = current === 'dark' ? 'light' : 'dark';
  const turn = (): void => {
    theme.set(next);
    setCurrent(next);
  };
  return (
    <Button
      variant="secondary"
      block
      startIcon={<Icon name={next === 'light' ? 'sun' : 'moon'} size={18} />}
      onClick={turn}
    >
      {t(`action.${next}`)}
    </Button>
  );
}
