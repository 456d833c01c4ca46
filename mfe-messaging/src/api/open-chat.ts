import { apiError } from 'shared-contracts/api/api-error';
import { launchChat } from 'shared-contracts/api/endpoints/messaging';
import { externalLink } from 'shared-contracts/external-link';
import { fileLanguage } from 'shared-contracts/language';
import { href } from 'shared-contracts/paths';
import type { RemoteContext } from 'shared-contracts/remote/remote-context';
import { LOCAL_KEY } from 'shared-contracts/storage';
import { locales, textGroups } from '../locales';
import { memberAccess } from '../model/member-access';

/** The chat opens this long after its address came. */
const LEAVE_AFTER_MS = 500;

/** What opening the chat needs of the page. */
export interface ChatPage {
  readonly address: () => string;
  readonly themeColour: () => string;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly leaveTo: (url: string) => void;
}

const THIS_PAGE: ChatPage = {
  address: () => window.location.href,
  themeColour: () => getComputedStyle(document.documentElement).getPropertyValue('--brand-page').trim(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  leaveTo: (url) => window.location.assign(url),
};

/**
 * Opens the live chat in this tab (docs/product/messaging.md#live-chat). Visitors are sent to sign in, trial accounts
 * are refused. A user who goes elsewhere before the chat opens stays there.
 */
export async function openChat(
  context: RemoteContext<'mfe-messaging'>,
  page: ChatPage = THIS_PAGE,
): Promise<'opened' | 'refused'> {
  const { session, navigate, overlays, language } = context;
  const file = fileLanguage(language.get());
  const [{ chat }, { center }] = await Promise.all([locales[file](), textGroups.pages[file]()]);
  const access = memberAccess(session.get());
  if (access === 'rejected') {
    overlays.toast('offline', center.freeReject, 'accountNeeded');
    return 'refused';
  }
  if (access === 'login') {
    overlays.toast('info', center.loginFirst);
    navigate(href('login', { redirect: href('message') }));
    return 'refused';
  }
  const closeToast = overlays.toast('loading', chat.opening);
  try {
    return await launch(context, page, chat.title);
  } catch (error) {
    overlays.showFailure(error);
    return 'refused';
  } finally {
    closeToast();
  }
}

async function launch(
  { http, language, storage }: RemoteContext<'mfe-messaging'>,
  page: ChatPage,
  title: string,
): Promise<'opened' | 'refused'> {
  const address = page.address();
  const { chatUrl } = await http.call(launchChat, {
    b2c: 1,
    // The language that was chosen, else the one that is seen.
    language: storage.getLocal(LOCAL_KEY.language)?.toUpperCase() ?? language.get(),
    backUrl: address,
    headerColor: page.themeColour(),
    title,
    moduleId: 'CBS3',
  });
  const url = externalLink(chatUrl);
  if (url === null)
    throw apiError(launchChat.id, { kind: 'rejected', code: 'launch.url_empty', status: 422, message: '' });
  await page.wait(LEAVE_AFTER_MS);
  if (page.address() !== address) return 'refused';
  page.leaveTo(url);
  return 'opened';
}
