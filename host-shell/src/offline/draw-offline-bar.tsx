import { createRoot } from 'react-dom/client';
import { COPY_ATTRIBUTE } from 'shared-contracts/release/installed';
import { TextProvider, type TextSource } from 'shared-kit/i18n';
import { isTyping } from '../browser/safe-point';
import { wasReloaded } from '../browser/was-reloaded';
import type { Navigation } from '../routing/navigation';
import { CopyState } from './copy-state';
import { OfflineBar } from './offline-bar';
import { OriginWatch } from './origin-watch';

/** Shows the offline bar on a copy, and loads the network’s page as soon as the origin answers. */
export function drawOfflineBar(texts: TextSource, navigation: Navigation): void {
  const savedAt = document.documentElement.getAttribute(COPY_ATTRIBUTE);
  if (savedAt === null) return;
  const copy = new CopyState();
  const watch = new OriginWatch({
    wasReloaded: wasReloaded(),
    onAnswer: copy.answered,
    // A copy cannot send what is typed into it, so only typing in progress delays the reload.
    mayReload: () => !isTyping(),
    reload: () => window.location.reload(),
  });
  watch.begin();
  const place = document.createElement('div');
  document.body.prepend(place);
  createRoot(place).render(
    <TextProvider value={texts}>
      <OfflineBar savedAt={new Date(savedAt)} copy={copy} navigation={navigation} retry={() => watch.retry()} />
    </TextProvider>,
  );
}
