// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, UNKNOWN_ERROR } from '../../../dataProvider';
import { setSignInMethod } from '../../session/signIn/signInMethod';
import { TestApp } from '../../testing/TestApp';
import { LoadError } from './LoadError';

const show = (error: Error, onRetry = vi.fn()) =>
  render(
    <TestApp>
      <LoadError text="No se ha podido cargar la lista" error={error} onRetry={onRetry} />
    </TestApp>,
  );

afterEach(() => setSignInMethod());

describe('what could not be loaded', () => {
  it('says what, and in one sentence why: by its code, and by what the host said [HTTP-08, HTTP-13]', () => {
    show(new ApiError(500, { errors: [{ detail: 'El almacén está lleno' }] }));
    const state = screen.getByRole('alert');
    expect(state).toHaveTextContent('No se ha podido cargar la lista');
    expect(
      within(state)
        .getAllByRole('paragraph')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'No se ha podido cargar la lista',
      'Se ha producido un error interno en el servidor: El almacén está lleno (Código 500)',
    ]);
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeEnabled();
  });

  it.each([
    '<p>Bad gateway</p>',
    'at read (/srv/app.js:12)',
    'INTERNAL_ERROR',
    'Traceback (most recent call last)',
  ])('keeps %j to itself', (detail) => {
    show(new ApiError(UNKNOWN_ERROR, { detail }));
    expect(screen.getByRole('alert')).not.toHaveTextContent(detail);
  });

  it.each([401, 503])(
    'waits quietly over a %i, which the page says once [SHELL-47, SHELL-48, HTTP-08]',
    (code) => {
      show(new ApiError(code));
      expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
      expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
      expect(screen.getByText('Cargando…')).toBeInTheDocument();
    },
  );

  it('says a 401 like others where nobody signs in: nothing else would', () => {
    setSignInMethod({ id: 'none', sessionPaths: [], isAnonymous: true });
    show(new ApiError(401));
    expect(screen.getByRole('alert')).toHaveTextContent('No estás autorizado para realizar esta acción');
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeEnabled();
  });

  it.each([
    ['ECONNABORTED', 'warning'],
    [302, 'info'],
    [304, 'info'],
    [404, 'error'],
    [500, 'error'],
    [801, 'error'],
  ] as const)('after %s looks like a %s [HTTP-02, HTTP-12]', (code, tone) => {
    show(new ApiError(code));
    expect(screen.getByRole('alert')).toHaveClass('state', tone);
  });
});
