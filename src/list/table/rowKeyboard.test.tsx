// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ResourceInput } from '../../config/schema/resource';
import { clearSession, saveSession } from '../../session/session';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { listResponse } from '../../testing/fakeHost';
import { renderConsole } from '../../testing/renderConsole';
import { ListPage } from '../ListPage';

const papers: ResourceInput = {
  name: 'papers',
  label: 'Papeles',
  recordRepresentation: 'name',
  api: { path: '/papers' },
  fields: { name: { type: 'text', label: 'Nombre' } },
  list: { columns: ['name'], bulkActions: ['look'], rowActions: ['look'], rowClick: '/admin/papers/{id}' },
  actions: {
    look: {
      label: 'Mirar',
      confirm: { text: '¿Mirar?' },
      call: { method: 'POST', path: '/papers/{id}/look' },
    },
  },
};

beforeEach(() => saveSession({ token: 't', permissions: [] }));
afterEach(() => clearSession());

async function open() {
  const resources = declareResources(papers);
  renderConsole(<ListPage resource={getDeclaredResource(resources, 'papers')} />, {
    resources,
    initialPath: '/admin/papers',
    responses: { 'GET /papers': listResponse(['A', 'B', 'C'].map((name) => ({ id: name, name }))) },
  });
  await screen.findByRole('link', { name: 'A' });
}
const link = (name: string) => screen.getByRole('link', { name });
const box = (name: string) => within(link(name).closest('tr') as HTMLElement).getByRole('checkbox');

it('up and down go from row to row and end at the last one', async () => {
  await open();
  link('A').focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(link('B')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(link('C')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(link('A')).toHaveFocus();
});

it('stays in the column', async () => {
  await open();
  box('A').focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(box('B')).toHaveFocus();
});

it('x selects the row and lets it go', async () => {
  await open();
  link('B').focus();
  await userEvent.keyboard('x');
  expect(box('B')).toBeChecked();
  expect(box('A')).not.toBeChecked();
  expect(link('B')).toHaveFocus();
  await userEvent.keyboard('x');
  expect(box('B')).not.toBeChecked();
});

it('leaves the arrows of a menu to the menu', async () => {
  await open();
  const menu = within(link('A').closest('tr') as HTMLElement).getByRole('button');
  menu.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(await screen.findByRole('menuitem', { name: 'Mirar' })).toHaveFocus();
  await userEvent.keyboard('x{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Mirar' })).toHaveFocus();
  expect(box('A')).not.toBeChecked();
});
