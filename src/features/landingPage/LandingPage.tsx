import { Suspense, useMemo } from 'react';
import { pickShownText } from '../../lib/language/language';
import { useTranslateText } from '../../i18n/useTranslateText';
import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import { Skeletons } from '../../ui/feedback/states';
import { useProfile } from '../../session/profile/useProfile';
import { Page } from '../../ui/page/Page';
import type { PageExtensionProps } from '../../extensions/types';
import { ChangesProvider } from './changes/ChangesContext';
import { ChangesLine } from './changes/ChangesLine';
import { LandingPageBlocks } from './LandingPageBlocks';
import { createDefaultLandingPage } from './defaultLandingPage';
import { ReadTime } from './ReadTime';
import { landingPageTexts } from './texts';
import { interpolateText } from '../../i18n/interpolateText';
import './landingPage.css';

const FollowChanges = lazyWithRetry(() => import('./FollowChanges'));
const DeclaredLandingPage = lazyWithRetry(() => import('./DeclaredLandingPage'));

/** Page after the login: the one in the runtime config, or the product's own. */
export default function LandingPage({ config }: PageExtensionProps) {
  const { profile } = useProfile();
  const { landingPage } = config;
  const t = useTranslateText();
  const title =
    typeof landingPage === 'object' && landingPage.title !== undefined
      ? t(pickShownText(landingPage.title))
      : profile
        ? interpolateText(landingPageTexts.hello, { name: profile.username })
        : landingPageTexts.helloAlone;
  const defaultLandingPage = useMemo(createDefaultLandingPage, []);
  return (
    <ChangesProvider>
      {config.events !== undefined && (
        <Suspense fallback={null}>
          <FollowChanges />
        </Suspense>
      )}
      <Page title={title} trailing={<ChangesLine />} actions={<ReadTime />}>
        {typeof landingPage === 'object' ? (
          <Suspense fallback={<Skeletons lines={6} />}>
            <DeclaredLandingPage page={landingPage} />
          </Suspense>
        ) : (
          <LandingPageBlocks page={defaultLandingPage} />
        )}
      </Page>
    </ChangesProvider>
  );
}
