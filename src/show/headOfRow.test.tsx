// @vitest-environment jsdom
import '../testing/jsdomPolyfills';
import { Route, Routes } from 'react-router-dom';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
// Load the lazy module early: loading is slow while other tests run in parallel.
import './ShowPage';
import { ResourceRoutes } from '../app/routes/ResourceRoutes';
import type { ResourceInput } from '../config/schema/resource';
import { clearSession, saveSession } from '../session/session';
import { declareResources, getDeclaredResource } from '../testing/declareResources';
import { deferred } from '../testing/deferred';
import { listResponse } from '../testing/fakeHost';
import { renderConsole } from '../testing/renderConsole';

beforeEach(() => {
  window.scrollTo = () => undefined;
  saveSession({ token: 't', permissions: [] });
});
afterEach(clearSession);

const LOGO = 'data:image/png;base64,iVBORw0KGgo=';
const SALA = { id: 'a', name: 'Sala A', code: 'A-1', logo: LOGO, floor: '2', state: 'free' };

const rooms: ResourceInput = {
  name: 'rooms',
  label: 'Salas',
  recordRepresentation: 'name',
  api: { path: '/rooms' },
  fields: {
    name: { type: 'text', label: 'Nombre' },
    logo: { type: 'image', label: 'Imagen' },
    floor: { type: 'text', label: 'Planta' },
    state: { type: 'status', label: 'Estado', values: { free: 'Libre' }, tones: { free: 'success' } },
  },
  list: { columns: [{ field: 'name', image: 'logo' }] },
  show: {
    header: { image: 'logo', fields: ['floor', 'state'] },
    actions: ['call'],
    tabs: {
      one: { label: 'Uno', fields: ['name'], visibleWhen: { field: 'floor', equals: '2' } },
      two: { label: 'Dos', fields: ['name'] },
    },
  },
  actions: { call: { label: 'Llamar', link: '/admin/calls' } },
};

interface Options {
  row?: object;
  own?: Partial<ResourceInput>;
  at?: string;
}

/** Opens the record from its list, or by its address; the response waits for `resolve`. */
async function open({ row = SALA, own = {}, at = '/admin/rooms' }: Options = {}) {
  const { respond, resolve } = deferred();
  const resources = declareResources({ ...rooms, ...own });
  const rendered = renderConsole(
    <Routes>
      <Route
        path="/admin/rooms/*"
        element={<ResourceRoutes resource={getDeclaredResource(resources, 'rooms')} />}
      />
    </Routes>,
    {
      resources,
      initialPath: at,
      responses: { 'GET /rooms': listResponse([row]), 'GET /rooms/a': respond },
    },
  );
  if (at === '/admin/rooms') fireEvent.click((await screen.findAllByRole('link'))[0] as HTMLElement);
  const skeleton = await waitFor(() => {
    const element = rendered.container.querySelector('.page[aria-busy="true"]');
    expect(element).not.toBeNull();
    return element as HTMLElement;
  });
  return { ...rendered, skeleton, answer: () => act(async () => resolve({ body: { data: SALA } })) };
}
const title = () => screen.queryByRole('heading', { level: 1, name: 'Sala A' });

it('has the trail, the picture and the title of the row before the answer, and bones for the rest [ADET-14]', async () => {
  const { skeleton } = await open();
  expect(title()).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(document.title).toMatch(/^Sala A/);
  expect(within(skeleton).getByRole('button', { name: 'Volver' })).toBeVisible();
  expect(within(skeleton).getByRole('link', { name: 'Salas' })).toBeVisible();
  expect(skeleton.querySelector('.page-title > img')).toHaveAttribute('src', LOGO);
  expect(skeleton.querySelectorAll('.facts-skeleton > div')).toHaveLength(2);
  expect(skeleton.querySelectorAll('.tabs-skeleton > div')).toHaveLength(2);
  expect(within(skeleton).getAllByRole('status')[0]).toHaveTextContent('Cargando…');
});

it('offers no act and no tab of the row, and says no fact of it, before the answer', async () => {
  const { skeleton, answer } = await open();
  expect(title()).toBeVisible();
  for (const role of ['button', 'link'])
    expect(within(skeleton).queryByRole(role, { name: 'Llamar' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Uno' })).toBeNull();
  expect(screen.queryByText('Libre')).toBeNull();
  expect(screen.queryByText('Planta')).toBeNull();
  await answer();
  expect(await screen.findByRole('link', { name: 'Llamar' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Uno' })).toBeVisible();
});

it('keeps the elements of the head when the answer comes', async () => {
  const { skeleton, answer } = await open();
  const parts = ['.page-header', '.page-trail', '.page-trail nav', '.page-title', 'h1', '.page-title > img'];
  const before = parts.map((part) => skeleton.querySelector(part));
  const classNames = before.map((element) => element?.className);
  await answer();
  expect(await screen.findByRole('link', { name: 'Llamar' })).toBeVisible();
  expect(skeleton).not.toHaveAttribute('aria-busy');
  const after = parts.map((part) => skeleton.querySelector(part));
  expect(after).not.toContain(null);
  after.forEach((element, index) => expect(element).toBe(before[index]));
  expect(after.map((element) => element?.className)).toEqual(classNames);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

it('has bones where the record was opened by its address', async () => {
  const { skeleton, answer } = await open({ at: '/admin/rooms/a' });
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  expect(skeleton.querySelector('.title-skeleton')).not.toBeNull();
  await answer();
  await waitFor(() => expect(title()).toBeVisible());
});

const { logo: _logo, ...withoutLogo } = SALA;
it.each<[string, Options]>([
  [
    'the title reads a member that the row lacks',
    { own: { recordRepresentation: ['{name} ({building})', 'name'] } },
  ],
  ['the row has no member for the picture', { row: withoutLogo }],
  ['the list shows another picture', { own: { list: { columns: ['name'] } } }],
])('has bones where %s', async (_, options) => {
  const { skeleton } = await open(options);
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  expect(skeleton.querySelector('.title-skeleton')).not.toBeNull();
});

const byAddress: Partial<ResourceInput> = {
  recordRepresentation: ['alias', 'place', 'id'],
  fields: {
    ...rooms.fields,
    alias: { type: 'text', label: 'Alias' },
    place: { type: 'address', label: 'Dirección', parts: ['street_name', 'apartment'] },
  },
};
it('has the address of a row whose alias is known to be empty [ADET-04]', async () => {
  const row = { ...SALA, alias: null, street_name: 'Mayor', apartment: null };
  await open({ own: byAddress, row });
  expect(screen.getByRole('heading', { level: 1, name: 'Mayor' })).toBeVisible();
});

it('has bones where the row lacks a part of the address [ADET-04]', async () => {
  await open({ own: byAddress, row: { ...SALA, alias: null, street_name: 'Mayor' } });
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
});

it('has the initial of a row whose picture is known to be empty', async () => {
  const { skeleton } = await open({ row: { ...SALA, logo: null } });
  expect(title()).toBeVisible();
  expect(skeleton.querySelector('.page-title > .initial-avatar')).toHaveTextContent('S');
});
