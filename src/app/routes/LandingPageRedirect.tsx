import { Navigate } from 'react-router-dom';
import { findResourceByPath } from '../../config/resourceSummary';
import { useDeclarations } from '../../queries/console/consoleHooks';
import { usePageExtensions } from '../../extensions/ExtensionsContext';
import { useMenuEntries } from '../../extensions/useMenuEntries';
import { useCanAccess } from '../../session/access/useCanAccess';
import { NotFound } from '../../ui/page/NotFound';
import { PendingDeclarations } from '../declarations/PendingDeclarations';

/**
 * Where the start of a console without a start page leads: to the page that the config names, or where the viewer may not see
 * that, to the first of the menu.
 *
 * @param named Address of the config.
 */
export default function LandingPageRedirect({ configuredPath }: { configuredPath: string | undefined }) {
  const { resourceIndex, pendingUrls } = useDeclarations();
  const pages = usePageExtensions();
  const canAccess = useCanAccess();
  const [firstEntry] = useMenuEntries().filter(({ to }) => to !== LANDING_PAGE_PATH);
  const path = configuredPath?.replace(/^\/admin\/?/, '').replace(/\?.*$/, '') ?? '';
  const access =
    findResourceByPath(resourceIndex, path)?.access.list ??
    pages.find(({ paths }) => paths.includes(path))?.access;
  const to =
    configuredPath !== undefined && access && path !== 'start' && canAccess(access)
      ? configuredPath
      : firstEntry?.to;
  if (to !== undefined) return <Navigate to={to} replace />;
  return pendingUrls.length > 0 ? <PendingDeclarations urls={pendingUrls} /> : <NotFound />;
}

const LANDING_PAGE_PATH = '/admin/start';
