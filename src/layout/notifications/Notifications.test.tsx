// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CoreAdminContext, TestMemoryRouter, useNotify } from 'ra-core';
import { i18nProvider } from '../../i18n/i18nProvider';
import { rememberSecret } from '../../lib/text/maskSecrets';
import { InfoDialog } from '../../ui/dialog/ConfirmDialog';
import { dismissNotifications } from '../../ui/feedback/toastStore';
import MessageLogDialog from './MessageLogDialog';
import { Notifications } from './Notifications';

let notify: ReturnType<typeof useNotify>;
function Page() {
  notify = useNotify();
  return null;
}

const show = (dialog = false, log = false) => (
  <TestMemoryRouter>
    <CoreAdminContext i18nProvider={i18nProvider}>
      <Page />
      <Notifications />
      <InfoDialog open={dialog} title="Diálogo" onClose={() => undefined} />
      <MessageLogDialog open={log} onClose={() => undefined} />
    </CoreAdminContext>
  </TestMemoryRouter>
);
const say = (...args: Parameters<typeof notify>): void => {
  act(() => notify(...args));
};
const wait = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};
const region = () => screen.getByRole('region', { name: 'Avisos' });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('Notifications', () => {
  it('says good news as a status and bad news as an alert, in regions that were there before', () => {
    render(show());
    const status = within(region()).getByRole('status');
    const alert = within(region()).getByRole('alert');
    say('Guardado', { type: 'success' });
    say('Fallo', { type: 'error' });
    say('Cuidado', { type: 'warning' });
    expect(status).toHaveTextContent('Hecho: Guardado');
    expect(alert).toHaveTextContent(/Error: Fallo.*Atención: Cuidado/);
  });

  it('shows no key that was typed here, in its text, its reason or a text of its parameters, nor keeps it', () => {
    rememberSecret('04F1E2D3C4B5A6');
    render(show(false, true));
    const cause = 'La tarjeta 04F1E2D3C4B5A6 es de otro';
    say('Ya existe 04:f1:e2:d3:c4:b5:a6', { type: 'error', cause });
    say('x', { type: 'info', messageArgs: { _: `${'a'.repeat(195)}04F1E2D3C4B5A6` } });
    expect(region()).toHaveTextContent(/Ya existe •••••• *La tarjeta •••••• es de otro/);
    expect(document.body.innerHTML).not.toMatch(/04:?f1/i);
  });

  it('lasts 3 s, or as long as a message says, or until it is closed [SHELL-59, HTTP-16]', () => {
    render(show());
    say('tres');
    say('ocho', { autoHideDuration: 8000 });
    say('siempre', { autoHideDuration: null });
    wait(2999);
    expect(screen.getByText('tres')).toBeVisible();
    wait(1);
    expect(screen.queryByText('tres')).toBeNull();
    wait(5000);
    expect(screen.queryByText('ocho')).toBeNull();
    wait(60_000);
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar el aviso' }));
    expect(screen.queryByText('siempre')).toBeNull();
  });

  it('stands still under the pointer, under the focus and in a hidden tab', () => {
    render(show());
    say('queda');
    const toast = () => screen.getByText('queda');
    wait(2000);
    fireEvent.mouseEnter(toast().parentElement ?? toast());
    wait(10_000);
    fireEvent.mouseLeave(toast().parentElement ?? toast());
    wait(500);
    act(() => screen.getByRole('button', { name: 'Cerrar el aviso' }).focus());
    wait(10_000);
    act(() => screen.getByRole('button', { name: 'Cerrar el aviso' }).blur());
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    wait(10_000);
    hidden.mockReturnValue(false);
    fireEvent(document, new Event('visibilitychange'));
    wait(400);
    expect(toast()).toBeVisible();
    wait(200);
    expect(screen.queryByText('queda')).toBeNull();
  });

  it('gives the focus back to what had it, or to the page where that is gone', () => {
    const { rerender } = render(
      <>
        <main id="main" tabIndex={-1}>
          <button>Fila</button>
        </main>
        {show()}
      </>,
    );
    const row = screen.getByRole('button', { name: 'Fila' });
    const closeFrom = (): void => {
      const close = screen.getByRole('button', { name: 'Cerrar el aviso' });
      act(() => close.focus());
      fireEvent.click(close);
    };
    say('una', { autoHideDuration: null });
    act(() => row.focus());
    closeFrom();
    expect(row).toHaveFocus();
    const undone = vi.fn();
    say('dos', { undo: undone });
    const undo = screen.getByRole('button', { name: /Deshacer/ });
    act(() => undo.focus());
    rerender(
      <>
        <main id="main" tabIndex={-1} />
        {show()}
      </>,
    );
    fireEvent.click(undo);
    expect(undone).toHaveBeenCalledOnce();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('never shows the same text twice [HTTP-08]', () => {
    render(show());
    say('http.801', { type: 'error' });
    say('http.801', { type: 'error', autoHideDuration: 9000 });
    expect(screen.getAllByText(/^La solicitud ha sido enviada/)).toHaveLength(1);
  });

  it('takes failures away with the next attempt of their act, and what was done or is about another stays', () => {
    render(show());
    say('No revocado', { type: 'error', mutationKey: 'revoke a' });
    say('No se sabe', { type: 'warning', mutationKey: 'revoke a' });
    say('Revocado antes', { type: 'success', mutationKey: 'revoke a' });
    say('Otro no revocado', { type: 'error', mutationKey: 'revoke b' });
    act(() => dismissNotifications('revoke a'));
    expect(screen.queryByText('No revocado')).toBeNull();
    expect(screen.queryByText('No se sabe')).toBeNull();
    expect(screen.getByText('Revocado antes')).toBeVisible();
    expect(screen.getByText('Otro no revocado')).toBeVisible();
  });

  it('leaves no message to the next page that shows some', () => {
    const { unmount } = render(show());
    say('de antes', { autoHideDuration: null });
    unmount();
    render(show());
    expect(screen.queryByText('de antes')).toBeNull();
  });

  it('translates keys, leaves Spanish as it is and fills what is missing [SHELL-05]', () => {
    render(show());
    say('current_user_error', { type: 'error' });
    say('Quedan %{count}', { messageArgs: { count: 2 } });
    say('resources.assets.notifications.updated', { messageArgs: { _: 'Elemento actualizado' } });
    expect(screen.getByText('No se han podido obtener los datos del usuario actual')).toBeVisible();
    expect(screen.getByText('Quedan 2')).toBeVisible();
    expect(screen.getByText('Elemento actualizado')).toBeVisible();
  });

  it('shows what a host says as text, and not all of it', () => {
    render(show());
    say(`<img src=x onerror="alert(1)">${'x'.repeat(5000)}`, { type: 'error' });
    expect(region().querySelector('img')).toBeNull();
    expect(region().textContent.length).toBeLessThan(260);
  });

  it('stands in the open dialog in which it came, since the page behind it is inert, and on the page after it', () => {
    const { rerender } = render(show(true));
    say('Fallo', { type: 'error', autoHideDuration: null });
    expect(within(screen.getByRole('dialog')).getByText('Fallo')).toBeVisible();
    expect(region().parentElement).toHaveClass('dialog-messages');
    rerender(show(false));
    expect(screen.getByText('Fallo')).toBeVisible();
  });

  it('never stands in a dialog that opens after it came: that is about something else', () => {
    const { rerender } = render(show(true));
    say('No se ha podido abrir la puerta', { type: 'error' });
    rerender(show(false));
    say('Guardado', { type: 'success' });
    rerender(show(true));
    const next = within(screen.getByRole('dialog'));
    expect(next.queryByText('No se ha podido abrir la puerta')).toBeNull();
    expect(next.queryByText('Guardado')).toBeNull();
    expect(next.getByRole('region', { name: 'Avisos' })).toBeInTheDocument();
    say('De este', { type: 'error' });
    expect(next.getByText('De este')).toBeVisible();
  });

  it('lasts as long as it says, whatever opens and closes meanwhile [SHELL-59, AACC-92]', () => {
    const { rerender } = render(show());
    say('en la página', { autoHideDuration: 5000 });
    wait(2000);
    rerender(show(true));
    say('en el diálogo', { autoHideDuration: 5000 });
    wait(2000);
    rerender(show(false));
    wait(999);
    expect(screen.getByText('en la página')).toBeVisible();
    wait(1);
    expect(screen.queryByText('en la página')).toBeNull();
    wait(1999);
    expect(screen.getByText('en el diálogo')).toBeVisible();
    wait(1);
    expect(screen.queryByText('en el diálogo')).toBeNull();
  });

  it('has its whole time again, and is said again, when the same is done a second time [SHELL-59]', () => {
    render(show());
    say('Puerta abierta', { type: 'success' });
    wait(2300);
    const first = screen.getByText('Puerta abierta');
    say('Puerta abierta', { type: 'success' });
    expect(screen.getAllByText('Puerta abierta')).toHaveLength(1);
    expect(first).not.toBeInTheDocument();
    wait(2999);
    expect(screen.getByText('Puerta abierta')).toBeVisible();
    wait(1);
    expect(screen.queryByText('Puerta abierta')).toBeNull();
  });

  it('keeps messages in reach after they went (WCAG 2.2.1)', () => {
    const { rerender } = render(show());
    say('Mensaje que se fue', { type: 'error' });
    wait(3000);
    expect(screen.queryByText('Mensaje que se fue')).toBeNull();
    rerender(show(false, true));
    expect(within(screen.getByRole('dialog')).getByText('Mensaje que se fue')).toBeVisible();
  });
  it('keeps status and time beside a message, and copies one or all of them', async () => {
    vi.setSystemTime(new Date(2026, 10, 21, 9, 5, 7));
    const copied = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: copied } });
    render(show(false, true));
    say('No se ha vinculado', { type: 'error', code: 422 });
    wait(2000);
    say('Vinculado ya', { type: 'success', code: 200 });
    wait(2000);
    say('Sin llamada', { type: 'info', code: { at: 1 } });
    const log = within(screen.getByRole('dialog'));
    const [last, , first] = log.getAllByRole('listitem').slice(0, 3);
    expect(first).toHaveTextContent('9:05:07Error: No se ha vinculado Código 422');
    expect(last).not.toHaveTextContent('Código');
    await act(async () =>
      fireEvent.click(log.getByRole('button', { name: 'Copiar el mensaje de las 09:05:07' })),
    );
    expect(copied).toHaveBeenLastCalledWith('21/11/26, 9:05:07 Error: No se ha vinculado (Código 422)');
    expect(log.getByRole('button', { name: 'Copiado' })).toBeVisible();
    copied.mockRejectedValueOnce(new Error('no'));
    await act(async () => fireEvent.click(log.getByRole('button', { name: 'Copiar todos' })));
    expect(copied.mock.lastCall?.[0].split('\n').slice(0, 3)).toEqual([
      '21/11/26, 9:05:11 Información: Sin llamada',
      '21/11/26, 9:05:09 Hecho: Vinculado ya (Código 200)',
      '21/11/26, 9:05:07 Error: No se ha vinculado (Código 422)',
    ]);
    expect(log.getByRole('button', { name: 'No se ha podido copiar' })).toBeVisible();
    vi.stubGlobal('isSecureContext', false);
    copied.mockRejectedValueOnce(new Error('no'));
    await act(async () =>
      fireEvent.click(log.getByRole('button', { name: 'Copiar el mensaje de las 09:05:09' })),
    );
    expect(log.getByRole('button', { name: 'Sin https no se puede copiar' })).toBeVisible();
    vi.unstubAllGlobals();
  });
});
