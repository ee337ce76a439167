import { Suspense, useMemo, type ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { useDeclarations, useProblems } from '../console/hooks';
import type { RuntimeConfig } from '../config/runtime';
import { placeAt, type FacePlace, type Faces } from '../config/face';
import { Awaiting } from './declarations/Awaiting';
import { Declared } from './declarations/Declared';
import { DraftsGate } from './DraftsGate';
import { Layout } from '../frame/Layout';
import { lazyWithReload } from '../lib/retryImport';
import { NotFound } from '../ui/NotFound';
import { Skeletons } from '../ui/states';
import { usePages } from '../parts/PartsContext';
import { SearchButton } from '../areas/search/search/SearchButton';
import { useMay } from '../session/useMay';
import { leftPage } from '../session/leftPage';
import { useProfile } from '../session/useProfile';
import { ResourceRoutes } from './ResourceRoutes';
import { routePattern } from './routePattern';
import { Pages } from './pages/Pages';
import type { PageType } from '../parts/types';
import { useMenuEntries } from '../parts/useMenuEntries';
import { texts } from '../areas/content/frames/texts';

interface AdminFrameProps {
  config: RuntimeConfig;
}

const START = '/admin/start';
const StartElsewhere = lazyWithReload(() => import('./StartElsewhere'));
const HostNotice = lazyWithReload(() => import('./HostNotice'));
const LeftPageNotice = lazyWithReload(() => import('./LeftPageNotice'));
const ZoneNotice = lazyWithReload(() => import('./ZoneNotice'));
const ProblemsNotice = lazyWithReload(() => import('./ProblemsNotice'));

const avatarEntries = [
  { id: 'create-ticket', label: texts.create_ticket, icon: 'ticket', to: '/admin/create-ticket' },
];

/** The layout and every route under /admin (SHELL-09..SHELL-20). */
export function AdminFrame({ config }: AdminFrameProps) {
  const { pathname, search } = useLocation();
  const problems = useProblems();
  const entries = useMenuEntries();
  // Not made anew with each address: a page that is kept is not drawn again.
  const routes = useMemo(() => <PageRoutes config={config} />, [config]);
  if (pathname.length > 1 && pathname.endsWith('/')) {
    return <Navigate to={{ pathname: pathname.replace(/\/+$/, ''), search }} replace />; // SHELL-11
  }
  return (
    <Layout config={config} entries={entries} avatarEntries={avatarEntries} search={<SearchButton />}>
      {problems.length > 0 && (
        <Suspense fallback={null}>
          <ProblemsNotice problems={problems} />
        </Suspense>
      )}
      {config.demo?.state !== undefined && (
        <Suspense fallback={null}>
          <HostNotice address={config.demo.state} />
        </Suspense>
      )}
      {leftPage() !== undefined && (
        <Suspense fallback={null}>
          <LeftPageNotice />
        </Suspense>
      )}
      {config.zone !== undefined && (
        <Suspense fallback={null}>
          <ZoneNotice />
        </Suspense>
      )}
      <DraftsGate />
      <Pages>{routes}</Pages>
    </Layout>
  );
}

/** The page at an address. */
function PageRoutes({ config }: AdminFrameProps) {
  const { pathname, search } = useLocation();
  const { faces, awaited } = useDeclarations();
  const pages = usePages();
  const parents = useMemo(() => parentRoutes(faces, pages), [faces, pages]);
  const { start } = config;
  const isStartElsewhere = typeof start === 'string' || !pages.some(({ paths }) => paths[0] === 'start');
  const path = pathname.replace(/^\/admin\//, '');
  const place = placeAt(faces, path);
  const below = parents.get(path);
  return (
    <Routes>
      <Route path="/admin" element={<Navigate to={START} replace />} />
      {isStartElsewhere && (
        <Route
          path={START}
          element={<StartElsewhere named={typeof start === 'string' ? start : undefined} />}
        />
      )}
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
      {place && (place.isOld ? oldRoute(place) : resourceRoute(place))}
      {below !== undefined && (
        <Route
          path={`/admin/${path}`}
          element={<Navigate to={{ pathname: `/admin/${below}`, search }} replace />}
        />
      )}
      <Route path="*" element={awaited.length > 0 ? <Awaiting addresses={awaited} /> : <NotFound />} />
    </Routes>
  );
}

/** The pages of a resource; not a component, since they stand among other routes. */
const resourceRoute = ({ face, base }: FacePlace) => (
  <Route
    key={base}
    path={`${routePattern(base)}/*`}
    element={
      <Allowed access={face.access.list}>
        <Declared key={base} name={face.name} stage="list">
          {(resource) => <ResourceRoutes resource={resource} base={base} />}
        </Declared>
      </Allowed>
    }
  />
);

/** An old path of a resource leads to its own, with what follows it and what it asks for. */
const oldRoute = ({ face, base }: FacePlace) => (
  <Route key={base} path={`${base}/*`} element={<Moved from={base} to={`/admin/${face.route}`} />} />
);

function Moved({ from, to }: { from: string; to: string }) {
  const { pathname, search, hash } = useLocation();
  return <Navigate to={{ pathname: to + pathname.slice(from.length), search, hash }} replace />;
}

/** What stands above a route and is no page itself leads to the first list below it: settings to its companies (CLIENT-01). */
function parentRoutes(faces: Faces, pages: readonly PageType[]): ReadonlyMap<string, string> {
  const all = [...faces];
  const own = new Set([...all.map(({ route }) => route), ...pages.flatMap(({ paths }) => paths)]);
  const parents = new Map<string, string>();
  for (const { route, hasList } of all) {
    const parent = route.slice(0, Math.max(0, route.lastIndexOf('/')));
    if (hasList && parent && !own.has(parent) && !parents.has(parent)) parents.set(parent, route);
  }
  return parents;
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
