import { useMemo, useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { CoreAdminContext } from 'ra-core';
import { createDataProvider, type Request } from '../../dataProvider';
import type { Resources } from '../console/ConsoleContext';
import type { RuntimeConfig } from '../config/runtime';
import { i18nProvider } from '../i18n/i18nProvider';
import { consoleStore } from '../lib/consoleStore';
import { createAuthProvider } from '../session/authProvider';
import { AdminFrame } from './AdminFrame';
import { bundledResources } from './bundled';
import { writeCanonicalAddress } from './canonicalAddress';
import { ConsoleParts } from './ConsoleParts';
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
  return (
    <CoreAdminContext
      basename="/admin"
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      store={consoleStore}
      queryClient={queryClient}
    >
      <ConsoleParts
        dataProvider={dataProvider}
        resources={resources}
        problems={problems}
        ids={config.ids}
        skuImages={config.skuImages}
      >
        <AdminFrame config={config} isLoadingResources={isPending} />
      </ConsoleParts>
    </CoreAdminContext>
  );
}
