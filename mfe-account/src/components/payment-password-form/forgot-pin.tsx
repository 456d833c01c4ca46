import type { ReactNode } from 'react';
import { href } from 'shared-contracts/paths';
import { useT } from '../../i18n';
import { TextLink } from '../auth-stage/text-link';

/** Leads to where a forgotten payment password is replaced; what was typed in the form is there on the way back. */
export function ForgotPin(): ReactNode {
  const t = useT();
  return (
    <p>
      <TextLink to={href('securityCenter')} tone="quiet">
        {t('pin.forgot')}
      </TextLink>
    </p>
  );
}
