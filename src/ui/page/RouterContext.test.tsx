// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { useEffect } from 'react';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ResourceRoutes } from '../../app/routes/ResourceRoutes';
import { ConsoleRouter } from '../../app/router/ConsoleRouter';
import { createAdminRouter } from '../../app/router/consoleRoutes';
import { clearSession, saveSession } from '../../session/session';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { listResponse } from '../../testing/fakeHost';
import { renderConsole } from '../../testing/renderConsole';
import { useIsCurrentLocation } from './RouterContext';

const resources = declareResources({
  name: 'cars',
  label: 'Coches',
  recordRepresentation: 'name',
  api: { path: '/cars' },
  fields: { name: { type: 'text' } },
  list: { columns: ['name'] },
});

/** Navigates away after the list has rendered, before the list corrects its URL. */
const Leaver = () => {
  const navigate = useNavigate();
  useEffect(() => void navigate('/admin/else'), [navigate]);
  return null;
};

const Here = ({ found }: { found: (isStillHere: () => boolean) => void }) => {
  found(useIsCurrentLocation());
  return null;
};

beforeEach(() => saveSession({ token: 't', permissions: [] }));
afterEach(clearSession);

it('a list that is left before it mends its address fetches nobody back [LIST-04]', async () => {
  const { currentPath, navigations } = renderConsole(
    <Routes>
      <Route
        path="/admin/cars/*"
        element={
          <>
            <Leaver />
            <ResourceRoutes resource={getDeclaredResource(resources, 'cars')} />
          </>
        }
      />
      <Route path="*" element={<p>Otro sitio</p>} />
    </Routes>,
    {
      resources,
      initialPath: '/admin/cars',
      responses: { 'GET /cars?page[number]=1&page[size]=50': listResponse([]) },
    },
  );
  expect(await screen.findByText('Otro sitio')).toBeVisible();
  expect(currentPath()).toBe('/admin/else');
  expect(navigations.filter((move) => move.includes('/cars?'))).toEqual([]);
});

it('knows where the router of the console is by now', () => {
  window.history.replaceState(null, '', '/admin/cars?page=2');
  let isStillHere: (() => boolean) | undefined;
  const found = (tells: () => boolean) => (isStillHere = tells);
  const Elsewhere = () => {
    const navigate = useNavigate();
    useEffect(() => {
      expect(isStillHere?.()).toBe(true);
      void navigate('/admin/else');
      expect(isStillHere?.()).toBe(false);
    }, [navigate]);
    return null;
  };
  render(
    <ConsoleRouter router={createAdminRouter()}>
      <Routes>
        <Route
          path="/admin/cars"
          element={
            <>
              <Here found={found} />
              <Elsewhere />
            </>
          }
        />
        <Route path="*" element={<p>Otro sitio</p>} />
      </Routes>
    </ConsoleRouter>,
  );
  expect(screen.getByText('Otro sitio')).toBeVisible();
  expect.assertions(3);
});
