// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { TestMemoryRouter } from 'ra-core';
import { Menu } from './Menu';
import { MenuHeading } from './MenuHeading';
import type { MenuItem } from './menuItem';

const setUp = (extra: readonly MenuItem[] = []) => {
  const onSelect = vi.fn();
  const items: MenuItem[] = [
    { id: 'edit', label: 'Editar', icon: 'pencil', onSelect: () => onSelect('edit') },
    {
      id: 'assign',
      label: 'Asignar',
      disabled: true,
      disabledReason: 'Ya está asignado',
      onSelect: () => onSelect('assign'),
    },
    { id: 'remove', label: 'Eliminar', danger: true, onSelect: () => onSelect('remove') },
    ...extra,
  ];
  render(
    <TestMemoryRouter>
      <Menu label="Acciones" icon="more" items={items} />
      <button type="button">Fuera</button>
    </TestMemoryRouter>,
  );
  return { onSelect, button: screen.getByRole('button', { name: 'Acciones' }) };
};
const item = (name: string) => screen.getByRole('menuitem', { name: new RegExp(`^${name}`) });

describe('a menu in a menu', () => {
  const items: MenuItem[] = [
    { id: 'panel', label: 'Panel', href: 'https://panel.example/' },
    { id: 'shell', label: 'Terminal', disabled: true, disabledReason: 'No hay dirección' },
  ];

  it('opens below its entry with Enter or the right arrow, and goes with the left one [AGW-05]', async () => {
    const { button } = setUp([{ id: 'access', label: 'Acceso a', items }]);
    await userEvent.click(button);
    await userEvent.keyboard('{End}');
    expect(item('Acceso a')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowRight}');
    expect(item('Panel')).toHaveFocus();
    expect(item('Panel')).toHaveAttribute('target', '_blank');
    await userEvent.keyboard('{ArrowDown}');
    expect(item('Terminal')).toHaveAccessibleDescription('No hay dirección');
    await userEvent.keyboard('{ArrowLeft}');
    expect(item('Acceso a')).toHaveFocus();
    expect(screen.queryByRole('menuitem', { name: /^Panel/ })).toBeNull();
    await userEvent.keyboard('{Enter}{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(button).toHaveFocus();
  });
});

it('has the heading of a group before its first entry; a line alone has no name', async () => {
  const { button } = setUp([
    { id: 'dense', label: 'Compactas', before: <MenuHeading text="Filas" /> },
    { id: 'reset', label: 'Lo habitual', before: <MenuHeading /> },
  ]);
  await userEvent.click(button);
  const [heading, line] = screen.getAllByRole('separator');
  expect(heading).toHaveTextContent('Filas');
  expect(heading?.nextElementSibling).toBe(item('Compactas'));
  expect(line).not.toHaveAccessibleName();
  expect(line?.nextElementSibling).toBe(item('Lo habitual'));
});

describe('Menu', () => {
  it('opens by click on its first entry and walks round with the arrows, Home and End', async () => {
    const { button } = setUp();
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(item('Editar')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(item('Eliminar')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(item('Editar')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(item('Eliminar')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(item('Editar')).toHaveFocus();
  });

  it('opens at the end with the arrow up', async () => {
    const { button } = setUp();
    button.focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(item('Eliminar')).toHaveFocus();
  });

  it('finds entries by what is typed, accents or not', async () => {
    const { button } = setUp([{ id: 'ubi', label: 'Última ubicación' }]);
    await userEvent.click(button);
    await userEvent.keyboard('ul');
    expect(item('Última ubicación')).toHaveFocus();
  });

  it('walks through the entries that start with the same letter', async () => {
    const { button } = setUp();
    await userEvent.click(button);
    await userEvent.keyboard('e');
    expect(item('Eliminar')).toHaveFocus();
    await userEvent.keyboard('e');
    expect(item('Editar')).toHaveFocus();
  });

  it('runs an entry once, closed and with the focus back', async () => {
    const { button, onSelect } = setUp();
    onSelect.mockImplementation(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    expect(onSelect.mock.calls).toEqual([['edit']]);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('keeps a disabled entry in reach, says why and does nothing', async () => {
    const { button, onSelect } = setUp();
    await userEvent.click(button);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(item('Asignar')).toHaveFocus();
    expect(item('Asignar')).toHaveAttribute('aria-disabled', 'true');
    expect(item('Asignar')).toHaveAccessibleDescription('Ya está asignado');
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('closes on Escape with the focus back, and on a press elsewhere', async () => {
    const { button } = setUp();
    await userEvent.click(button);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(button).toHaveFocus();
    await userEvent.click(button);
    await userEvent.click(screen.getByRole('button', { name: 'Fuera' }));
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('keeps its Escape from a dialog around it', async () => {
    const outer = vi.fn();
    document.addEventListener('keydown', outer, true);
    const { button } = setUp();
    await userEvent.click(button);
    await userEvent.keyboard('{Escape}');
    document.removeEventListener('keydown', outer, true);
    const [event] = outer.mock.calls.at(-1) as [KeyboardEvent]; // the mock forgets the type of its calls
    expect(event.defaultPrevented).toBe(true);
  });

  it('opens outside links in a new tab and console links in place', async () => {
    const { button } = setUp([
      { id: 'web', label: 'Web', href: 'https://provider.example/' },
      { id: 'users', label: 'Usuarios', to: '/admin/users' },
    ]);
    await userEvent.click(button);
    expect(item('Web')).toHaveAttribute('target', '_blank');
    expect(item('Web')).toHaveAttribute('rel', 'noopener noreferrer');
    expect(item('Usuarios')).toHaveAttribute('href', '/admin/users');
  });

  it('stays open while ticks are set', async () => {
    const toggle = vi.fn();
    const { button } = setUp([{ id: 'alias', label: 'Columna alias', checked: true, onSelect: toggle }]);
    await userEvent.click(button);
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Columna alias', checked: true }));
    expect(toggle).toHaveBeenCalledOnce();
    expect(screen.getByRole('menu')).toBeVisible();
  });
});
