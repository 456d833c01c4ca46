import type { ReactNode } from 'react';
import type { Member } from 'shared-contracts/api/endpoints/member';
import { href } from 'shared-contracts/paths';
import { lateSheet, useReopened } from 'shared-kit/remote';
import { Link } from 'shared-kit/router';
import { Card, Chip, ListRow, SectionHeader } from 'shared-kit/parts';
import { type IconName } from 'shared-kit/ui';
import { useT } from '../../i18n';
import { AccountRows } from './account-rows';
import type { SecurityPart } from './security-part';
import styles from './security-screen.module.css';

/** The forms come with the dialogs of the kit, when the first row is opened. */
const SecuritySheet = lateSheet(
  () => import(/* webpackChunkName: "security-sheet" */ './security-sheet').then((module) => module.SecuritySheet),
  ({ onNext }) => onNext(null),
);

interface RowProps {
  readonly icon: IconName;
  readonly title: string;
  /** What is set, masked; empty: nothing is. */
  readonly value: string;
  /** False: it counts only once it is proven. */
  readonly isProven?: boolean;
  /** Missing: it stays as it is. */
  readonly onOpen?: (() => void) | undefined;
}

function Row({ icon, title, value, isProven = true, onOpen }: RowProps): ReactNode {
  const t = useT();
  const isSet = value !== '';
  const end =
    isSet && isProven ? (
      <bdi>{value}</bdi>
    ) : (
      <Chip tone="warn">{t(isSet ? 'security.notVerified' : 'security.notSet')}</Chip>
    );
  // Beside the chip there is no room for an address.
  const detail = isSet && !isProven ? <bdi>{value}</bdi> : undefined;
  return <ListRow icon={icon} title={title} detail={detail} end={end} {...(onOpen && { onClick: onOpen })} />;
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <section className={styles.group} aria-label={title}>
      <SectionHeader title={title} />
      <Card padding="none">{children}</Card>
    </section>
  );
}

/** Every row shows what is set, masked; opening one changes it. */
export function SecurityRows({ member }: { readonly member: Member }): ReactNode {
  const t = useT();
  const [opened, setOpened] = useReopened<SecurityPart | null>('security', null);
  const open = (part: SecurityPart) => (): void => setOpened(part);
  const hasRealName = member.payeeNameMasked !== '';
  return (
    <>
      <Group title={t('security.access')}>
        <ListRow
          icon="lock"
          title={t('security.loginPassword')}
          end={t('security.set')}
          render={(row) => <Link to={href('changePassword')} {...row} />}
        />
        <Row
          icon="key"
          title={t('field.paymentPassword')}
          value={member.hasPaymentPassword ? t('security.set') : ''}
          onOpen={open('paymentPassword')}
        />
      </Group>
      <Group title={t('security.contact')}>
        <Row
          icon="phone"
          title={t('field.mobile')}
          value={member.mobileMasked}
          isProven={member.mobileVerified}
          onOpen={open('phone')}
        />
        <Row
          icon="mail"
          title={t('field.email')}
          value={member.emailMasked}
          isProven={member.emailVerified}
          onOpen={open('email')}
        />
      </Group>
      <Group title={t('security.payout')}>
        <Row
          icon="user"
          title={t('field.payeeName')}
          value={member.payeeNameMasked}
          onOpen={hasRealName ? undefined : open('realName')}
        />
        <AccountRows onAdd={open(member.hasPaymentPassword ? 'account' : 'pinForAccount')} />
      </Group>
      {opened !== null && <SecuritySheet part={opened} member={member} onNext={setOpened} />}
    </>
  );
}
