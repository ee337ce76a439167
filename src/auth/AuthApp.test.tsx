// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearReturnPath, getReturnPath } from '../session/navigation/returnPath';
import { overrideNavigation } from '../session/navigation/hardNavigate';
import AuthApp from './AuthApp';
import { fakeSessionHost } from '../session/testing/fakeSessionHost';
import { createTestConfig } from '../session/testing/createTestConfig';

const config = createTestConfig();
const left = vi.fn<(path: string) => void>();
let restore: () => void;
beforeEach(() => {
  restore = overrideNavigation(left);
});
afterEach(() => {
  restore();
  left.mockReset();
});

const open = (path: string, search = '') => {
  window.history.replaceState(null, '', path + search);
  render(<AuthApp config={config} request={fakeSessionHost({}).request} path={path} />);
};

describe('PublicApp', () => {
  it.each([
    ['/login', 'Iniciar sesión'],
    ['/login/', 'Iniciar sesión'],
    ['/maintenance', 'Estamos en mantenimiento'],
    ['/invitation/expert', 'El enlace no está completo'],
    ['/legal-documentation', 'Documentación legal'],
    ['/nowhere', 'Esta página no existe'],
    ['/invitation', 'Esta página no existe'],
  ])('shows at %s the page «%s» [SHELL-12, SHELL-14]', (path, title) => {
    open(path);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.getByRole('main')).toBeInTheDocument();
    expect(document.title).toBe(`${title} · Consola`);
  });
});

describe('the maintenance page', () => {
  it("has a title, two paragraphs and a button 'Volver a cargar' [LOGIN-38]", () => {
    open('/maintenance');
    expect(screen.getByRole('main').querySelectorAll('p')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Volver a cargar' })).toBeVisible();
  });

  it.each([
    ['', undefined],
    ['?next=%2Fadmin%2Fusers%2F7', '/admin/users/7'],
    ['?next=%2F%2Fevil.example', undefined],
  ])(
    'reloads the base path, where the page that met the 503 is offered: %s [LOGIN-39]',
    async (search, page) => {
      open('/maintenance', search);
      await userEvent.click(screen.getByRole('button', { name: 'Volver a cargar' }));
      expect(left.mock.lastCall).toEqual(['/admin']);
      expect(getReturnPath()).toBe(page);
      clearReturnPath();
    },
  );
});
