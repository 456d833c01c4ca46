import { useState, type ReactNode } from 'react';
import { href } from 'shared-contracts/paths';
import { isSignedIn } from 'shared-contracts/session/session-state';
import { Dialog } from 'shared-kit/overlay';
import { useRemoteContext } from 'shared-kit/remote';
import { Button, Icon } from 'shared-kit/ui';
import { Registration } from '../../components/registration/registration';
import { useRegistrationSettings } from '../../components/registration/use-registration-settings';
import { useT } from '../../i18n';
import styles from './register-modal-widget.module.css';

export interface RegisterModalProps {
  /** The person left it. */
  readonly onClose: () => void;
  /** It is not to come again in this page's life. */
  readonly onHide: () => void;
}

function Success({ onLogin }: { readonly onLogin: () => void }): ReactNode {
  const t = useT();
  return (
    <div className={styles.success} role="status">
      <span className={styles.sign}>
        <Icon name="success" size={32} />
      </span>
      <p className={styles.text}>{t('register.success')}</p>
      <Button size="lg" block onClick={onLogin}>
        {t('register.login')}
      </Button>
    </div>
  );
}

/** The registration form over home (docs/product/shell.md#register-over-home). A new member is not asked again. */
export function RegisterModalWidget({ onClose, onHide }: RegisterModalProps): ReactNode {
  const t = useT();
  const { navigate, session } = useRemoteContext();
  const read = useRegistrationSettings();
  const [hasRegistered, setRegistered] = useState(false);
  const finish = (): void => {
    onHide();
    // A merchant may sign new members in at once: then there is nothing left to offer.
    if (isSignedIn(session.get())) onClose();
    else setRegistered(true);
  };
  const dismiss = (): void => {
    onHide();
    onClose();
  };
  const goToLogin = (): void => {
    onClose();
    navigate(href('login'));
  };
  return (
    <Dialog
      open
      size="lg"
      title={t('register.title')}
      closeLabel={t('register.close')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {hasRegistered ? (
        <Success onLogin={goToLogin} />
      ) : (
        <div className={styles.content} data-ready={read.isPending ? undefined : ''}>
          <Registration read={read} onRegistered={finish} onSignedIn={onClose} />
          <div className={styles.ways}>
            <Button variant="quiet" size="sm" onClick={goToLogin}>
              {t('register.toLogin')}
            </Button>
            <Button variant="quiet" size="sm" onClick={dismiss}>
              {t('register.notAgain')}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
