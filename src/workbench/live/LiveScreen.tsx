import { Suspense } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { locateResource } from '../../config/resourceSummary';
import { useDeclarations, useResources } from '../../queries/console/consoleHooks';
import { interpolateText } from '../../i18n/interpolateText';
import { useCanAccess } from '../../session/access/useCanAccess';
import { Button } from '../../ui/button/Button';
import { EmptyState, Skeletons } from '../../ui/feedback/states';
import { ResourceRoutes } from '../../app/routes/ResourceRoutes';
import { toRoutePattern } from '../../app/routes/routePattern';
import { workbenchTexts } from '../texts';

/** The screen of an address in the workbench. */
export function LiveScreen({ firstScreenPath }: { firstScreenPath: string }) {
  const { pathname, search, hash } = useLocation();
  const { resourceIndex } = useDeclarations();
  const resources = useResources();
  const canAccess = useCanAccess();
  const resourceLocation = locateResource(resourceIndex, pathname.replace(/^\/admin\//, ''));
  const resource = resourceLocation && resources.get(resourceLocation.resource.name);
  if (!resourceLocation || !resource) return <NoScreen firstScreenPath={firstScreenPath} />;
  const { base, isRedirect, resource: face } = resourceLocation;
  if (isRedirect) {
    const redirectPath = `/admin/${face.route}${pathname.slice(base.length)}`;
    return <Navigate to={{ pathname: redirectPath, search, hash }} replace />;
  }
  const { permissions, roles } = face.access.list;
  if (!canAccess(face.access.list))
    return (
      <EmptyState
        title={workbenchTexts.refused}
        text={interpolateText(workbenchTexts.refused_text, { names: [...permissions, ...roles].join(', ') })}
      />
    );
  return (
    <Suspense fallback={<Skeletons lines={6} />}>
      <Routes>
        <Route
          path={`${toRoutePattern(base)}/*`}
          element={<ResourceRoutes key={base} resource={resource} base={base} />}
        />
        <Route path="*" element={<NoScreen firstScreenPath={firstScreenPath} />} />
      </Routes>
    </Suspense>
  );
}

/** A link led out of the declarations, or the address was typed wrong. */
function NoScreen({ firstScreenPath }: { firstScreenPath: string }) {
  const navigate = useNavigate();
  return (
    <EmptyState title={workbenchTexts.no_screen} text={workbenchTexts.no_screen_text}>
      <Button onClick={() => void navigate(firstScreenPath)}>{workbenchTexts.to_start}</Button>
    </EmptyState>
  );
}
