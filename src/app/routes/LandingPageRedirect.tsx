import { Navigate } from 'react-router-dom';
import { findResourceByPath } from '../../config/resourceSummary';
import { useDeclarations } from '../../queries/console/consoleHooks';
import { usePageExtensions } from '../../extensions/ExtensionsContext';
import { useMenuEntries } from '../../extensions/useMenuEntries';
import { useCanAccess } from '../../session/access/useCanAccess';
import { NotFound } from '../../ui/page/NotFound';
import { PendingDeclarations } from '../declarations/PendingDeclarations';

/**
 * Redirect target in a console without a landing page: the configured page, or the first menu entry if the user cannot
 * access that.
 *
 * @param configuredPath Path in the config.
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
  const isPending = pendingUrls.length > 0;
  // The configured page may be of a declaration that is still loading, also if another one has a menu entry already.
  if (to !== undefined && !(isPending && configuredPath !== undefined && access === undefined))
    return <Navigate to={to} replace />;
  return isPending ? <PendingDeclarations urls={pendingUrls} /> : <NotFound />;
}

const LANDING_PAGE_PATH = '/admin/start';
