// @vitest-environment jsdom
import { mediaState } from '../../testing/jsdomPolyfills';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findResourceByPath, locateResource } from '../../config/resourceSummary';
import { clearSession } from '../../session/session';
import { listResponse } from '../../testing/fakeHost';
import { createBundledResources } from '../declarations/bundledDeclarations';
import { createTestRegistry } from '../declarations/testing/testRegistry';
import { renderAdmin } from '../testing/renderAdmin';

const resources = createBundledResources();
const gateway = {
  id: 'G1',
  qrCode: 'Q1',
  alias: 'Norte',
  type: 'shared',
  status: 'online',
  projectId: 'P 1',
  projectAlias: 'Los Almendros',
  assets: [],
};

function open(at: string, more: object = {}) {
  return renderAdmin({
    resources,
    initialPath: at,
    permissions: ['read_gateways_list', 'list_gateway_status'],
    responses: {
      'GET /gateways/G1': { body: { data: gateway } },
      'GET /gateways': listResponse([gateway], 1),
      'GET /gateways/status': { body: { data: [] } },
      'GET /devices': listResponse([], 0),
      'GET /projects/P%201': { body: { data: { id: 'P 1', name: 'Los Almendros', type: 'HOME' } } },
      ...more,
    },
  });
}

const title = () => screen.findByRole('heading', { level: 1, name: 'G1' });
const back = () => screen.getByRole('button', { name: 'Volver' });

beforeEach(() => {
  mediaState.isWide = true;
  window.scrollTo = () => undefined;
});
afterEach(clearSession);

it('the page of a gateway stands below its building, with its tabs [PROJ-40, GWD-01]', async () => {
  const { currentPath, navigations } = open('/admin/projects/P%201/gateway/G1');
  await title();
  await waitFor(() => expect(currentPath()).toBe('/admin/projects/P%201/gateway/G1/info'));
  expect(navigations).toEqual(['REPLACE /admin/projects/P%201/gateway/G1/info']);
  await userEvent.click(screen.getByRole('link', { name: 'Dispositivos' }));
  await waitFor(() =>
    expect(currentPath()).toBe('/admin/projects/P%201/gateway/G1/devices?page=1&size=50&sort=device_id'),
  );
});

it('asks for the gateway, its state and nothing of the building, each once [PROJ-40, GWD-08]', async () => {
  const { callsBesidesProfile } = open('/admin/projects/P%201/gateway/G1/info');
  await screen.findByText('El gateway todavía no ha comunicado su estado.');
  expect([...callsBesidesProfile()].sort()).toEqual([
    'GET /gateways/G1',
    'GET /gateways/status?project_id=P+1',
  ]);
});

it.each([
  ['/admin/projects/P%201/gateway/G1/info', '/admin/projects/P%201/gateways'],
  ['/admin/gateways/G1/info', '/admin/gateways'],
])('Back of %s, opened by its address, leads to %s [PROJ-40, GWD-02]', async (at, to) => {
  const { currentPath } = open(at);
  await title();
  await userEvent.click(back());
  await waitFor(() => expect(currentPath().replace(/\?.*/, '')).toBe(to));
});

it('a row of the building’s gateways leads to the building’s page of it, and Back to the rows [PROJ-41]', async () => {
  const { currentPath } = open('/admin/projects/P%201/gateways');
  const headings = await screen.findAllByRole('columnheader');
  expect(headings.map(({ textContent }) => textContent)).toEqual(['GID', 'QID', 'Tipo', 'Estado']);
  await userEvent.click(await screen.findByRole('link', { name: 'G1' }));
  await title();
  expect(currentPath()).toBe('/admin/projects/P%201/gateway/G1/info');
  await userEvent.click(back());
  await waitFor(() => expect(currentPath().replace(/\?.*/, '')).toBe('/admin/projects/P%201/gateways'));
});

it('a gateway that is in another building by now is shown at its own address [PROJ-40]', async () => {
  const { currentPath } = open('/admin/projects/P0/gateway/G1/devices?page=1&size=50&sort=device_id');
  await title();
  expect(currentPath()).toBe('/admin/gateways/G1/devices?page=1&size=50&sort=device_id');
});

it.each([{ projectId: null }, { projectId: undefined }])(
  'what the gateway does not say is not held against the address: %j [PROJ-40]',
  async (more) => {
    const { currentPath } = open('/admin/projects/P0/gateway/G1/info', {
      'GET /gateways/G1': { body: { data: { ...gateway, ...more } } },
    });
    await title();
    expect(currentPath()).toBe('/admin/projects/P0/gateway/G1/info');
  },
);

it('without an id it leads to where Back does', async () => {
  const { navigations } = open('/admin/projects/P%201/gateway');
  await waitFor(() => expect(navigations[0]).toBe('REPLACE /admin/projects/P%201/gateways'));
});

it('a gateway that nobody knows leads back to the building [PROJ-40, GWD-21]', async () => {
  open('/admin/projects/P%201/gateway/G2/info', { 'GET /gateways/G2': { status: 404 } });
  const main = within(await screen.findByRole('main'));
  const back = await main.findByRole('link', { name: 'Gateways' });
  expect(back).toHaveAttribute('href', '/admin/projects/P%201/gateways');
});

it('is known before any declaration is there', () => {
  const { resourceIndex } = createTestRegistry().store.getState();
  expect(locateResource(resourceIndex, 'projects/P1/gateway/G1/info')).toMatchObject({
    resource: { name: 'gateways' },
    base: '/admin/projects/{projectId}/gateway',
  });
  expect(findResourceByPath(resourceIndex, 'projects/P1/gateways')?.name).toBe('projects');
  expect(findResourceByPath(resourceIndex, 'projects//gateway')?.name).toBe('projects');
});
