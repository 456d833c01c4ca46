import { defineRemote } from 'shared-contracts/remote/remote-contract';
import { locales, textGroups } from './locales';

/** The one module this section exposes. */
export const remote = defineRemote({
  name: 'mfe-messaging',
  screens: {
    'agent-notice': () =>
      import(/* webpackChunkName: "screen-agent-notice" */ './screens/notice/agent-notice-screen').then(
        (module) => module.AgentNoticeScreen,
      ),
    notice: () =>
      import(/* webpackChunkName: "screen-notice" */ './screens/notice/notice-screen').then(
        (module) => module.NoticeScreen,
      ),
    'message-center': () =>
      import(/* webpackChunkName: "screen-message-center" */ './screens/message-center/message-center-screen').then(
        (module) => module.MessageCenterScreen,
      ),
    inbox: () =>
      import(/* webpackChunkName: "screen-inbox" */ './screens/inbox/inbox-screen').then(
        (module) => module.InboxScreen,
      ),
    service: () =>
      import(/* webpackChunkName: "screen-service" */ './screens/service/service-screen').then(
        (module) => module.ServiceScreen,
      ),
    legal: () =>
      import(/* webpackChunkName: "screen-legal" */ './screens/legal/legal-screen').then(
        (module) => module.LegalScreen,
      ),
    help: () =>
      import(/* webpackChunkName: "screen-help" */ './screens/help/help-screen').then((module) => module.HelpScreen),
  },
  widgets: {
    'home-ticker': () =>
      import(/* webpackChunkName: "widget-home-ticker" */ './widgets/home-ticker/home-ticker-widget').then(
        (module) => module.HomeTickerWidget,
      ),
    'home-popups': () =>
      import(/* webpackChunkName: "widget-home-popups" */ './widgets/home-popups/home-popups-widget').then(
        (module) => module.HomePopupsWidget,
      ),
  },
  locales,
  textGroups,
  start: (context) => {
    context.intents.handle('openChat', async () => {
      const { openChat } = await import(/* webpackChunkName: "open-chat" */ './api/open-chat');
      return openChat(context);
    });
  },
});
