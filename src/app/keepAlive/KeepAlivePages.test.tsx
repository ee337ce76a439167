// @vitest-environment jsdom
import { mediaState } from '../../testing/jsdomPolyfills';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ResourceInput } from '../../config/schema/resource';
import { clearSession } from '../../session/session';
import { declareResources } from '../../testing/declareResources';
import { listResponse } from '../../testing/fakeHost';
import { discardUnsavedChanges } from '../../ui/dialog/unsavedChanges';
import { renderAdmin } from '../testing/renderAdmin';
// Ahead of time: they load lazily, which takes its time while other test files run beside.
import '../../actions/steps/ActionFlow';
import '../../forms/record/RecordFormPanel';
import '../../fields/text/TextInput';
import '../../show/ShowPage';
import '../../list/footer/ListReadStatus';

const cars: ResourceInput = {
  name: 'cars',
  label: { one: 'coche', many: 'Coches' },
  recordRepresentation: 'code',
  api: {
    getList: { path: '/cars' },
    getOne: { path: '/cars/{id}' },
    update: { path: '/cars/{id}', body: { code: '{code}' } },
  },
  fields: { code: { type: 'text', label: 'Código' } },
  list: { columns: ['code'], bulkActions: ['send'], actions: ['send'], rowActions: ['edit'], refresh: 60 },
  edit: { presentation: 'modal', title: 'Editar coche', fields: ['code'] },
  show: { header: { fields: ['code'] }, tabs: { data: { label: 'Datos', fields: ['code'] } } },
  actions: {
    edit: { label: 'Editar', openForm: 'edit' },
    send: { label: 'Enviar', call: { method: 'POST', path: '/cars/sent' } },
  },
};
const LIST = '/admin/cars?page=1&size=50';
const READ = 'GET /cars?page[number]=1&page[size]=50';
const ROWS = [
  { id: 'A', code: 'Rojo' },
  { id: 'B', code: 'Azul' },
];

/** Capabilities of the browser. */
let canKeep: boolean;
let scrolledTo: number[];
beforeEach(() => {
  mediaState.isWide = true;
  canKeep = true;
  scrolledTo = [];
  vi.stubGlobal('CSS', {
    escape: (text: string) => text,
    supports: (name: string, value: string) => canKeep && name === 'content-visibility' && value === 'hidden',
  });
  vi.stubGlobal('scrollTo', (_left: number, top: number) => scrolledTo.push(top));
});
afterEach(() => {
  vi.useRealTimers();
  clearSession();
});

/** A list, of which the second row was opened by its link. */
async function openRecord(before: () => Promise<void> | void = () => undefined) {
  const shown = renderAdmin({
    resources: declareResources(cars),
    initialPath: LIST,
    permissions: ['*'],
    staleTime: 60_000,
    responses: {
      'GET /cars': listResponse(ROWS),
      'GET /cars/B': { body: { data: ROWS[1] } },
      'GET /projects': listResponse([]),
    },
  });
  await screen.findByRole('link', { name: 'Azul' });
  await before();
  // Also while a dialog lies over it.
  const link = screen.getByRole('link', { name: 'Azul', hidden: true });
  link.focus();
  fireEvent.click(link);
  await screen.findByRole('heading', { level: 1, name: 'Azul' });
  return shown;
}
const kept = () => document.querySelector<HTMLElement>('.is-kept');
const boxOf = (title: string) => screen.getByRole('checkbox', { name: new RegExp(title) });
/** The list is shown: no sheet tells this document that a kept one is hidden. */
const list = () =>
  waitFor(() => {
    expect(kept()).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Coches');
  });

describe('the list that a record was opened from', () => {
  it('is as it was left when the reader comes back: rows, what was chosen, focus, place of the window [LIST-04]', async () => {
    const { go, callsBesidesProfile } = await openRecord(() => {
      fireEvent.click(boxOf('Rojo'));
      vi.stubGlobal('scrollY', 640);
    });
    expect(scrolledTo).toEqual([0]);
    const row = kept()?.querySelector('tr[data-id="B"]');
    expect(row).toBeTruthy();
    await go(-1);
    await list();
    expect(document.querySelector('tr[data-id="B"]')).toBe(row);
    expect(boxOf('Rojo')).toBeChecked();
    expect(screen.getByRole('link', { name: 'Azul' })).toHaveFocus();
    expect(scrolledTo).toEqual([0, 640]);
    expect(document.title).toBe('Coches');
    expect(callsBesidesProfile()).toEqual([READ, 'GET /cars/B']);
  });

  it('stays laid out and lives no longer: nothing is read again for it, its title is not that of the window', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { callsBesidesProfile, go } = await openRecord();
    // Not as React hides things, which takes them out of the layout.
    expect(kept()?.innerHTML).not.toMatch(/display: ?none/);
    await act(() => vi.advanceTimersByTimeAsync(130_000));
    expect(callsBesidesProfile().filter((line) => line === READ)).toHaveLength(1);
    expect(document.title).toBe('Azul · Datos');
    await go(-1);
    await list();
    // It is older than a minute: read again while its rows are there.
    expect(screen.getByRole('link', { name: 'Azul' })).toBeVisible();
    await waitFor(() => expect(callsBesidesProfile().filter((line) => line === READ)).toHaveLength(2));
  });

  it('is gone after four minutes, before what was read for it is', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { go } = await openRecord();
    await act(() => vi.advanceTimersByTimeAsync(4 * 60_000));
    expect(kept()).toBeNull();
    await go(-1);
    expect(await screen.findByRole('link', { name: 'Azul' })).toBeVisible();
    expect(document.querySelector('#main')).toHaveFocus();
  });

  it('begins anew where it is opened in another way, and there is no second one of it', async () => {
    const { go } = await openRecord(() => void fireEvent.click(boxOf('Rojo')));
    expect(kept()).not.toBeNull();
    await go(LIST);
    await list();
    expect(boxOf('Rojo')).not.toBeChecked();
    expect(document.querySelector('#main')).toHaveFocus();
  });

  it('has closed the menu that was open in it', async () => {
    const { go } = await openRecord(async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Acciones de Azul' }));
      expect(screen.getByRole('menuitem', { name: 'Editar' })).toBeVisible();
    });
    await go(-1);
    await list();
    expect(screen.queryByRole('menuitem')).toBeNull();
  });

  it('has the focus on the button of the menu that had it', async () => {
    const { go } = await openRecord();
    await go(-1);
    await list();
    await userEvent.click(screen.getByRole('button', { name: 'Acciones de Azul' }));
    expect(screen.getByRole('menuitem', { name: 'Editar' })).toHaveFocus();
    await go(1);
    await screen.findByRole('heading', { level: 1, name: 'Azul' });
    await go(-1);
    await list();
    expect(screen.queryByRole('menuitem')).toBeNull();
    expect(screen.getByRole('button', { name: 'Acciones de Azul' })).toHaveFocus();
  });

  it('is not kept with a dialog open, after something was thrown away, or by a browser that must draw what it lays out', async () => {
    const first = await openRecord(async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Acciones de Azul' }));
      await userEvent.click(screen.getByRole('menuitem', { name: 'Editar' }));
      await screen.findByRole('dialog', { name: 'Editar coche' });
    });
    expect(kept()).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    first.unmount();
    const second = await openRecord(() =>
      discardUnsavedChanges({ from: { pathname: LIST, search: '' }, to: { pathname: '/admin', search: '' } }),
    );
    expect(kept()).toBeNull();
    second.unmount();
    canKeep = false;
    const { go } = await openRecord();
    expect(kept()).toBeNull();
    await go(-1);
    expect(within(await screen.findByRole('table')).getByRole('link', { name: 'Azul' })).toBeVisible();
  });
});
