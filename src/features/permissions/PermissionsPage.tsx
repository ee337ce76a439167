import { Suspense } from 'react';
import type { PageExtensionProps } from '../../extensions/types';
import { shellTexts } from '../../i18n/messages/shell';
import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import { Skeletons } from '../../ui/feedback/states';
import { Page } from '../../ui/page/Page';

// A chunk of its own, so that the bundle of the console does not name its files.
const PermissionsContent = lazyWithRetry(() => import('./PermissionsContent'));

/** Page of permissions. */
export default function PermissionsPage({ config }: PageExtensionProps) {
  return (
    <Suspense
      fallback={
        <Page title={shellTexts.account.permissions}>
          <Skeletons lines={6} />
        </Page>
      }
    >
      <PermissionsContent config={config} />
    </Suspense>
  );
}
