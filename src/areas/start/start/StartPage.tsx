import { Suspense } from 'react';
import { useText } from '../../../i18n/useText';
import { lazyWithReload } from '../../../lib/retryImport';
import { Skeletons } from '../../../ui/states';
import { useProfile } from '../../../session/useProfile';
import { Page } from '../../../ui/Page';
import type { PageProps } from '../../../parts/types';
import { Blocks } from './Blocks';
import { bundledStart } from './bundledStart';
import { texts } from './texts';
import { fillText } from '../../../i18n/fillText';
import './start.css';

const DeclaredStart = lazyWithReload(() => import('./DeclaredStart'));

/** Where one lands after the login: what the runtime config declares, or the product's own page (SHELL-18). */
export default function StartPage({ config }: PageProps) {
  const { profile } = useProfile();
  const { start } = config;
  const t = useText();
  const title =
    typeof start === 'object' && start.title !== undefined
      ? t(start.title)
      : profile
        ? fillText(texts.hello, { name: profile.username })
        : config.branding.name;
  return (
    <Page title={title}>
      {typeof start === 'object' ? (
        <Suspense fallback={<Skeletons lines={6} />}>
          <DeclaredStart start={start} />
        </Suspense>
      ) : (
        <Blocks start={bundledStart} />
      )}
    </Page>
  );
}
