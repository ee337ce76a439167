// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TestMemoryRouter } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { NoAccess, NotFound } from '../page/NotFound';
import { EmptyState, ErrorState, Skeletons, Spinner } from './states';

describe('states', () => {
  it('an error stays, names its code and can be retried, but not while it is', async () => {
    const onRetry = vi.fn();
    const { rerender } = render(<ErrorState code={500} onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Código 500');
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    rerender(<ErrorState code={500} busy onRetry={onRetry} />);
    await userEvent.click(screen.getByRole('button', { name: 'Reintentando…' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('emptiness is no alert', () => {
    render(<EmptyState title="Sin activos">Crear</EmptyState>);
    expect(screen.getByText('Sin activos')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('loading is heard', () => {
    render(
      <>
        <Spinner label="Cargando activos…" />
        <Skeletons lines={4} />
      </>,
    );
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
      'Cargando activos…',
      'Cargando…',
    ]);
  });

  it('what does not exist and what must not be seen lead back to the start [SHELL-20]', () => {
    render(
      <TestMemoryRouter>
        <NotFound />
        <NoAccess backTo="/admin/assets" backLabel="Volver a los activos" />
      </TestMemoryRouter>,
    );
    expect(screen.getByRole('heading', { name: 'No existe o no tienes acceso' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/admin/start');
    expect(screen.getByRole('link', { name: 'Volver a los activos' })).toHaveAttribute(
      'href',
      '/admin/assets',
    );
  });
});
