// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ResourceInput } from '../../config/schema/resource';
import { clearSession, saveSession } from '../../session/session';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { listResponse } from '../../testing/fakeHost';
import { renderConsole } from '../../testing/renderConsole';
// Load the lazy module early: loading is slow while other test files run in parallel.
import '../../actions/steps/ActionFlow';
import { ListPage } from '../ListPage';

const papers: ResourceInput = {
  name: 'papers',
  label: 'Papeles',
  recordRepresentation: 'name',
  api: { path: '/papers' },
  fields: { name: { type: 'text', label: 'Nombre' } },
  list: { columns: ['name'], search: true, rowActions: ['remove'] },
  actions: {
    remove: {
      label: 'Eliminar',
      danger: true,
      confirm: { title: '¿Eliminar «%{name}»?', submitLabel: 'Eliminar' },
      call: { method: 'DELETE', path: '/papers/{id}' },
      effects: ['refetch'],
    },
  },
};

let left: { id: string; name: string }[];
beforeEach(() => {
  saveSession({ token: 't', permissions: [] });
  left = ['A', 'B', 'C'].map((name) => ({ id: name, name }));
});
afterEach(() => clearSession());

function open() {
  const resources = declareResources(papers);
  return renderConsole(<ListPage resource={getDeclaredResource(resources, 'papers')} />, {
    resources,
    initialPath: '/admin/papers',
    responses: {
      'GET /papers': () => listResponse(left),
      '*': ({ method, url }) => {
        if (method === 'DELETE') left = left.filter(({ id }) => !url.endsWith(`/${id}`));
        return { body: { success: true } };
      },
    },
  });
}
const row = async (name: string) => (await screen.findByText(name)).closest('tr') as HTMLElement;
const actions = async (name: string) => within(await row(name)).getByRole('button');
const remove = async (name: string) => {
  await userEvent.click(await actions(name));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(screen.queryByText(name)).toBeNull());
};

describe('the focus, after the row that had it was deleted', () => {
  it.each([
    ['A', 'B'],
    ['B', 'C'],
    ['C', 'B'],
  ])('of %s is in the row that took its place: %s', async (gone, next) => {
    open();
    await remove(gone);
    const button = await actions(next);
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('is in the list where no row is left', async () => {
    left = left.slice(0, 1);
    open();
    await remove('A');
    await waitFor(() => expect(screen.getByRole('region', { name: 'Papeles' })).toHaveFocus());
  });
});

describe('the focus, after a row below an opened one was deleted', () => {
  const boxes: ResourceInput = {
    ...papers,
    name: 'boxes',
    label: 'Cajas',
    api: { path: '/boxes' },
    members: ['papers'],
    list: {
      columns: ['name'],
      expand: { resource: 'papers', recordPath: 'papers', columns: ['name'], rowActions: ['remove'] },
      rowActions: ['remove'],
    },
  };
  const openBox = async () => {
    const resources = declareResources(papers, boxes);
    renderConsole(<ListPage resource={getDeclaredResource(resources, 'boxes')} />, {
      resources,
      initialPath: '/admin/boxes',
      responses: {
        'GET /boxes': () =>
          listResponse([
            { id: 1, name: 'Caja 1', papers: left },
            { id: 2, name: 'Caja 2', papers: [] },
          ]),
        '*': ({ method, url }) => {
          if (method === 'DELETE') left = left.filter(({ id }) => !url.endsWith(`/${id}`));
          return { body: { success: true } };
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Papeles de Caja 1' }));
    await screen.findByText('A');
  };

  it('is in the one that took its place, not in a row of the list around', async () => {
    await openBox();
    await remove('B');
    await waitFor(async () => expect(await actions('C')).toHaveFocus());
  });

  it('is in the opened row where none is left', async () => {
    left = left.slice(0, 1);
    await openBox();
    await remove('A');
    const box = await row('Caja 1');
    await waitFor(() => expect(box).toContainElement(document.activeElement as HTMLElement));
  });
});

it('a row that goes after the focus went on and was let go elsewhere takes it nowhere', async () => {
  const outside = document.body.appendChild(document.createElement('button'));
  const { go } = open();
  (await actions('A')).focus();
  act(() => outside.focus());
  act(() => outside.blur());
  left = left.slice(1);
  await act(() => go('/admin/papers?page=1&size=100'));
  await waitFor(() => expect(screen.queryByText('A')).toBeNull());
  expect(document.body).toHaveFocus();
  outside.remove();
});

it('a row that goes while the focus is elsewhere takes it nowhere', async () => {
  const { go } = open();
  (await actions('A')).focus();
  const search = screen.getByRole('textbox');
  act(() => search.focus());
  left = left.slice(1);
  await act(() => go('/admin/papers?page=1&size=100'));
  await waitFor(() => expect(screen.queryByText('A')).toBeNull());
  expect(search).toHaveFocus();
});

it('a row that goes after the focus was let go takes it nowhere', async () => {
  const { go } = open();
  const button = await actions('A');
  act(() => button.focus());
  act(() => button.blur());
  left = left.slice(1);
  await act(() => go('/admin/papers?page=1&size=100'));
  await waitFor(() => expect(screen.queryByText('A')).toBeNull());
  expect(document.body).toHaveFocus();
});
