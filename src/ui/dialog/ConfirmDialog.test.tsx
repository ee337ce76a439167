// @vitest-environment jsdom
import { pressEscape } from '../../testing/jsdomPolyfills';
import { useState, type ReactNode } from 'react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ConfirmDialog, InfoDialog, type ConfirmDialogProps } from './ConfirmDialog';
import { Drawer } from './Drawer';

const setUp = (props: Partial<ConfirmDialogProps> = {}) => {
  const onConfirm = vi.fn();
  const onClose = vi.fn();
  const show = (more: Partial<ConfirmDialogProps> = {}) => (
    <ConfirmDialog
      open
      title="¿Eliminar?"
      confirmLabel="Eliminar"
      onConfirm={onConfirm}
      onClose={onClose}
      {...props}
      {...more}
    >
      {props.children ?? 'No se puede deshacer.'}
    </ConfirmDialog>
  );
  const { rerender } = render(show());
  return { onConfirm, onClose, again: (more: Partial<ConfirmDialogProps>) => rerender(show(more)) };
};
const button = (name: string) => screen.getByRole('button', { name });

describe('ConfirmDialog', () => {
  it('is a modal dialog named by its title, with the focus on confirm', () => {
    setUp();
    expect(screen.getByRole('dialog', { name: '¿Eliminar?' })).toHaveAttribute('open');
    expect(button('Eliminar')).toHaveFocus();
  });

  it('starts on cancel when the act is dangerous, and is described', () => {
    setUp({ danger: true });
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('No se puede deshacer.');
    expect(button('Cancelar')).toHaveFocus();
  });

  it('can be closed at its head, except while it runs', async () => {
    const { onClose, again } = setUp();
    const close = button('Cerrar la ventana');
    await userEvent.click(close);
    expect(onClose).toHaveBeenCalledOnce();
    again({ busy: true });
    await userEvent.click(close);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('starts in a field that has to be filled in', () => {
    setUp({
      danger: true,
      children: (
        <>
          <input type="checkbox" />
          <input aria-label="QID" />
        </>
      ),
    });
    expect(screen.getByLabelText('QID')).toHaveFocus();
  });

  it('confirms and cancels', async () => {
    const { onConfirm, onClose } = setUp();
    await userEvent.click(button('Eliminar'));
    await userEvent.click(button('Cancelar'));
    expect([onConfirm.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
  });

  it('closes on Escape and beside it, not inside', () => {
    const { onClose } = setUp();
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    pressEscape(dialog);
    fireEvent.mouseDown(dialog);
    expect(onClose).toHaveBeenCalledTimes(2);
    fireEvent.mouseDown(screen.getByText('No se puede deshacer.'));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('stays open when the second press of a double click, meant for what opened it, falls beside it', () => {
    const { onClose } = setUp();
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    fireEvent.mouseDown(dialog, { detail: 2 });
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.mouseDown(dialog, { detail: 1 });
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('does nothing and closes by nothing while it is busy', async () => {
    const { onConfirm, onClose, again } = setUp();
    again({ busy: true, busyLabel: 'Eliminando…' });
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    pressEscape(dialog);
    fireEvent.mouseDown(dialog);
    await userEvent.click(button('Eliminando…'));
    await userEvent.click(button('Cancelar'));
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
    expect(dialog.open).toBe(true);
  });

  it('says why it cannot be confirmed', async () => {
    const { onConfirm } = setUp({ confirmDisabled: true, confirmDisabledReason: 'Escribe el QID' });
    await userEvent.click(button('Eliminar'));
    expect(onConfirm).not.toHaveBeenCalled();
    expect(button('Eliminar')).toHaveAccessibleDescription('Escribe el QID');
  });

  it('gives the focus back to what opened it', async () => {
    function Page() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            Abrir
          </button>
          <InfoDialog open={open} title="Aviso" onClose={() => setOpen(false)} />
        </>
      );
    }
    render(<Page />);
    await userEvent.click(button('Abrir'));
    expect(button('Entendido')).toHaveFocus();
    await userEvent.click(button('Entendido'));
    expect(button('Abrir')).toHaveFocus();
  });

  it('gives the focus to the page where what opened it goes a moment after, as the button of an empty list does', async () => {
    function Page({ isEmpty }: { isEmpty: boolean }) {
      const [open, setOpen] = useState(false);
      return (
        <main id="main" tabIndex={-1}>
          {isEmpty && (
            <button type="button" onClick={() => setOpen(true)}>
              Crear
            </button>
          )}
          <InfoDialog open={open} title="Aviso" onClose={() => setOpen(false)} />
        </main>
      );
    }
    const { rerender } = render(<Page isEmpty />);
    await userEvent.click(button('Crear'));
    await userEvent.click(button('Entendido'));
    expect(button('Crear')).toHaveFocus();
    rerender(<Page isEmpty={false} />);
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });
});

describe('Drawer', () => {
  it('is 480 wide unless told, and closes by its cross [LIST-19]', async () => {
    const onClose = vi.fn();
    const { rerender } = render(
      <Drawer open title="Editar" onClose={onClose}>
        Formulario
      </Drawer>,
    );
    const drawer = screen.getByRole('dialog', { name: 'Editar' });
    expect(drawer.style.getPropertyValue('--dialog-width')).toBe('480px');
    await userEvent.click(button('Cerrar'));
    expect(onClose).toHaveBeenCalledOnce();
    rerender(
      <Drawer open busy width={520} title="Editar" onClose={onClose}>
        Formulario
      </Drawer>,
    );
    expect(drawer.style.getPropertyValue('--dialog-width')).toBe('520px');
    await userEvent.click(button('Cerrar'));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('focuses its first field also where that comes later, unless somebody has moved meanwhile [LIST-17]', async () => {
    const drawer = (children: ReactNode) => (
      <Drawer open title="Filtros" onClose={() => undefined} actions={<button type="button">Aplicar</button>}>
        {children}
      </Drawer>
    );
    const coming = <span className="skeleton" />;
    const { rerender, unmount } = render(drawer(coming));
    rerender(drawer(<input aria-label="Nombre" />));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveFocus());
    unmount();
    const ticks = render(drawer(<input type="checkbox" aria-label="Abierto" />));
    expect(screen.getByRole('checkbox')).toHaveFocus();
    ticks.unmount();
    const other = render(drawer(coming));
    act(() => button('Aplicar').focus());
    other.rerender(drawer(<input aria-label="Nombre" />));
    await act(() => Promise.resolve());
    expect(button('Aplicar')).toHaveFocus();
  });
});
