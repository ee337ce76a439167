// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, memoryStore, TestMemoryRouter, useLocation } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { createResourceIndex } from '../../config/resourceSummary';
import { ConsoleProvider } from '../../queries/console/ConsoleContext';
import type { MenuEntry } from '../../extensions/types';
import { buildMenuLines } from './menuLines';
import { MenuEntries } from './MenuEntries';

const entry = (label: string, order: number, group?: string): MenuEntry => ({
  to: `/admin/${label.toLowerCase()}`,
  label,
  icon: 'list',
  order,
  resource: label.toLowerCase(),
  ...(group === undefined ? {} : { group }),
});
const few = [
  entry('Activos', 20),
  entry('Contadores', 40, 'Energía'),
  entry('Inicio', 10),
  entry('Baterías', 30, 'Energía'),
];
const many = [...few, ...Array.from({ length: 60 }, (_, at) => entry(`Zona${at}`, 100 + at, 'Zonas'))];

const Here = () => <output data-testid="here">{useLocation().pathname}</output>;

function open(
  entries: readonly MenuEntry[],
  { hints = false, at = '/admin/inicio', store = memoryStore() } = {},
) {
  const load = vi.fn(() => Promise.resolve());
  const declarations = {
    resourceIndex: createResourceIndex(new Map()),
    pendingUrls: [],
    isLoaded: () => false,
    getError: () => undefined,
    retry: () => undefined,
    load,
  };
  const view = render(
    <TestMemoryRouter initialEntries={[at]}>
      <CoreAdminContext store={store}>
        <ConsoleProvider value={{ declarations }}>
          <MenuEntries entries={entries} collapsed={hints} />
          <Here />
        </ConsoleProvider>
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
  return { load, store, unmount: view.unmount };
}
const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

it('marks the entry of the page, also on screens that belong to it', () => {
  open([...few, { ...entry('Accesos', 50), childPaths: ['/admin/shift'] }], { at: '/admin/shift/P1' });
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Accesos');
});

it('has a gap above an entry, or a group, that begins a section', () => {
  open([
    entry('Activos', 20),
    { ...entry('Tickets', 30), divider: true },
    { ...entry('Contadores', 40, 'Energía'), divider: true },
  ]);
  const hasGap = (name: string, role: 'link' | 'button' = 'link') =>
    screen.getByRole(role, { name }).closest('.menu-entries > li')?.classList.contains('after-gap');
  expect([hasGap('Activos'), hasGap('Tickets'), hasGap('Energía', 'button')]).toEqual([false, true, true]);
});

describe('groups of the menu', () => {
  it('stand where their first entry would, in order', () => {
    expect(
      buildMenuLines(few).map((line) =>
        line.kind === 'entry' ? line.entry.label : [line.label, line.entries.map(({ label }) => label)],
      ),
    ).toEqual(['Inicio', 'Activos', ['Energía', ['Baterías', 'Contadores']]]);
  });

  it('fold, and stay so in this browser', async () => {
    const user = userEvent.setup();
    const { store, unmount } = open(few);
    expect(links()).toEqual(['Inicio', 'Activos', 'Baterías', 'Contadores']);
    await user.click(screen.getByRole('button', { name: 'Energía', expanded: true }));
    expect(links()).toEqual(['Inicio', 'Activos']);
    const remembered = store.getItem('view.menuGroups');
    unmount();
    open(few, { store: memoryStore({ 'view.menuGroups': remembered }) });
    expect(screen.getByRole('button', { name: 'Energía', expanded: false })).toBeVisible();
    expect(links()).toEqual(['Inicio', 'Activos']);
  });

  it('start folded in a long menu, but for the one with the page on screen', async () => {
    open(many, { at: '/admin/contadores/c1' });
    expect(await screen.findByRole('button', { name: 'Energía', expanded: true })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Zonas', expanded: false })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contadores' })).toHaveAttribute('aria-current', 'page');
  });

  it('keep their names as hints in the collapsed menu, which has no filter', () => {
    open(many, { hints: true });
    expect(screen.getByRole('button', { name: 'Zonas' })).toHaveAttribute('title', 'Zonas');
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('the filter of the menu', () => {
  it('comes beside the entries, which stay the very ones that were pressed', async () => {
    open(many, { at: '/admin/zona1' });
    const entry = screen.getByRole('link', { name: 'Zona1' });
    expect(await screen.findByRole('textbox')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zona1' })).toBe(entry);
  });

  it('is there from 20 entries on', async () => {
    open(few);
    expect(screen.queryByRole('textbox')).toBeNull();
    open(many);
    expect(await screen.findByRole('textbox', { name: 'Filtrar el menú' })).toBeVisible();
  });

  it('finds by name and by group, without accents; Enter opens the first', async () => {
    const user = userEvent.setup();
    open(many);
    await user.type(await screen.findByRole('textbox'), 'energia');
    expect(links()).toEqual(['Baterías', 'Contadores']);
    await user.clear(screen.getByRole('textbox'));
    await user.type(screen.getByRole('textbox'), 'zona7{Enter}');
    await waitFor(() => expect(screen.getByTestId('here')).toHaveTextContent('/admin/zona7'));
  });

  it('is walked with the arrows and cleared with Escape', async () => {
    const user = userEvent.setup();
    open(many);
    const box = await screen.findByRole('textbox');
    await user.type(box, 'zona1');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Zona10' })).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(box).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(box).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Zonas' })).toBeVisible();
  });

  it('says how many match, and draws no more than fifty', async () => {
    const user = userEvent.setup();
    open(many);
    await user.type(await screen.findByRole('textbox'), 'zona');
    expect(screen.getByText('Entradas que coinciden: 60')).toBeInTheDocument();
    expect(links()).toHaveLength(50);
    expect(screen.getByText(/^Y 10 más/)).toBeVisible();
    await user.type(screen.getByRole('textbox'), ' nada');
    expect(screen.getByText('Ninguna entrada coincide')).toBeVisible();
  });
});

it('an entry that is pointed at brings the declaration of its page', async () => {
  const user = userEvent.setup();
  const { load } = open(few);
  await user.hover(within(screen.getByRole('navigation')).getByRole('link', { name: 'Baterías' }));
  await waitFor(() => expect(load).toHaveBeenCalledWith('baterías', 'list'));
});
