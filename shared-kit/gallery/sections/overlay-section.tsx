import { useState, type ReactNode } from 'react';
import {
  ActionSheet,
  ConfirmDialog,
  Dialog,
  Drawer,
  FactSheet,
  Sheet,
  showToast,
  TOAST_DURATIONS,
} from '../../src/overlay/overlay';
import { ListRow, TextField } from '../../src/parts/parts';
import { Button, Money } from '../../src/ui/ui';
import { useGallery } from '../gallery-context';
import { Group } from '../specimen';

const SURFACES = ['dialog', 'confirm', 'danger', 'sheet', 'drawer', 'actions', 'facts'] as const;
type SurfaceName = (typeof SURFACES)[number];

function OpenFacts({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t, locale } = useGallery();
  return (
    <FactSheet
      title={t('deposit')}
      closeLabel={t('close')}
      head={<Money amount={500} symbol="₱" locale={locale} signed size="display" tone="win" />}
      facts={[
        { name: t('fee'), value: '₱1.50' },
        { name: t('remarks'), value: t('questionText') },
        {
          name: t('bank'),
          value: '0917-555-0100',
          copy: { text: '0917-555-0100', label: t('copy'), copiedLabel: t('copied') },
        },
      ]}
      onClose={onClose}
    />
  );
}

function OpenSurface({ name, onClose }: { readonly name: SurfaceName; readonly onClose: () => void }): ReactNode {
  const { t } = useGallery();
  const common = {
    open: true,
    closeLabel: t('close'),
    onOpenChange: (isOpen: boolean) => (isOpen ? undefined : onClose()),
  };
  const footer = (
    <Button block onClick={onClose}>
      {t('deposit')}
    </Button>
  );
  if (name === 'dialog')
    return (
      <Dialog {...common} title={t('promotions')} description={t('emptyText')} footer={footer}>
        <TextField label={t('user')} />
      </Dialog>
    );
  if (name === 'sheet')
    return (
      <Sheet {...common} title={t('rewards')} footer={footer}>
        <ListRow title={t('messages')} icon="mail" onClick={onClose} />
        <ListRow title={t('history')} icon="history" onClick={onClose} />
      </Sheet>
    );
  if (name === 'drawer')
    return (
      <Drawer {...common} title={t('menu')}>
        <ListRow title={t('messages')} icon="mail" badge={3} onClick={onClose} />
        <ListRow title={t('promotions')} icon="gift" onClick={onClose} />
      </Drawer>
    );
  if (name === 'facts') return <OpenFacts onClose={onClose} />;
  if (name === 'actions')
    return (
      <ActionSheet
        open
        title={t('bank')}
        cancelLabel={t('cancel')}
        actions={[
          { id: 'copy', label: t('copy'), icon: 'copy' },
          { id: 'more', label: t('more'), icon: 'info', disabled: true },
          { id: 'remove', label: t('remove'), icon: 'trash', danger: true },
        ]}
        onChoose={onClose}
        onCancel={onClose}
      />
    );
  return (
    <ConfirmDialog
      open
      title={t('question')}
      text={t('questionText')}
      confirmLabel={name === 'danger' ? t('remove') : t('deposit')}
      cancelLabel={t('cancel')}
      danger={name === 'danger'}
      onAnswer={onClose}
    />
  );
}

export function OverlaySection(): ReactNode {
  const { t } = useGallery();
  const [shown, setShown] = useState<SurfaceName>();
  const kinds = Object.keys(TOAST_DURATIONS) as readonly (keyof typeof TOAST_DURATIONS)[];
  return (
    <>
      <Group title="Surfaces">
        {SURFACES.map((name) => (
          <Button key={name} variant="secondary" onClick={() => setShown(name)}>
            {name}
          </Button>
        ))}
      </Group>
      <Group title="Toasts">
        {kinds.map((kind) => (
          <Button
            key={kind}
            variant="secondary"
            size="sm"
            onClick={() => showToast({ kind, text: t(kind === 'offline' ? 'offline' : 'success') })}
          >
            {kind}
          </Button>
        ))}
      </Group>
      {shown && <OpenSurface name={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
