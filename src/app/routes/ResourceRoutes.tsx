import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import type { Resource } from '../../config/types';
import { NotFound } from '../../ui/page/NotFound';
import { importWithRetry } from '../../lib/lazy/importWithRetry';
import { useCanAccess } from '../../session/access/useCanAccess';
import { useRecordLocation } from '../../show/useRecordLocation';
import { ListPage } from '../../list/ListPage';
import { WithResource } from '../declarations/WithResource';
import { LazyShowPage } from './LazyShowPage';

const ScopeSelectorPage = lazy(() => importWithRetry(() => import('../../scopeSelector/ScopeSelectorPage')));
const FormPage = lazy(() => importWithRetry(() => import('../../forms/record/RecordFormPage')));

interface ResourceRoutesProps {
  resource: Resource;
  /** Console path of the routes, if it is an additional path of the record pages. Default: the path of the resource. */
  base?: string;
}

/** Routes of a resource: list and its tabs, create and edit pages, show page with tab and sub-tab. */
export function ResourceRoutes({ resource, base }: ResourceRoutesProps) {
  const canAccess = useCanAccess();
  const { create, edit, hasDetail, list, access } = resource;
  const landingPageRedirect = <Navigate to="/admin/start" replace />;
  const showRoute = hasDetail && (
    <Route
      path=":id/:tab?/:subTab?/:below?/*"
      element={
        canAccess(access.show) ? (
          <WithResource name={resource.name} level="all">
            {(loadedResource) => <LazyShowPage resource={loadedResource} routePath={base} />}
          </WithResource>
        ) : (
          landingPageRedirect
        )
      }
    />
  );
  if (resource.scope && !canAccess(access.show)) return landingPageRedirect;
  if (resource.scope)
    return (
      <WithResource name={resource.name} level="all">
        {(loadedResource) => <ScopeSelectorPage resource={loadedResource} />}
      </WithResource>
    );
  if (base !== undefined && resource.extraPaths.includes(base))
    return (
      <Routes>
        {showRoute}
        <Route
          path="*"
          element={
            <WithResource name={resource.name} level="all">
              {(loadedResource) => <AliasIndexRedirect resource={loadedResource} base={base} />}
            </WithResource>
          }
        />
      </Routes>
    );
  return (
    <Routes>
      {list && <Route index element={<ListPage resource={resource} />} />}
      {!list && create?.placement.kind === 'page' && (
        <Route
          path=":prefill?"
          element={
            canAccess(access.create) ? (
              <FormPage resource={resource} form={create} isNew />
            ) : (
              landingPageRedirect
            )
          }
        />
      )}
      {list?.tabs.slice(1).map(({ key }) => (
        <Route key={key} path={key} element={<ListPage resource={resource} tab={key} />} />
      ))}
      {create?.placement.kind === 'page' && (
        <Route
          path="create"
          element={
            canAccess(access.create) ? (
              <FormPage resource={resource} form={create} isNew />
            ) : (
              landingPageRedirect
            )
          }
        />
      )}
      {edit?.placement.kind === 'page' && (
        <Route
          path=":id/edit"
          element={
            canAccess(access.edit) ? (
              <FormPage resource={resource} form={edit} isNew={false} />
            ) : (
              landingPageRedirect
            )
          }
        />
      )}
      {showRoute}
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}

/** An additional path without an id has no page, so it redirects to the target of the back link. */
function AliasIndexRedirect({ resource, base }: Required<ResourceRoutesProps>) {
  const { backPath } = useRecordLocation(resource, base);
  return <Navigate to={backPath} replace />;
}
