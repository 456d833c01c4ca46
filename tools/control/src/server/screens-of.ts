import { previewPage } from 'release-cli/page/preview-page';
import { findMerchant } from 'release-cli/merchants/merchant-tables';
import type { EnvironmentSettings } from 'release-cli/settings/settings';
import { UserError } from 'release-cli/text/user-error';
import type { Screens } from '../screens/screens-section';
import type { Desk, Visit } from './visit';

/** Keeps a preview of a merchant by these settings, written or not, for whoever asks; or says why there is none. */
export async function screensOf(
  { site, previews }: Desk,
  { subject }: Pick<Visit, 'subject'>,
  settings: EnvironmentSettings,
  code: string,
): Promise<Screens> {
  if (previews === null)
    return { why: 'Nothing is shown here: the configuration of this service names no previewDomain.' };
  try {
    const { environment, store, gateway, allowPrivate } = site;
    const shown = await previewPage(store, environment, settings, code);
    const apiOrigin = findMerchant(settings, code)?.config.apiOrigin ?? '';
    const { places, shelf } = previews;
    return { places, kept: shelf.keep(subject, { shown, backEnd: { apiOrigin, gateway, allowPrivate } }) };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { why: error.message };
  }
}
