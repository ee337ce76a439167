// @vitest-environment jsdom
import { useEffect } from 'react';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ResourceRoutes } from '../../app/ResourceRoutes';
import { ConsoleRouter } from '../../app/router/ConsoleRouter';
import { clearSession, saveSession } from '../../session/session';
import { declare, resourceOf } from '../../testing/declare';
import { page } from '../../testing/fakeRequest';
import { renderConsole } from '../../testing/renderConsole';
import { useStillHere } from './useStillHere';

const resources = declare({
  name: 'cars',
  label: 'Coches',
  title: 'name',
  api: { path: '/cars' },
  fields: { name: { type: 'text' } },
  list: { columns: ['name'] },
});

/** Somebody who leaves once the list was drawn, before it mends its address. */
const Leaver = () => {
  const navigate = useNavigate();
  useEffect(() => void navigate('/admin/else'), [navigate]);
  return null;
};

const Here = ({ found }: { found: (isStillHere: () => boolean) => void }) => {
  found(useStillHere());
  return null;
};

beforeEach(() => saveSession({ token: 't', permissions: [] }));
afterEach(clearSession);

it('a list that is left before it mends its address fetches nobody back [LIST-04]', async () => {
  const { address, moves } = renderConsole(
    <Routes>
      <Route
        path="/admin/cars/*"
        element={
          <>
            <Leaver />
            <ResourceRoutes resource={resourceOf(resources, 'cars')} />
          </>
        }
      />
      <Route path="*" element={<p>Otro sitio</p>} />
    </Routes>,
    { resources, at: '/admin/cars', answers: { 'GET /cars?page[number]=1&page[size]=50': page([]) } },
  );
  expect(await screen.findByText('Otro sitio')).toBeVisible();
  expect(address()).toBe('/admin/else');
  expect(moves.filter((move) => move.includes('/cars?'))).toEqual([]);
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
    <ConsoleRouter>
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
