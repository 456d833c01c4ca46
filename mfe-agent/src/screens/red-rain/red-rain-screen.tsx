import type { ReactNode } from 'react';
import { ScreenFrame, useRemoteContext } from 'shared-kit/remote';
import { useLocation, useNavigate } from 'shared-kit/router';
import { PillTabs } from 'shared-kit/parts';
import { FeatureOff } from '../../components/feature-off/feature-off';
import { useAgent } from '../../store/use-agent';
import { useT } from '../../i18n';
import styles from './red-rain-screen.module.css';
import { SendEnvelopes } from './send-envelopes';
import { SentEnvelopes } from './sent-envelopes';
import { useRainFacts } from './use-rain-facts';

const TABS = ['send', 'history'] as const;

/** Red envelopes for many of the team at once (docs/product/agents.md#red-envelopes). */
export function RedRainScreen(): ReactNode {
  const { flags } = useRemoteContext();
  if (!useAgent()) return null;
  // The team and the history are read without the tool: only the menu's key tells before something is sent.
  if (flags.allowsMenu('AGENTRANSMULTDOWN3')) return <RedRain />;
  return (
    <ScreenFrame name="red-rain" ready>
      <FeatureOff />
    </ScreenFrame>
  );
}

function RedRain(): ReactNode {
  const t = useT();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const asked = new URLSearchParams(search).get('tab');
  const tab = TABS.find((name) => name === asked) ?? 'send';
  const facts = useRainFacts();
  return (
    <ScreenFrame name="red-rain" ready={facts.isReady || facts.hasFailed}>
      <div className={styles.stack}>
        <PillTabs
          label={t('rain.tabs')}
          variant="segment"
          tabs={TABS.map((name) => ({ value: name, label: t(`rain.${name}`) }))}
          value={tab}
          onValueChange={(name) =>
            void navigate(name === 'send' ? pathname : `${pathname}?tab=${name}`, { replace: true })
          }
        />
        {/* Kept while the other is looked at: what was typed and chosen stays. */}
        <div hidden={tab !== 'send'}>
          <SendEnvelopes facts={facts} />
        </div>
        {tab === 'history' && <SentEnvelopes />}
      </div>
    </ScreenFrame>
  );
}
