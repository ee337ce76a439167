// @vitest-environment jsdom
import '../../frame/testing/browserGaps';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { ResourceInput } from '../../config/schema/resource';
import { clearSession, saveSession } from '../../session/session';
import { declare, resourceOf } from '../../testing/declare';
import { page } from '../../testing/fakeRequest';
import { renderConsole } from '../../testing/renderConsole';
import { ListPage } from './ListPage';

const set = (free: boolean) => ({
  label: free ? 'Liberar' : 'Ocupar',
  enabledFor: { access: 'update_cars', why: 'No puedes cambiar coches' },
  call: { method: 'PATCH' as const, path: '/cars/{id}', body: { code: '{code}', free } },
});
const cars: ResourceInput = {
  name: 'cars',
  label: { one: 'coche', many: 'Coches' },
  title: 'code',
  api: { list: { path: '/cars' } },
  fields: { code: { type: 'text', label: 'Código' }, free: { type: 'boolean', label: 'Libre' } },
  list: { columns: ['code', { field: 'free', toggle: { on: 'release', off: 'take' } }] },
  actions: { release: set(true), take: set(false) },
};

function open(permissions: string[]) {
  saveSession({ token: 't', permissions });
  let free = false;
  const resources = declare(cars);
  const console = renderConsole(<ListPage resource={resourceOf(resources, 'cars')} />, {
    resources,
    answers: {
      'GET /cars': () => page([{ id: 'c1', code: 'A-1', free }]),
      'PATCH /cars/c1': ({ body }) => {
        free = (body as { free: boolean }).free;
        return { body: {} };
      },
    },
  });
  return { console, isFree: () => free };
}

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

  it('says why it cannot be changed, and sends nothing', async () => {
    const { console } = open([]);
    expect((await toggle()).getAttribute('aria-disabled')).toBe('true');
    expect((await toggle()).title).toBe('No puedes cambiar coches');
    fireEvent.click(await toggle());
    expect(console.asked().filter((call) => call.startsWith('PATCH'))).toEqual([]);
  });
});
