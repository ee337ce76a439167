import { Suspense, useMemo, type ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { useProblems, useResources } from '../console/hooks';
import type { RuntimeConfig } from '../config/runtime';
import type { Resource } from '../config/types';
import { DraftsGate } from './DraftsGate';
import { useText } from '../i18n/useText';
import { Layout } from '../frame/Layout';
import { NotFound } from '../ui/NotFound';
import { Skeletons } from '../ui/states';
import { usePages } from '../parts/PartsContext';
import { SearchButton } from '../areas/search/search/SearchButton';
import { useMay } from '../session/useMay';
import { useProfile } from '../session/useProfile';
import { ProblemsNotice } from './ProblemsNotice';
import { ResourceRoutes } from './ResourceRoutes';
import { ResetOnLeave } from './ResetOnLeave';
import type { PageType } from '../parts/types';
import { useMenuEntries } from '../parts/useMenuEntries';

interface AdminFrameProps {
  config: RuntimeConfig;
  isLoadingResources: boolean;
}

const START = '/admin/start';

/** The layout and every route under /admin (SHELL-09..SHELL-20). */
export function AdminFrame({ config, isLoadingResources }: AdminFrameProps) {
  const { pathname, search } = useLocation();
  const resources = useResources();
  const pages = usePages();
  const problems = useProblems();
  const t = useText();
  const entries = useMenuEntries();
  const avatarEntries = useMemo(
    () => [
      { id: 'create-ticket', label: t('pages.create_ticket'), icon: 'ticket', to: '/admin/create-ticket' },
    ],
    [t],
  );
  const list = useMemo(() => [...resources.values()], [resources]);
  if (pathname.length > 1 && pathname.endsWith('/')) {
    return <Navigate to={{ pathname: pathname.replace(/\/+$/, ''), search }} replace />; // SHELL-11
  }
  return (
    <Layout config={config} entries={entries} avatarEntries={avatarEntries} search={<SearchButton />}>
      {problems.length > 0 && <ProblemsNotice problems={problems} />}
      <DraftsGate />
      <ResetOnLeave>
        <Suspense fallback={<Skeletons lines={6} />}>
          <Routes>
            <Route path="/admin" element={<Navigate to={START} replace />} />
            {pages.flatMap((page) =>
              page.paths.map((path) => (
                <Route
                  key={path}
                  path={`/admin/${path}`}
                  element={
                    <Allowed access={page.access} otherwise={page.otherwise}>
                      <page.Component config={config} />
                    </Allowed>
                  }
                />
              )),
            )}
            {list.map((resource) => (
              <Route
                key={resource.name}
                path={`/admin/${resource.route}/*`}
                element={
                  <Allowed access={resource.access.list}>
                    <ResourceRoutes resource={resource} />
                  </Allowed>
                }
              />
            ))}
            {parentRoutes(list, pages).map(([parent, route]) => (
              <Route
                key={`parent ${parent}`}
                path={`/admin/${parent}`}
                element={<Navigate to={{ pathname: `/admin/${route}`, search }} replace />}
              />
            ))}
            <Route path="*" element={isLoadingResources ? <Skeletons lines={6} /> : <NotFound />} />
          </Routes>
        </Suspense>
      </ResetOnLeave>
    </Layout>
  );
}

/** What stands above a route and is no page itself leads to the first list below it: settings to its companies (CLIENT-01). */
function parentRoutes(
  resources: readonly Resource[],
  pages: readonly PageType[],
): [parent: string, route: string][] {
  const own = new Set([...resources.map(({ route }) => route), ...pages.flatMap(({ paths }) => paths)]);
  const parents = new Map<string, string>();
  for (const { route, list } of resources) {
    const parent = route.slice(0, Math.max(0, route.lastIndexOf('/')));
    if (list && parent && !own.has(parent) && !parents.has(parent)) parents.set(parent, route);
  }
  return [...parents];
}

interface AllowedProps {
  access: Parameters<ReturnType<typeof useMay>>[0];
  otherwise?: string | undefined;
  children: ReactNode;
}

/** Sends those who may not elsewhere, usually to the start page (SHELL-53..SHELL-58); a rule by role waits for the profile. */
function Allowed({ access, otherwise = START, children }: AllowedProps) {
  const may = useMay();
  const { isPending } = useProfile();
  if (may(access)) return children;
  if (access.roles.length > 0 && isPending) return <Skeletons lines={6} />;
  return <Navigate to={otherwise} replace />;
}
