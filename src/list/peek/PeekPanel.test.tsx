// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ResourceInput } from '../../config/schema/resource';
import { clearSession, saveSession } from '../../session/session';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { listResponse } from '../../testing/fakeHost';
import { renderConsole } from '../../testing/renderConsole';
// Load the lazy modules early: loading is slow while other test files run in parallel.
import '../../show/live/LiveRecord';
import './PeekPanel';
import { ListPage } from '../ListPage';

const papers: ResourceInput = {
  name: 'papers',
  label: 'Papeles',
  recordRepresentation: 'name',
  api: { path: '/papers' },
  fields: { name: { type: 'text', label: 'Nombre' }, note: { type: 'text', label: 'Nota' } },
  list: { columns: ['name'] },
  show: { header: { fields: ['note'] }, tabs: { data: { label: 'Datos', fields: ['name'] } } },
};

beforeEach(() => saveSession({ token: 't', permissions: [] }));
afterEach(() => clearSession());

async function open(at = '/admin/papers', declared = papers, readNote = () => 'La de A') {
  const resources = declareResources(declared);
  const shown = renderConsole(<ListPage resource={getDeclaredResource(resources, 'papers')} />, {
    resources,
    initialPath: at,
    responses: {
      'GET /papers': listResponse(['A', 'B'].map((name) => ({ id: name, name }))),
      '*': ({ url }) =>
        url.endsWith('/B')
          ? { status: 404, body: {} }
          : { body: { success: true, data: { id: 'A', name: 'A', note: readNote() } } },
    },
  });
  await screen.findByRole('link', { name: 'A' });
  return shown;
}
const panel = () => screen.findByRole('complementary', { name: 'Vista rápida' });

it('shows the facts of a row beside the list, and goes with Escape', async () => {
  await open();
  screen.getByRole('link', { name: 'A' }).focus();
  await userEvent.keyboard(' ');
  expect(await within(await panel()).findByText('La de A')).toBeVisible();
  expect(within(await panel()).getByRole('link', { name: 'Abrir' })).toHaveAttribute(
    'href',
    '/admin/papers/A',
  );
  expect(screen.getByRole('link', { name: 'A' })).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(await panel()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  expect(screen.getByRole('link', { name: 'A' })).toHaveFocus();
});

it('shows the values of the first tab too, each once, without those that the record lacks', async () => {
  await open('/admin/papers?peek=A', {
    ...papers,
    fields: {
      ...papers.fields,
      size: { type: 'text', label: 'Tamaño', emptyText: 'not_reported' },
      kind: { type: 'text', label: 'Clase', source: 'note' },
      place: { type: 'text', label: 'Lugar', source: 'note' },
    },
    show: {
      header: { fields: ['note'] },
      tabs: {
        data: {
          label: 'Datos',
          blocks: [
            { label: 'Uno', fields: ['note', 'place', 'size'] },
            { label: 'Dos', fields: ['kind'], visibleWhen: { field: 'name', equals: 'B' } },
            // Only the profile can tell.
            { label: 'Tres', fields: ['name'], visibleWhen: { field: '$me.id', equals: 'nobody' } },
          ],
        },
        more: { label: 'Más', fields: ['name'] },
      },
    },
  });
  await within(await panel()).findByText('Lugar');
  expect((await panel()).querySelectorAll('dt')).toHaveLength(2);
});

it('keeps a long text among the facts if the first block, of another field, is hidden', async () => {
  await open('/admin/papers?peek=A', {
    ...papers,
    fields: {
      ...papers.fields,
      text: { type: 'longText', label: 'Texto', source: 'note' },
      place: { type: 'text', label: 'Lugar', source: 'note' },
    },
    show: {
      header: { fields: ['note'] },
      tabs: {
        data: {
          label: 'Datos',
          blocks: [
            { label: 'Otro', fields: ['name'], visibleWhen: { field: 'name', equals: 'B' } },
            { label: 'Texto', fields: ['text', 'place'] },
          ],
        },
      },
    },
  });
  await within(await panel()).findByText('Lugar');
  expect((await panel()).querySelector('.is-single')).toBeNull();
  expect(within(await panel()).getByText('Texto')).toBeVisible();
});

it('begins with the long text that is the whole first block, and shows the facts beside it too', async () => {
  await open('/admin/papers?peek=A', {
    ...papers,
    fields: {
      ...papers.fields,
      text: { type: 'longText', label: 'Texto', source: 'note' },
      place: { type: 'text', label: 'Lugar', source: 'note' },
    },
    show: {
      header: { fields: ['note'] },
      tabs: {
        data: {
          label: 'Datos',
          blocks: [
            { label: 'Texto', fields: ['text'] },
            { label: 'Ficha', aside: true, fields: ['place', 'name'] },
          ],
        },
      },
    },
  });
  await within(await panel()).findByText('Lugar');
  // The title says the name.
  expect([...(await panel()).querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
    'Texto',
    'Nota',
    'Lugar',
  ]);
  expect((await panel()).querySelector('dl')).toHaveClass('is-single');
});

it('has its acts in one row: beside a field of an action the others show their icon alone', async () => {
  const call = { method: 'POST', path: '/papers/{id}/move' } as const;
  await open('/admin/papers?peek=A', {
    ...papers,
    show: {
      header: { fields: ['note'] },
      actions: ['move', 'stamp', 'burn'],
      tabs: { data: { label: 'Datos', fields: ['name'] } },
    },
    actions: {
      move: {
        label: 'Mover',
        form: { presentation: 'toolbar', fields: { to: { type: 'text', label: 'Mover' } } },
        call,
      },
      stamp: { label: 'Sellar', icon: 'pencil', call },
      burn: { label: 'Quemar', call },
    },
  });
  const stamp = await within(await panel()).findByRole('button', { name: 'Sellar' });
  expect(stamp).toHaveTextContent(/^$/);
  expect(stamp).toHaveAttribute('title', 'Sellar');
  expect(within(await panel()).getByRole('button', { name: 'Quemar' })).toHaveTextContent('Quemar');
});

it('is shown by the button of a row too; its cross gives the focus back, Back closes it', async () => {
  const { currentPath, go } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Vista rápida: A' }));
  await within(await panel()).findByText('La de A');
  expect(currentPath()).toContain('peek=A');
  await go(-1);
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Vista rápida: A' }));
  await userEvent.click(within(await panel()).getByRole('button', { name: 'Cerrar la vista rápida' }));
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  expect(screen.getByRole('link', { name: 'A' })).toHaveFocus();
});

it('has its button before the tools at the end of a row', async () => {
  await open('/admin/papers', {
    ...papers,
    actions: { burn: { label: 'Quemar', call: { method: 'POST', path: '/papers/{id}/burn' } } },
    list: { columns: ['name', 'note'], rowActions: ['burn'] },
  });
  const cell = within(screen.getByRole('row', { name: /^A/ }))
    .getAllByRole('cell')
    .at(-1) as HTMLElement;
  expect(
    within(cell)
      .getAllByRole('button')
      .map(({ ariaLabel }) => ariaLabel),
  ).toEqual(['Vista rápida: A', 'Acciones de A']);
});

it('has its button in the last cell of a row without tools; the arrows pass it by', async () => {
  await open('/admin/papers', {
    ...papers,
    list: { columns: ['name', { field: 'note', link: '/admin/papers/{id}' }] },
  });
  const link = (name: string) =>
    within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('link')
      .at(-1);
  link('A')?.focus();
  expect(screen.getByRole('button', { name: 'Vista rápida: A' }).closest('td')).toContainElement(
    link('A') ?? null,
  );
  await userEvent.keyboard('{ArrowDown}');
  expect(link('B')).toHaveFocus();
});

it('goes on with the arrows, and says that a record is not there', async () => {
  await open('/admin/papers?peek=A');
  await within(await panel()).findByText('La de A');
  screen.getByRole('link', { name: 'A' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(await screen.findByText('Este registro no existe o no puedes verlo')).toBeVisible();
  expect(screen.queryByText('La de A')).toBeNull();
});

describe('a record that another user changes', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('gets its new contents in place, with a sign', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let note = 'La de A';
    await open('/admin/papers?peek=A', { ...papers, live: { every: 10 } }, () => note);
    const factList = (await within(await panel()).findByText('La de A')).closest('dl');
    await waitFor(() => expect(document.querySelectorAll('.peek > .live-record')).toHaveLength(1));
    note = 'La otra';
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    expect((await within(await panel()).findByText('La otra')).closest('dl')).toBe(factList);
    expect(document.querySelector('.peek .live-record-mark')).toHaveTextContent(/^Cambió/);
  });
});
