// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ResourceInput } from '../../config/schema/resource';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { listResponse, type FakeResponse } from '../../testing/fakeHost';
import { renderConsole } from '../../testing/renderConsole';
import { ListPage } from '../ListPage';

const cars: ResourceInput = {
  name: 'cars',
  label: { one: 'coche', many: 'Coches' },
  recordRepresentation: 'code',
  api: { getList: { path: '/cars' } },
  fields: { code: { type: 'text', label: 'Código' } },
  list: { columns: ['code'] },
};

/** Mock of IntersectionObserver: the test decides when the pager is in view. */
function watchView() {
  const watchers = new Set<() => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly tell: () => void;
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        this.tell = () => callback([{ isIntersecting: true }]);
      }
      observe = (): void => void watchers.add(this.tell);
      disconnect = (): void => void watchers.delete(this.tell);
    },
  );
  return { enter: () => act(async () => [...watchers].forEach((tell) => tell())), watchers };
}

const rows = (at: number) => listResponse([{ id: `c${at}`, code: `Coche ${at}` }], 150);

/** A list of three pages; `replies` by page number. */
async function open(replies: Record<number, FakeResponse | (() => FakeResponse)> = {}) {
  const view = watchView();
  const resources = declareResources(cars);
  const rendered = renderConsole(<ListPage resource={getDeclaredResource(resources, 'cars')} />, {
    resources,
    initialPath: '/admin/cars?page=1&size=50',
    responses: {
      'GET /cars': ({ url }) => {
        const at = Number(/page\[number\]=(\d+)/.exec(url)?.[1]);
        const reply = replies[at] ?? rows(at);
        return typeof reply === 'function' ? reply() : reply;
      },
    },
  });
  await screen.findByText('Coche 1');
  return { ...rendered, ...view };
}
const line = (at: number) => `GET /cars?page[number]=${at}&page[size]=50`;
const next = () => screen.getByRole('link', { name: 'Página siguiente' });

describe('the next page of a list', () => {
  it('is asked for once when the pager comes into view, one page ahead, and is there at the click [LIST-05]', async () => {
    const replies = [rows(2)];
    const { enter, callsBesidesProfile } = await open({ 2: () => replies.pop() ?? 'silent' });
    expect(callsBesidesProfile()).toEqual([line(1)]);
    await enter();
    await enter();
    await waitFor(() => expect(callsBesidesProfile()).toEqual([line(1), line(2)]));
    fireEvent.click(next());
    // From the call before the click: a call at the click would get no response.
    expect(await screen.findByText('Coche 2')).toBeVisible();
    await enter();
    await waitFor(() => expect(callsBesidesProfile()).toContain(line(3)));
    expect(callsBesidesProfile()).not.toContain(line(4));
  });

  it('is asked for while the pointer stays on its link, page after page', async () => {
    const { callsBesidesProfile } = await open();
    fireEvent.pointerEnter(next());
    await waitFor(() => expect(callsBesidesProfile()).toEqual([line(1), line(2)]));
    fireEvent.click(next());
    expect(await screen.findByText('Coche 2')).toBeVisible();
    await waitFor(() => expect(callsBesidesProfile()).toContain(line(3)));
    expect(callsBesidesProfile()).not.toContain(line(4));
  });

  it('is not asked for by a link that the pointer has left', async () => {
    const { callsBesidesProfile } = await open();
    fireEvent.pointerEnter(next());
    fireEvent.click(next());
    fireEvent.pointerLeave(next());
    expect(await screen.findByText('Coche 2')).toBeVisible();
    expect(callsBesidesProfile()).not.toContain(line(3));
  });

  it('is called off when the reader goes elsewhere before it has come', async () => {
    const { enter, go, pendingCalls } = await open({ 2: 'silent' });
    await enter();
    await waitFor(() => expect(pendingCalls()).toEqual([line(2)]));
    await go('/admin/cars?page=3&size=50');
    expect(await screen.findByText('Coche 3')).toBeVisible();
    expect(pendingCalls()).toEqual([]);
  });

  it('is waited for by the reader who goes there, and asked for no second time', async () => {
    const { enter, callsBesidesProfile, pendingCalls } = await open({ 2: 'silent' });
    await enter();
    await waitFor(() => expect(pendingCalls()).toEqual([line(2)]));
    fireEvent.click(next());
    await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true'));
    expect(screen.getByText('Coche 1')).toBeVisible();
    expect(pendingCalls()).toEqual([line(2)]);
    expect(callsBesidesProfile()).toEqual([line(1), line(2)]);
  });

  it('is not asked for ahead on a line that is slow or to be spared', async () => {
    for (const connection of [{ saveData: true }, { effectiveType: '3g' }]) {
      vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { connection }));
      const { enter, watchers, callsBesidesProfile, unmount } = await open();
      await enter();
      fireEvent.pointerEnter(next());
      expect(watchers.size).toBe(0);
      expect(callsBesidesProfile()).toEqual([line(1)]);
      unmount();
    }
  });
});
