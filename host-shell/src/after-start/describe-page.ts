import { fileLanguage } from 'shared-contracts/language';
import { describedPage, pageDescription } from 'shared-contracts/release/page-descriptions';
import type { HostServices } from '../host/host-services';

/** Keeps the document's description that of the page it shows, for search engines that run scripts. */
export function describePage({
  language,
  events,
  navigation,
  shared,
}: Pick<HostServices, 'language' | 'events' | 'navigation' | 'shared'>): void {
  const write = (): void => {
    const page = describedPage(navigation.here().pathname);
    const text = pageDescription(shared.site.name, page, fileLanguage(language.get()));
    document.querySelector('meta[name="description"]')?.setAttribute('content', text);
  };
  write();
  events.on('language.changed', write);
  navigation.onArrive(write);
}
