// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearSession, dropToken, saveSession } from '../../session/session';
import { saveListSnapshotOnPageHide } from './saveListSnapshot';
import { TableSkeleton } from '../table/TableSkeleton';

const kept = (): unknown => JSON.parse(sessionStorage.getItem('console.look') ?? 'null');
const leave = () => window.dispatchEvent(new Event('pagehide'));

beforeEach(() => {
  saveSession({ token: 'a-token-of-this-session' });
  window.history.replaceState(null, '', '/admin/assets?page=2');
});
afterEach(() => {
  clearSession();
  delete window.__CONSOLE_PRELOAD__;
});

/** A list as rendered on its page. */
const draw = (busy = false) =>
  render(
    <main>
      <div className="list-scroll">
        <table className="list-table" aria-busy={busy}>
          <thead>
            <tr>
              <th>
                <button>Nombre</button>
              </th>
              <th>Clave</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>
                <span aria-hidden="true">V</span>
                <span>Vivienda 1</span>
                <span className="visually-hidden"> abierta</span>
                <button className="row-peek">Ver</button>
              </td>
              <td>
                <span>4711</span>
                <button>Ocultar</button>
              </td>
            </tr>
          </tbody>
        </table>
      </div>
    </main>,
  );

it('keeps of a list that is left what is seen of it, and nothing of a cell with a control', () => {
  draw();
  saveListSnapshotOnPageHide();
  expect(kept()).toBeNull();
  leave();
  expect(kept()).toMatchObject({
    path: '/admin/assets?page=2',
    of: 'this-session',
    window: window.innerWidth,
    rows: [{ cells: ['Nombre', 'Clave'] }, { cells: ['Vivienda 1', ''] }],
    mark: expect.stringMatching(/^Como estaba a las \d\d:\d\d; se está leyendo de nuevo$/),
  });
});

it('copies nothing of the page: pictures of a copy would be loaded by a page that is being left', () => {
  draw();
  saveListSnapshotOnPageHide();
  const copied = vi.spyOn(Node.prototype, 'cloneNode');
  leave();
  expect(kept()).toMatchObject({ rows: [{}, { cells: ['Vivienda 1', ''] }] });
  expect(copied).not.toHaveBeenCalled();
  copied.mockRestore();
});

it('leaves what was kept as it is while its rows are still read', () => {
  const { rerender } = draw();
  saveListSnapshotOnPageHide();
  leave();
  const before = kept();
  rerender(
    <main>
      <TableSkeleton columns={2} />
    </main>,
  );
  leave();
  expect(before).not.toBeNull();
  expect(kept()).toEqual(before);
});

it('keeps nothing of rows that are of another page, and forgets what was kept', () => {
  draw();
  saveListSnapshotOnPageHide();
  leave();
  screen.getByRole('table').setAttribute('aria-busy', 'true');
  leave();
  expect(kept()).toBeNull();
});

it.each([
  ['a sign-out', clearSession],
  ['a 401', dropToken],
  ['the sign-in of somebody else', () => saveSession({ token: 'another' })],
])('is gone after %s, and does not come back when the page is left [SHELL-42]', (_, end) => {
  draw();
  saveListSnapshotOnPageHide();
  leave();
  end();
  expect(kept()).toBeNull();
  leave();
  expect(kept()).toBeNull();
});

it.each([
  ['another page', <main key="one">Consumos</main>],
  [
    'a record',
    <main key="two" className="page is-record">
      <table className="list-table" />
    </main>,
  ],
  [
    'several lists',
    <main key="three">
      <table className="list-table" />
      <table className="list-table" />
    </main>,
  ],
])('keeps nothing, and nothing of before, of %s', (_, page) => {
  const { rerender } = draw();
  saveListSnapshotOnPageHide();
  leave();
  expect(kept()).not.toBeNull();
  rerender(page);
  leave();
  expect(kept()).toBeNull();
});

it('is taken over by the shape of the table at its own address', () => {
  const element = document.createElement('div');
  element.textContent = 'Vivienda 1';
  element.style.top = '150px';
  window.__CONSOLE_PRELOAD__ = { listSnapshot: { path: '/admin/assets?page=2', element } };
  const { unmount } = render(<TableSkeleton columns={2} />);
  expect(screen.getByRole('status')).toContainElement(element);
  expect(element).not.toHaveAttribute('style');
  unmount();
  window.history.replaceState(null, '', '/admin/assets?page=3');
  render(<TableSkeleton columns={2} />).unmount();
  expect(element.isConnected).toBe(false);
});
