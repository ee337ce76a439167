// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { ResourceInput } from '../../config/schema/resource';
import { clearSession, saveSession } from '../../session/session';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { listResponse } from '../../testing/fakeHost';
import { renderConsole } from '../../testing/renderConsole';
import { ListPage } from '../ListPage';

const set = (free: boolean) => ({
  label: free ? 'Liberar' : 'Ocupar',
  requires: { access: 'update_cars', reason: 'No puedes cambiar coches' },
  call: { method: 'PATCH' as const, path: '/cars/{id}', body: { code: '{code}', free } },
});
const cars: ResourceInput = {
  name: 'cars',
  label: { one: 'coche', many: 'Coches' },
  recordRepresentation: 'code',
  api: { getList: { path: '/cars' } },
  fields: { code: { type: 'text', label: 'Código' }, free: { type: 'boolean', label: 'Libre' } },
  list: { columns: ['code', { field: 'free', toggle: { on: 'release', off: 'take' } }] },
  actions: { release: set(true), take: set(false) },
};

function open(permissions: string[], start: boolean | null = false, takeOptions: object = {}) {
  saveSession({ token: 't', permissions });
  let free = start;
  const held = { list: Promise.resolve(), change: Promise.resolve() };
  const hold = (which: keyof typeof held = 'change') => {
    let answer = (): void => undefined;
    held[which] = new Promise((resolve) => {
      answer = resolve;
    });
    return () => answer();
  };
  const actions = { release: set(true), take: { ...set(false), ...takeOptions } };
  const resources = declareResources({ ...cars, actions });
  const console = renderConsole(<ListPage resource={getDeclaredResource(resources, 'cars')} />, {
    resources,
    responses: {
      'GET /cars': async () => {
        await held.list;
        return listResponse([{ id: 'c1', code: 'A-1', free }]);
      },
      'PATCH /cars/c1': async ({ body }) => {
        await held.change;
        free = (body as { free: boolean }).free;
        return { body: {} };
      },
    },
  });
  return { console, hold, isFree: () => free };
}

const LIST_READ = 'GET /cars?page[number]=1&page[size]=50';
const toggle = () => screen.findByRole('switch', { name: 'Libre: A-1' });

afterEach(clearSession);

describe('a switch in a row [CONS-25]', () => {
  it('shows what the host has, and runs the action that changes it', async () => {
    const { isFree } = open(['update_cars']);
    expect((await toggle()).getAttribute('aria-checked')).toBe('false');
    fireEvent.click(await toggle());
    await waitFor(async () => expect((await toggle()).getAttribute('aria-checked')).toBe('true'));
    expect(isFree()).toBe(true);
    fireEvent.click(await toggle());
    await waitFor(async () => expect((await toggle()).getAttribute('aria-checked')).toBe('false'));
    expect(isFree()).toBe(false);
  });

  it('cannot be pressed again while its call is under way [DEV-61]', async () => {
    const { console, hold } = open(['update_cars']);
    const answer = hold();
    fireEvent.click(await toggle());
    await waitFor(async () => expect(await toggle()).toHaveAttribute('aria-disabled', 'true'));
    fireEvent.click(await toggle());
    answer();
    await waitFor(async () => expect(await toggle()).toHaveAttribute('aria-checked', 'true'));
    expect(await toggle()).toHaveAttribute('aria-disabled', 'false');
    expect(console.callsBesidesProfile().filter((call) => call.startsWith('PATCH'))).toHaveLength(1);
  });

  it('cannot be pressed again until its row was read again, which shows what held before [AACC-14]', async () => {
    const { console, hold } = open(['update_cars']);
    await toggle();
    const answer = hold('list');
    const patches = () => console.callsBesidesProfile().filter((call) => call.startsWith('PATCH'));
    const reads = () => console.callsBesidesProfile().filter((call) => call.startsWith('GET /cars'));
    fireEvent.click(await toggle());
    await waitFor(() => expect(reads()).toHaveLength(2));
    expect(await toggle()).toHaveAttribute('aria-checked', 'false');
    expect(await toggle()).toHaveAttribute('aria-busy', 'true');
    fireEvent.click(await toggle());
    answer();
    await waitFor(async () => expect(await toggle()).toHaveAttribute('aria-checked', 'true'));
    await waitFor(async () => expect(await toggle()).toHaveAttribute('aria-disabled', 'false'));
    expect(patches()).toHaveLength(1);
  });

  it('whose action asks is not changing before the answer, nor after Cancel [DEV-60]', async () => {
    const { console, hold } = open(['update_cars'], true, { confirm: { title: 'Ocupar coche' } });
    const control = await toggle();
    fireEvent.click(control);
    const cancel = await screen.findByRole('button', { name: 'Cancelar' });
    expect(control).toHaveAttribute('aria-busy', 'false');
    fireEvent.click(cancel);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const answer = hold('list');
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(console.callsBesidesProfile()).toEqual(Array(2).fill(LIST_READ)));
    expect(control).toHaveAttribute('aria-busy', 'false');
    answer();
  });

  it('is no switch where the host does not say whether it is on', async () => {
    open(['update_cars'], null);
    expect(await screen.findByText('A-1')).toBeVisible();
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('says why it cannot be changed, and sends nothing', async () => {
    const { console } = open([]);
    expect((await toggle()).getAttribute('aria-disabled')).toBe('true');
    expect((await toggle()).title).toBe('No puedes cambiar coches');
    fireEvent.click(await toggle());
    expect(console.callsBesidesProfile().filter((call) => call.startsWith('PATCH'))).toEqual([]);
  });
});

describe('switches of several rows', () => {
  it('one that waits for its host locks no other, and a lock is of its record alone [AACC-14]', async () => {
    saveSession({ token: 't', permissions: ['update_cars'] });
    const free: Record<string, boolean> = { c1: false, c2: false };
    let answer = (): void => undefined;
    const isHeld = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const resources = declareResources(cars);
    const change = (id: string, before: Promise<void>) => async () => {
      await before;
      free[id] = true;
      return { body: {} };
    };
    const { callsBesidesProfile } = renderConsole(
      <ListPage resource={getDeclaredResource(resources, 'cars')} />,
      {
        resources,
        responses: {
          'GET /cars': () =>
            listResponse(Object.entries(free).map(([id, is]) => ({ id, code: id.toUpperCase(), free: is }))),
          'PATCH /cars/c1': change('c1', isHeld),
          'PATCH /cars/c2': change('c2', Promise.resolve()),
        },
      },
    );
    const of = (code: string) => screen.findByRole('switch', { name: `Libre: ${code}` });
    fireEvent.click(await of('C1'));
    await waitFor(async () => expect(await of('C1')).toHaveAttribute('aria-busy', 'true'));
    expect(await of('C2')).toHaveAttribute('aria-disabled', 'false');
    fireEvent.click(await of('C2'));
    await waitFor(async () => expect(await of('C2')).toHaveAttribute('aria-checked', 'true'));
    expect(await of('C1')).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(await of('C1'));
    answer();
    await waitFor(async () => expect(await of('C1')).toHaveAttribute('aria-checked', 'true'));
    expect(callsBesidesProfile().filter((call) => call.startsWith('PATCH'))).toEqual([
      'PATCH /cars/c1',
      'PATCH /cars/c2',
    ]);
  });
});
