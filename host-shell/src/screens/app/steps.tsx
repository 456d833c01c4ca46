import { useId, type ReactNode } from 'react';
import { SectionHeader } from 'shared-kit/parts';
import { type IconName } from 'shared-kit/ui';
import { useHostTexts, type HostText } from '../../i18n/use-host-texts';
import type { Guide } from './downloads';
import styles from './app-screen.module.css';

/** What each guide says, and under which title. */
const GUIDES: Readonly<Record<Guide, { title: HostText; icon: IconName; steps: readonly HostText[] }>> = {
  android: {
    title: 'app.android',
    icon: 'download',
    steps: ['app.androidDownload', 'app.androidAllow', 'app.openAndSignIn'],
  },
  ios: { title: 'app.ios', icon: 'download', steps: ['app.iosInstall', 'app.iosTrust', 'app.openAndSignIn'] },
  homeScreenAndroid: {
    title: 'app.homeAndroid',
    icon: 'home',
    steps: ['app.homeAndroidMenu', 'app.homeAndroidAdd', 'app.homeOpen'],
  },
  homeScreenIos: {
    title: 'app.homeIos',
    icon: 'home',
    steps: ['app.homeIosShare', 'app.homeIosAdd', 'app.homeOpen'],
  },
};

function GuideSteps({ guide }: { readonly guide: Guide }): ReactNode {
  const t = useHostTexts();
  const titleId = useId();
  const { title, icon, steps } = GUIDES[guide];
  return (
    <section className={styles.guide} aria-labelledby={titleId}>
      <SectionHeader id={titleId} title={t(title)} icon={icon} />
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
    </section>
  );
}

/** How to install, step by step. */
export function Steps({ guides }: { readonly guides: readonly Guide[] }): ReactNode {
  return guides.map((guide) => <GuideSteps key={guide} guide={guide} />);
}
