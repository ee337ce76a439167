// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ResourceInput } from '../../config/schema/resource';
import { clearSession, saveSession } from '../../session/session';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { listResponse } from '../../testing/fakeHost';
import { renderConsole } from '../../testing/renderConsole';
import { ListPage } from '../ListPage';

type Click = NonNullable<ResourceInput['list']>['rowClick'];

const papers = (rowClick: Click): ResourceInput => ({
  name: 'papers',
  label: 'Papeles',
  recordRepresentation: 'name',
  api: { path: '/papers' },
  fields: {
    name: { type: 'text', label: 'Nombre' },
    note: { type: 'text', label: 'Nota' },
    url: { type: 'url', label: 'Archivo', prefixes: ['https://', 'http://'] },
  },
  list: { columns: [{ field: 'name', initialLetter: true }, 'note'], rowClick: rowClick ?? false },
  actions: {
    look: {
      label: 'Mirar',
      confirm: { text: '¿Mirar «%{name}»?' },
      call: { method: 'POST', path: '/papers/{id}/look' },
      access: 'read_assets',
    },
  },
});
const rows = listResponse([
  { id: 'p1', name: 'ñandú', note: 'Uno', url: 'http://files.example/p1.pdf' },
  { id: 'p2', name: '  ', note: 'Dos', url: 'javascript:alert(1)' },
]);

function open(rowClick: Click) {
  const resources = declareResources(papers(rowClick));
  return renderConsole(<ListPage resource={getDeclaredResource(resources, 'papers')} />, {
    resources,
    initialPath: '/admin/papers',
    responses: { 'GET /papers': rows },
  });
}
const row = async (text: string) => (await screen.findByText(text)).closest('tr') as HTMLElement;

beforeEach(() => saveSession({ token: 't', permissions: ['read_assets'] }));
afterEach(() => {
  vi.restoreAllMocks();
  clearSession();
});

describe('a row that runs an action', () => {
  it('has a button, and runs it wherever it is clicked [CAM-02]', async () => {
    open({ action: 'look' });
    fireEvent.click(within(await row('Uno')).getByText('Uno'));
    expect(await screen.findByText('¿Mirar «ñandú»?')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await userEvent.click(within(await row('Uno')).getByRole('button', { name: 'ñandú' }));
    expect(await screen.findByText('¿Mirar «ñandú»?')).toBeVisible();
  });

  it('is plain for who may not', async () => {
    saveSession({ token: 't', permissions: [] });
    open({ action: 'look' });
    fireEvent.click(within(await row('Uno')).getByText('Uno'));
    expect(screen.queryByRole('button', { name: 'ñandú' })).toBeNull();
    expect(screen.queryByText('¿Mirar «ñandú»?')).toBeNull();
  });
});

describe('a row that opens an address', () => {
  it('opens it in a new window that knows nothing of this one [DOC-08]', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    open({ urlField: 'url' });
    const link = within(await row('Uno')).getByRole('link');
    expect(link).toHaveAttribute('href', 'http://files.example/p1.pdf');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    fireEvent.click(within(await row('Uno')).getByText('Uno'));
    expect(opened.mock.calls).toEqual([['http://files.example/p1.pdf', '_blank', 'noopener,noreferrer']]);
  });

  it('does not open what is not safe', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    open({ urlField: 'url' });
    fireEvent.click(within(await row('Dos')).getByText('Dos'));
    expect(within(await row('Dos')).queryByRole('link')).toBeNull();
    expect(opened).not.toHaveBeenCalled();
  });
});

it('the letter before a name is its first one, or a question mark [AUSER-07]', async () => {
  open(false);
  expect((await row('Uno')).querySelector('.initial-avatar')).toHaveTextContent('Ñ');
  expect((await row('Dos')).querySelector('.initial-avatar')).toHaveTextContent('?');
});
