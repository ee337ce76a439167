import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { CoreAdminContext } from 'ra-core';
import { createDataProvider, type Request } from '../../dataProvider';
import { ActionsProvider } from '../actions/ActionsContext';
import { CallReaderProvider, type CallReader } from '../console/CallReaderContext';
import { IdsProvider } from '../console/IdsContext';
import { SkuImagesProvider } from '../console/SkuImagesContext';
import { MayProvider } from '../console/MayContext';
import { RelatedFormProvider } from '../console/RelatedFormContext';
import { ResourcesProvider, type Resources } from '../console/ResourcesContext';
import type { RuntimeConfig } from '../config/runtime';
import { PartsProvider } from '../parts/PartsContext';
import { i18nProvider } from '../i18n/i18nProvider';
import { consoleStore } from '../lib/consoleStore';
import { lazyWithReload } from '../lib/retryImport';
import { createAuthProvider } from '../session/authProvider';
import { useMay } from '../session/useMay';
import { AdminFrame } from './AdminFrame';
import { bundledResources } from './bundled';
import { writeCanonicalAddress } from './canonicalAddress';
import { parts } from './parts';
import { createQueryClient } from './queryClient';
import { useRuntimeResources } from './useRuntimeResources';
import './app.css';

interface AdminAppProps {
  config: RuntimeConfig;
  request: Request;
}

/** The admin area: react-admin's headless core around the console's own layout and pages. */
export default function AdminApp({ config, request }: AdminAppProps) {
  const [router] = useState(() => {
    const bundled = bundledResources();
    writeCanonicalAddress(bundled);
    return createBrowserRouter([
      { path: '*', element: <Admin config={config} request={request} bundled={bundled} /> },
    ]);
  });
  return <RouterProvider router={router} />;
}

function Admin({ config, request, bundled }: AdminAppProps & { bundled: Resources }) {
  const { resources, problems, isPending } = useRuntimeResources(config, bundled);
  // The providers look resources up in a map that grows: they stay the same when the runtime ones arrive.
  const [known] = useState(() => new Map(bundled));
  for (const [name, resource] of resources) known.set(name, resource);
  const dataProvider = useMemo(() => createDataProvider({ resources: known, request }), [known, request]);
  const authProvider = useMemo(() => createAuthProvider({ resources: known, request }), [known, request]);
  const [queryClient] = useState(createQueryClient);
  const reader = useCallback<CallReader>(
    async ({ path, query }, scope) =>
      (await dataProvider.call('', { call: { method: 'GET', path, query: { ...query } }, scope })).data.body,
    [dataProvider],
  );
  return (
    <CoreAdminContext
      basename="/admin"
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      store={consoleStore}
      queryClient={queryClient}
    >
      <IdsProvider ids={config.ids}>
        <ResourcesProvider resources={resources} problems={problems}>
          <CallReaderProvider reader={reader}>
            <Inside>
              <ActionsProvider>
                <SkuImagesProvider images={config.skuImages}>
                  <PartsProvider parts={parts}>
                    <AdminFrame config={config} isLoadingResources={isPending} />
                  </PartsProvider>
                </SkuImagesProvider>
              </ActionsProvider>
            </Inside>
          </CallReaderProvider>
        </ResourcesProvider>
      </IdsProvider>
    </CoreAdminContext>
  );
}

const RelatedForm = lazyWithReload(() => import('../forms/RelatedForm'));

/** What field types may know of the session and of forms: who may what, and how a related record is made. */
function Inside({ children }: { children: ReactNode }) {
  return (
    <MayProvider may={useMay()}>
      <RelatedFormProvider form={RelatedForm}>{children}</RelatedFormProvider>
    </MayProvider>
  );
}
