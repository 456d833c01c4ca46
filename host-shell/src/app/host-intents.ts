import type { IntentName, Intents } from 'shared-contracts/intents/intent-map';
import { href } from 'shared-contracts/paths';
import type { RemoteName } from 'shared-contracts/remote/remote-names';
import type { Boot } from '../boot/boot';
import type { CoreServices } from '../host/host-services';
import type { OnDemandLoad } from '../intents/intent-broker';
import type { RealAccountPromptSetup } from '../session/real-account-prompt';

/** Finds and loads the remote that says it answers an intent. */
export function loadByContribution(
  boot: Boot,
  load: (name: RemoteName) => Promise<{ readonly status: string }>,
): OnDemandLoad {
  return async (intent: IntentName) => {
    const owner = boot.live.names().find((name) => {
      const release = boot.live.remote(name);
      return release.status === 'on' && release.release.contributions.intents.includes(intent);
    });
    if (owner === undefined) return 'nobody';
    return (await load(owner)).status === 'loaded' ? 'loaded' : 'failed';
  };
}

/** The intents that the host answers itself. */
export function answerHostIntents(intents: Intents, core: CoreServices, prompt: RealAccountPromptSetup): void {
  const { navigation, chrome, wallet, unread } = core;
  intents.handle('openLogin', ({ returnTo }) => {
    navigation.go(href('login', returnTo === undefined ? {} : { redirect: returnTo }), { replace: false });
    return 'opened';
  });
  intents.handle('openWalletPanel', () => {
    chrome.open('wallet');
    return 'opened';
  });
  intents.handle('refreshWallet', () => wallet.refresh());
  intents.handle('refreshUnread', () => {
    unread.refresh();
    return 'asked';
  });
  // Somebody taps before it is needed.
  intents.handle('showRealAccountGate', async ({ answer }) => {
    const { promptForRealAccount } = await import(/* webpackChunkName: "sender" */ '../session/real-account-prompt');
    return promptForRealAccount(prompt, answer);
  });
}
