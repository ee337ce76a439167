import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import type { Resource } from '../config/types';
import { NotFound } from '../ui/NotFound';
import { importOrNewVersion } from '../lib/retryImport';
import { useMay } from '../session/useMay';
import { useDetailPlace } from '../views/detail/useDetailPlace';
import { ListPage } from '../views/list/ListPage';
import { Declared } from './declarations/Declared';
import { Detail } from './Detail';

const PickersPage = lazy(() => importOrNewVersion(() => import('../views/pickers/PickersPage')));
const FormPage = lazy(() => importOrNewVersion(() => import('../forms/FormPage')));

interface ResourceRoutesProps {
  resource: Resource;
  /** Console path that they stand below, where that is a further address of its details. Default: that of the resource. */
  base?: string;
}

/** The routes of a resource: list and its tabs, create and edit pages, detail with tab and sub-tab. */
export function ResourceRoutes({ resource, base }: ResourceRoutesProps) {
  const may = useMay();
  const { create, edit, hasDetail, list, access } = resource;
  const start = <Navigate to="/admin/start" replace />;
  const detail = hasDetail && (
    <Route
      path=":id/:tab?/:subTab?/:below?/*"
      element={
        may(access.show) ? (
          <Declared name={resource.name} stage="all">
            {(whole) => <Detail resource={whole} at={base} />}
          </Declared>
        ) : (
          start
        )
      }
    />
  );
  if (resource.pickers && !may(access.show)) return start;
  if (resource.pickers)
    return (
      <Declared name={resource.name} stage="all">
        {(whole) => <PickersPage resource={whole} />}
      </Declared>
    );
  if (base !== undefined && resource.at.includes(base))
    return (
      <Routes>
        {detail}
        <Route
          path="*"
          element={
            <Declared name={resource.name} stage="all">
              {(whole) => <AboveDetail resource={whole} base={base} />}
            </Declared>
          }
        />
      </Routes>
    );
  return (
    <Routes>
      {list && <Route index element={<ListPage resource={resource} />} />}
      {!list && create?.place.kind === 'page' && (
        <Route
          path=":prefill?"
          element={may(access.create) ? <FormPage resource={resource} form={create} isNew /> : start}
        />
      )}
      {list?.tabs.slice(1).map(({ key }) => (
        <Route key={key} path={key} element={<ListPage resource={resource} tab={key} />} />
      ))}
      {create?.place.kind === 'page' && (
        <Route
          path="create"
          element={may(access.create) ? <FormPage resource={resource} form={create} isNew /> : start}
        />
      )}
      {edit?.place.kind === 'page' && (
        <Route
          path=":id/edit"
          element={may(access.edit) ? <FormPage resource={resource} form={edit} isNew={false} /> : start}
        />
      )}
      {detail}
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}

/** Without an id a further address has nothing to show: it leads to where Back does. */
function AboveDetail({ resource, base }: Required<ResourceRoutesProps>) {
  const { back } = useDetailPlace(resource, base);
  return <Navigate to={back} replace />;
}
