// @vitest-environment jsdom
import './testing/browserGaps';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { areShortcutsOn, turnShortcuts, useShortcut } from '../ui/shortcuts';
import { TestApp } from '../testing/TestApp';
import ShortcutsDialog from './ShortcutsDialog';

afterEach(() => turnShortcuts(true));

function Page() {
  useShortcut({ key: '/', label: 'Buscar en la lista', of: 'page' }, () => undefined);
  useShortcut({ key: '/', label: 'Búsqueda general', of: 'console' }, () => undefined);
  useShortcut({ key: '?', label: 'Atajos de teclado', of: 'console' }, () => undefined);
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
    'Seleccionar',
  ]);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Usar atajos de una sola tecla' }));
  expect(areShortcutsOn()).toBe(false);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Usar atajos de una sola tecla' }));
  expect(areShortcutsOn()).toBe(true);
});
