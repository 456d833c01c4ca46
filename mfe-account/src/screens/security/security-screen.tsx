import { type ReactNode } from 'react';
import { memberInfo, type Member } from 'shared-contracts/api/endpoints/member';
import { useEndpoint, notLoadedWord } from 'shared-kit/data';
import { ScreenFrame } from 'shared-kit/remote';
import { ListSkeleton } from 'shared-kit/report';
import { Card, ProgressBar } from 'shared-kit/parts';
import { ErrorBlock, Icon } from 'shared-kit/ui';
import { useT } from '../../i18n';
import { protectionOf } from '../../model/security/protection';
import { SecurityRows } from './security-rows';
import styles from './security-screen.module.css';

function Protection({ member }: { readonly member: Member }): ReactNode {
  const t = useT();
  const { done, all } = protectionOf(member);
  const text = t('security.levelText', { done, all });
  return (
    <Card tone="glow" className={styles.protection}>
      <div className={styles.head}>
        <Icon name="shield" size={20} className={styles.sign} />
        <h2 className={styles.title}>{t('security.level')}</h2>
        <strong className={styles.share}>{text}</strong>
      </div>
      <ProgressBar
        label={t('security.level')}
        value={done}
        max={all}
        valueText={text}
        tone={done === all ? 'win' : 'accent'}
      />
      <p className={styles.hint}>{t(done === all ? 'security.allDone' : 'security.nextStep')}</p>
    </Card>
  );
}

/** The security centre: what protects the account, row by row (docs/product/accounts.md#security-centre). */
export function SecurityScreen(): ReactNode {
  const t = useT();
  const read = useEndpoint(memberInfo, {});
  return (
    <ScreenFrame name="security" ready={!read.isPending}>
      {read.data !== undefined ? (
        <div className={styles.screen}>
          <Protection member={read.data} />
          <SecurityRows member={read.data} />
        </div>
      ) : read.isPending ? (
        <div className={styles.screen}>
          <ListSkeleton rows={2} />
          <ListSkeleton rows={2} />
          <ListSkeleton rows={2} />
        </div>
      ) : (
        <ErrorBlock
          title={t('security.failedTitle')}
          text={t(`report.${notLoadedWord(read.error)}`)}
          retryLabel={t('report.retry')}
          retrying={read.isFetching}
          onRetry={() => void read.refetch()}
        />
      )}
    </ScreenFrame>
  );
}
