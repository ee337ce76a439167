import { Suspense } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { placeAt } from '../../../config/face';
import { useDeclarations, useResources } from '../../../console/hooks';
import { fillText } from '../../../i18n/fillText';
import { useMay } from '../../../session/useMay';
import { Button } from '../../../ui/Button';
import { EmptyState, Skeletons } from '../../../ui/states';
import { ResourceRoutes } from '../../ResourceRoutes';
import { routePattern } from '../../routePattern';
import { texts } from '../texts';

/** The screen of an address in the workbench. */
export function LivePlace({ start }: { start: string }) {
  const { pathname, search, hash } = useLocation();
  const { faces } = useDeclarations();
  const resources = useResources();
  const may = useMay();
  const place = placeAt(faces, pathname.replace(/^\/admin\//, ''));
  const resource = place && resources.get(place.face.name);
  if (!place || !resource) return <NoScreen start={start} />;
  const { base, isOld, face } = place;
  if (isOld) {
    const to = `/admin/${face.route}${pathname.slice(base.length)}`;
    return <Navigate to={{ pathname: to, search, hash }} replace />;
  }
  const { permissions, roles } = face.access.list;
  if (!may(face.access.list))
    return (
      <EmptyState
        title={texts.refused}
        text={fillText(texts.refused_text, { names: [...permissions, ...roles].join(', ') })}
      />
    );
  return (
    <Suspense fallback={<Skeletons lines={6} />}>
      <Routes>
        <Route
          path={`${routePattern(base)}/*`}
          element={<ResourceRoutes key={base} resource={resource} base={base} />}
        />
        <Route path="*" element={<NoScreen start={start} />} />
      </Routes>
    </Suspense>
  );
}

/** A link led out of the declarations, or the address was typed wrong. */
function NoScreen({ start }: { start: string }) {
  const navigate = useNavigate();
  return (
    <EmptyState title={texts.no_screen} text={texts.no_screen_text}>
      <Button onClick={() => void navigate(start)}>{texts.to_start}</Button>
    </EmptyState>
  );
}
