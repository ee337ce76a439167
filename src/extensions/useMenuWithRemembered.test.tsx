// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { CoreAdminContext, memoryStore, TestMemoryRouter } from 'ra-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { createResourceIndex } from '../config/resourceSummary';
import { ConsoleProvider } from '../queries/console/ConsoleContext';
import { ProfileProvider, useProfile } from '../session/profile/useProfile';
import { declareResources } from '../testing/declareResources';
import { useMenuWithRemembered } from './useMenuWithRemembered';

const declare = (...names: string[]) =>
  declareResources(
    ...names.map((name, index) => ({
      name,
      label: { one: name, many: name },
      recordRepresentation: 'id',
      navigation: { order: 10 * index },
      api: { getList: { path: `/${name}` } },
      fields: { id: { type: 'text' as const } },
      list: { columns: ['id'] },
    })),
  );

function Menu() {
  const entries = useMenuWithRemembered();
  return (
    <ul aria-label={useProfile().profile?.id}>
      {entries.map(({ to, label }) => (
        <li key={to}>{label}</li>
      ))}
    </ul>
  );
}

/** Preferences that the browser keeps between two visits. */
let stored: Record<string, unknown> = {};
beforeEach(() => {
  stored = {};
});

/** Renders the menu of a visit; returns its labels. */
async function visit({
  names,
  pendingUrls = [],
  user = 'u1',
}: {
  names: string[];
  pendingUrls?: string[];
  user?: string;
}): Promise<(string | null)[]> {
  // The store forgets when it is unmounted.
  const store = memoryStore(stored);
  const declarations = {
    resourceIndex: createResourceIndex(declare(...names)),
    pendingUrls,
    isLoaded: () => true,
    getError: () => undefined,
    retry: () => undefined,
    load: () => Promise.resolve(),
  };
  const authProvider = {
    login: () => Promise.resolve(),
    logout: () => Promise.resolve(),
    checkAuth: () => Promise.resolve(),
    checkError: () => Promise.resolve(),
    getPermissions: () => Promise.resolve([]),
    getIdentity: () => Promise.resolve({ id: user }),
  };
  const { unmount } = render(
    <TestMemoryRouter>
      <CoreAdminContext store={store} authProvider={authProvider}>
        <ConsoleProvider value={{ declarations }}>
          <ProfileProvider>
            <Menu />
          </ProfileProvider>
        </ConsoleProvider>
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
  const menu = await screen.findByRole('list', { name: user });
  const labels = within(menu)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  stored = store.listItems?.() ?? {};
  unmount();
  return labels;
}

describe('the menu', () => {
  it('has the entries of runtime declarations from the last visit until these have loaded', async () => {
    const pendingUrls = ['/sessions.json'];
    expect(await visit({ names: ['cars'], pendingUrls })).toEqual(['cars']);
    expect(await visit({ names: ['cars', 'sessions'] })).toEqual(['cars', 'sessions']);
    expect(await visit({ names: ['cars'], pendingUrls })).toEqual(['cars', 'sessions']);
  });

  it('forgets those that are declared no more, and has none of another user', async () => {
    const pendingUrls = ['/sessions.json'];
    await visit({ names: ['cars', 'sessions'] });
    expect(await visit({ names: ['cars'], pendingUrls, user: 'u2' })).toEqual(['cars']);
    expect(await visit({ names: ['cars'] })).toEqual(['cars']);
    expect(await visit({ names: ['cars'], pendingUrls })).toEqual(['cars']);
  });

  it('ignores what is no entry in the storage', async () => {
    const pendingUrls = ['/sessions.json'];
    stored = { 'menu.u1': [null, 'sessions', { resource: 'sessions' }] };
    expect(await visit({ names: ['cars'], pendingUrls })).toEqual(['cars']);
  });
});
