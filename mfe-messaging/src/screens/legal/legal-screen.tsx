import type { ReactNode } from 'react';
import { LEGAL_TAGS } from 'shared-contracts/api/endpoints/messaging';
import { href, normalisePath, PATHS } from 'shared-contracts/paths';
import { ScreenFrame } from 'shared-kit/remote';
import { HelpText } from 'shared-kit/rich-text';
import { Link, useLocation } from 'shared-kit/router';
import { Card } from 'shared-kit/parts';
import { buttonClass } from 'shared-kit/ui';
import { useT } from '../../i18n';

/** The operator's terms or privacy policy as a page of its own (docs/product/messaging.md#terms-and-privacy). */
export function LegalScreen(): ReactNode {
  const t = useT();
  const { pathname } = useLocation();
  const tag = normalisePath(pathname) === PATHS.privacy ? LEGAL_TAGS.privacy : LEGAL_TAGS.terms;
  return (
    <ScreenFrame name="legal" ready>
      <Card>
        <HelpText
          tag={tag}
          words={{
            failedTitle: t('legal.failedTitle'),
            failedText: (word) => t(`common.${word}`),
            retry: t('help.retry'),
            none: t('legal.none'),
            noneText: t('legal.noneText'),
          }}
          noneAction={
            <Link to={href('service')} className={buttonClass({ variant: 'secondary' })}>
              {t('help.askUs')}
            </Link>
          }
        />
      </Card>
    </ScreenFrame>
  );
}
