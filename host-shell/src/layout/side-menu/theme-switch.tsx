import type { ReactNode } from 'react';
import type { Theme } from 'shared-contracts/remote/remote-context';
import { useTheme } from 'shared-kit/remote';
import { Button, Icon } from 'shared-kit/ui';
import { useHost } from '../../host/use-host';
import { useHostTexts } from '../../i18n/use-host-texts';

/** Switches between the dark and the light theme. */
export function ThemeSwitch(): ReactNode {
  const t = useHostTexts();
  const { theme } = useHost().shared;
  const next: Theme = useTheme() === 'dark' ? 'light' : 'dark';
  return (
    <Button
      variant="secondary"
      block
      startIcon={<Icon name={next === 'light' ? 'sun' : 'moon'} size={18} />}
      onClick={() => theme.set(next)}
    >
      {t(`action.${next}`)}
    </Button>
  );
}
