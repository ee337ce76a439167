// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ResourceInput } from '../../config/schema/resource';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { listResponse, type FakeResponse, type RecordedCall } from '../../testing/fakeHost';
import { renderConsole } from '../../testing/renderConsole';
import { ListPage } from '../ListPage';

const steps: ResourceInput = {
  name: 'steps',
  label: { one: 'paso', many: 'Pasos' },
  recordRepresentation: 'text',
  api: { id: false, getList: { path: '/steps' } },
  fields: { text: { type: 'text', label: 'Texto', sortable: true } },
  list: { columns: ['text'], pagination: 'loadMore', pageSize: 5, empty: 'No hay pasos' },
};
const all = Array.from({ length: 12 }, (_, at) => ({ text: `Paso ${12 - at}` }));
const paged = ({ url }: RecordedCall): FakeResponse => {
  const query = new URLSearchParams(url.split('?')[1]);
  const [at, size] = [Number(query.get('page[number]')), Number(query.get('page[size]'))];
  return listResponse(all.slice((at - 1) * size, at * size), all.length, size);
};

function open(answer: FakeResponse | ((call: RecordedCall) => FakeResponse | Promise<FakeResponse>) = paged) {
  const resources = declareResources(steps);
  return renderConsole(<ListPage resource={getDeclaredResource(resources, 'steps')} />, {
    resources,
    initialPath: '/admin/steps?page=3&size=50',
    responses: { 'GET /steps': answer },
  });
}
const texts = () => screen.queryAllByRole('cell').map((cell) => cell.textContent);
const more = () => screen.findByRole('button', { name: 'Cargar más' });
const call = (number: number) => `GET /steps?page[number]=${number}&page[size]=5`;

describe('rows that are loaded bit by bit', () => {
  it('are five, then five more, in the order of the host, until there are no more [TICKET-15]', async () => {
    const { callsBesidesProfile, currentPath } = open();
    fireEvent.click(await more());
    await waitFor(() => expect(texts()).toHaveLength(10));
    expect(screen.getByText('Se muestran 10 de 12')).toBeVisible();
    fireEvent.click(await more());
    await waitFor(() => expect(texts()).toEqual(all.map(({ text }) => text)));
    expect(callsBesidesProfile()).toEqual([call(1), call(2), call(3)]);
    // The button is gone, so the focus must move elsewhere.
    expect(screen.queryByRole('button', { name: 'Cargar más' })).toBeNull();
    await waitFor(() => expect(screen.getByText('Se muestran 12 de 12')).toHaveFocus());
    // The URL has no page.
    expect(currentPath()).toBe('/admin/steps');
    expect(screen.queryByRole('navigation', { name: 'Páginas' })).toBeNull();
  });

  it('load once, however often the button is pressed', async () => {
    let go = (): void => undefined;
    const gate = new Promise<void>((resolve) => (go = resolve));
    const { callsBesidesProfile } = open(async (seen) => {
      if (seen.url.includes('[number]=2')) await gate;
      return paged(seen);
    });
    const button = await more();
    fireEvent.click(button);
    fireEvent.click(button);
    await act(() => Promise.resolve(go()));
    await waitFor(() => expect(texts()).toHaveLength(10));
    expect(callsBesidesProfile()).toEqual([call(1), call(2)]);
  });

  it('stay where more of them cannot be read, which is said, with a way to ask again', async () => {
    let fails = true;
    const { callsBesidesProfile } = open((seen) =>
      fails && seen.url.includes('[number]=2') ? { status: 500 } : paged(seen),
    );
    fireEvent.click(await more());
    expect(await screen.findByText('No se han podido cargar más.')).toBeVisible();
    expect(texts()).toHaveLength(5);
    fails = false;
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(texts()).toHaveLength(10));
    expect(screen.queryByText('No se han podido cargar más.')).toBeNull();
    expect(callsBesidesProfile()).toEqual([call(1), call(2), call(2)]);
  });

  it('say that there are none, and that they cannot be had, as other lists do', async () => {
    const { unmount } = open(listResponse([]));
    expect(await screen.findByText('No hay pasos')).toBeVisible();
    unmount();
    open({ status: 500 });
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
    expect(screen.queryByText('No hay pasos')).toBeNull();
  });
});
