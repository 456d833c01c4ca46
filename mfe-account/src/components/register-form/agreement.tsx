import { useState, type MouseEvent, type ReactNode } from 'react';
import { href } from 'shared-contracts/paths';
import { lateSheet } from 'shared-kit/remote';
import { isPlainPress, Link } from 'shared-kit/router';
import { Checkbox } from 'shared-kit/parts';
import { useT } from '../../i18n';
import { MIN_AGE } from '../../model/registration/age';
import type { LegalSheetProps, LegalText } from './legal-sheet';
import styles from './register-form.module.css';

const LegalSheet = lateSheet<LegalSheetProps>(
  () => import(/* webpackChunkName: "legal-sheet" */ './legal-sheet').then((module) => module.LegalSheet),
  ({ onClose }) => onClose(),
);

const HOLE = '\u0000';

export interface AgreementProps {
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
}

/** The agreement, with the terms and the privacy policy to read over the form; the order of words is the language's. */
export function Agreement({ isTicked, onTick }: AgreementProps): ReactNode {
  const t = useT();
  const [opened, setOpened] = useState<LegalText>();
  const [before, after] = t('register.agreement', { age: MIN_AGE, terms: HOLE }).split(HOLE);
  const link = (text: LegalText): ReactNode => (
    <Link
      to={href(text)}
      className={styles.terms}
      onClick={(event: MouseEvent) => {
        // Another tab stays the browser's business.
        if (!isPlainPress(event)) return;
        event.preventDefault();
        setOpened(text);
      }}
    >
      {t(`register.${text}`)}
    </Link>
  );
  return (
    <div>
      <Checkbox
        label={
          <>
            <span>{before}</span>
            {link('terms')}
            <span>{after}</span>
          </>
        }
        checked={isTicked}
        onChange={(event) => onTick(event.target.checked)}
      />
      <p className={styles.privacy}>{link('privacy')}</p>
      {opened !== undefined && <LegalSheet text={opened} onClose={() => setOpened(undefined)} />}
    </div>
  );
}
