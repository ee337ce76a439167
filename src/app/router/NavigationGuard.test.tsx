// @vitest-environment jsdom
import { mediaState } from '../../testing/jsdomPolyfills';
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, memoryStore } from 'ra-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Layout } from '../../layout/Layout';
import { i18nProvider } from '../../i18n/i18nProvider';
import { createAuthProvider } from '../../session/authProvider';
import { clearSession, saveSession } from '../../session/session';
import { fakeHost } from '../../testing/fakeHost';
import { currentUserResponse } from '../../testing/renderConsole';
import { NavigationGuard } from './NavigationGuard';
import { ConsoleRouter, consoleRouterProvider } from './ConsoleRouter';
import type { DataRouter } from '../../ui/page/RouterContext';
import { createAdminRouter } from './consoleRoutes';

let router: DataRouter;
/** Resolves the pending load of the page. */
let arrive: () => void;
beforeEach(async () => {
  mediaState.isWide = true;
  saveSession({ token: 't' });
  window.history.replaceState(null, '', '/admin/here');
  router = createAdminRouter();
  const late = new Promise<{ default: () => React.JSX.Element }>((resolve) => {
    arrive = () => resolve({ default: () => <h1>Allí</h1> });
  });
  const There = lazy(() => late);
  const { request } = fakeHost({ 'GET /users/current': { body: currentUserResponse } });
  render(
    <ConsoleRouter router={router}>
      <CoreAdminContext
        basename="/admin"
        authProvider={createAuthProvider({ request, resources: new Map() })}
        i18nProvider={i18nProvider}
        routerProvider={consoleRouterProvider}
        store={memoryStore()}
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <NavigationGuard>
          <Layout config={{ branding: { name: 'Consola' }, links: {} }} entries={[]}>
            <Suspense fallback={<p>Cargando</p>}>
              <Routes>
                <Route path="/admin/here" element={<h1>Aquí</h1>} />
                <Route path="/admin/there" element={<There />} />
              </Routes>
            </Suspense>
          </Layout>
        </NavigationGuard>
      </CoreAdminContext>
    </ConsoleRouter>,
  );
  await heading('Aquí');
});
afterEach(() => {
  clearSession();
  router.dispose();
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const QUESTION = { name: '¿Seguro que quieres salir?' };
const question = () => screen.queryByRole('heading', QUESTION);
const askToLeave = async (): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: /^Cuenta/ }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Cerrar sesión' }));
  expect(await screen.findByRole('heading', QUESTION)).toBeVisible();
};
const go = () => act(() => router.navigate('/admin/there'));

it('what the frame opens while a page is on its way is still open when it arrives [SHELL-40]', async () => {
  await go();
  expect(window.location.pathname).toBe('/admin/there');
  expect(await screen.findByText('Cargando')).toBeVisible();
  await askToLeave();
  await act(async () => arrive());
  expect(await heading('Allí')).toBeInTheDocument();
  expect(question()).toBeVisible();
});

it('what the frame opened before is closed as soon as the page is left, also where the next one is late', async () => {
  await askToLeave();
  await go();
  expect(await screen.findByText('Cargando')).toBeVisible();
  expect(question()).toBeNull();
});
