import { useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import type { PresetIcon } from 'shared-contracts/api/endpoints/member';
import { notLoadedWord } from 'shared-kit/data';
import { Sheet } from 'shared-kit/overlay';
import { useRemoteContext } from 'shared-kit/remote';
import { Image } from 'shared-kit/parts';
import { Button, ErrorBlock, Icon, imageSources, Skeleton, Spinner } from 'shared-kit/ui';
import { shownFileName } from 'shared-kit/picture';
import { PICTURE_TYPES, type SentPicture } from '../../browser/sent-picture';
import { useT } from '../../i18n';
import styles from './head-icon.module.css';
import { squarePicture } from './square-picture';
import type { HeadIcon } from './use-head-icon';

export interface HeadIconSheetProps {
  readonly headIcon: HeadIcon;
  readonly onClose: () => void;
  /** Makes a picture of a file; the browser's own unless a test brings another. */
  readonly toPicture?: (file: File) => Promise<SentPicture>;
}

const UPLOAD = 'upload';
const PLACES = 12;

interface PresetsProps {
  readonly headIcon: HeadIcon;
  readonly sending: string | null;
  readonly onChoose: (preset: PresetIcon) => void;
}

function Presets({ headIcon, sending, onChoose }: PresetsProps): ReactNode {
  const t = useT();
  const { site } = useRemoteContext();
  const { read } = headIcon;
  if (read.isError)
    return (
      <ErrorBlock
        title={t('avatar.failed')}
        text={t(`report.${notLoadedWord(read.error)}`)}
        retryLabel={t('member.retry')}
        retrying={read.isFetching}
        onRetry={() => void read.refetch()}
      />
    );
  if (read.data === undefined)
    return (
      <div className={styles.presets} aria-hidden="true">
        {Array.from({ length: PLACES }, (_place, index) => (
          <Skeleton key={index} shape="circle" width={64} />
        ))}
      </div>
    );
  return (
    <ul className={styles.presets} aria-label={t('avatar.presets')}>
      {read.data.presets.map((preset, index) => (
        <li key={preset.id}>
          <button
            type="button"
            className={styles.preset}
            aria-label={t('avatar.preset', { number: index + 1 })}
            aria-pressed={preset.url === read.data.icon}
            aria-busy={sending === preset.id || undefined}
            aria-disabled={sending !== null || undefined}
            onClick={() => onChoose(preset)}
          >
            <Image sources={imageSources(preset.url, site.imageBases())} alt="" width={64} height={64} eager fill />
            {sending === preset.id && <Spinner size={24} className={styles.spinner} />}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** An uploaded picture, or one of those on offer. */
export function HeadIconSheet({ headIcon, onClose, toPicture = squarePicture }: HeadIconSheetProps): ReactNode {
  const t = useT();
  const { overlays } = useRemoteContext();
  const picker = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  const choose = async (name: string, makeIcon: () => Promise<string | null>): Promise<void> => {
    if (sending !== null) return;
    setSending(name);
    setRefusal(null);
    try {
      const icon = await makeIcon();
      if (icon === null) return;
      await headIcon.choose(icon);
      overlays.toast('success', t('avatar.done'));
      onClose();
    } catch (error) {
      overlays.showFailure(error);
    } finally {
      setSending(null);
    }
  };
  const redraw = async (file: File): Promise<string | null> => {
    const sent = await toPicture(file);
    if (sent.kind === 'done') return sent.base64;
    setRefusal(t(`picture.${sent.fault}`, { name: shownFileName(file.name) }));
    return null;
  };
  const upload = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.target.files?.[0];
    // The same file may be chosen again after a failure.
    event.target.value = '';
    if (file !== undefined) void choose(UPLOAD, () => redraw(file));
  };
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('avatar.title')}
      closeLabel={t('report.close')}
      footer={
        <Button
          variant="secondary"
          block
          busy={sending === UPLOAD}
          startIcon={<Icon name="upload" size={18} />}
          onClick={() => picker.current?.click()}
        >
          {t('avatar.upload')}
        </Button>
      }
    >
      <input ref={picker} type="file" hidden accept={PICTURE_TYPES} aria-label={t('avatar.upload')} onChange={upload} />
      {refusal !== null && (
        <p role="alert" className={styles.unreadable}>
          {refusal}
        </p>
      )}
      <Presets
        headIcon={headIcon}
        sending={sending}
        onChoose={({ id }) => void choose(id, () => Promise.resolve(id))}
      />
    </Sheet>
  );
}
