// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { areShortcutsEnabled, setShortcutsEnabled, useShortcut } from '../../ui/commands/shortcuts';
import { TestApp } from '../../testing/TestApp';
import ShortcutsDialog from './ShortcutsDialog';

afterEach(() => setShortcutsEnabled(true));

function Page() {
  useShortcut({ key: '/', label: 'Buscar en la lista', context: 'page' }, () => undefined);
  useShortcut({ key: '/', label: 'Búsqueda general', context: 'console' }, () => undefined);
  useShortcut({ key: '?', label: 'Atajos de teclado', context: 'console' }, () => undefined);
  return <ShortcutsDialog onClose={vi.fn()} />;
}

it('lists what keys do on the page as it is, and turns single keys off for this browser', () => {
  render(
    <TestApp>
      <Page />
    </TestApp>,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Buscar en la lista',
    'Atajos de teclado',
    'Búsqueda general',
    'Cerrar lo que está abierto',
    'Fila anterior o siguiente',
    'Abrir',
    'Vista rápida',
    'Cambiar un dato de la lista',
    'Seleccionar',
  ]);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Usar atajos de una sola tecla' }));
  expect(areShortcutsEnabled()).toBe(false);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Usar atajos de una sola tecla' }));
  expect(areShortcutsEnabled()).toBe(true);
});
