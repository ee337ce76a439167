// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import { CoreAdminContext, memoryStore, TestMemoryRouter } from 'ra-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createResourceIndex } from '../config/resourceSummary';
import { ConsoleProvider } from '../queries/console/ConsoleContext';
import { ProfileProvider, useProfile } from '../session/profile/useProfile';
import { clearSession, saveSession } from '../session/session';
import { declareResources } from '../testing/declareResources';
import { useWholeMenu } from './useWholeMenu';

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
  const entries = useWholeMenu();
  return (
    <ul aria-label={useProfile().profile?.id}>
      {entries ? entries.map(({ to, label }) => <li key={to}>{label}</li>) : <li>bars</li>}
    </ul>
  );
}

/** Preferences that the browser keeps between two visits. */
let stored: Record<string, unknown> = {};
beforeEach(() => {
  stored = {};
  saveSession({ token: 't', permissions: [] });
});
afterEach(() => {
  clearSession();
  vi.useRealTimers();
});

/** Renders the menu of a visit; returns its labels. */
async function visit({
  names,
  pendingUrls = [],
  announced,
  user = 'u1',
  waitMs = 0,
}: {
  names: string[];
  pendingUrls?: string[];
  /** Names in the files that have been read; undefined while they are read. */
  announced?: string[];
  user?: string;
  /** ms until the labels are read. */
  waitMs?: number;
}): Promise<(string | null)[]> {
  // The store forgets when it is unmounted.
  const store = memoryStore(stored);
  const declarations = {
    resourceIndex: createResourceIndex(declare(...names)),
    pendingUrls,
    announced: announced && [...declare(...announced).values()],
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
  if (waitMs > 0) await act(() => vi.advanceTimersByTimeAsync(waitMs));
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
    expect(await visit({ names: ['cars', 'sessions'] })).toEqual(['cars', 'sessions']);
    expect(await visit({ names: ['cars'], pendingUrls })).toEqual(['cars', 'sessions']);
  });

  it('forgets those that are declared no more, and has none of another user', async () => {
    const pendingUrls = ['/sessions.json'];
    await visit({ names: ['cars', 'sessions'] });
    expect(await visit({ names: ['cars'], pendingUrls, user: 'u2' })).toEqual(['bars']);
    expect(await visit({ names: ['cars'] })).toEqual(['cars']);
    expect(await visit({ names: ['cars'], pendingUrls })).toEqual(['cars']);
  });

  it('is empty at the first visit until the files of runtime declarations have been read, and whole from then on', async () => {
    const pendingUrls = ['/sessions.json'];
    expect(await visit({ names: ['cars'], pendingUrls })).toEqual(['bars']);
    expect(await visit({ names: ['vans', 'cars'], pendingUrls, announced: ['sessions'] })).toEqual([
      'vans',
      'sessions',
      'cars',
    ]);
    expect(await visit({ names: ['cars'], pendingUrls, announced: [] })).toEqual(['cars']);
  });

  it('follows the files where they differ from the last visit', async () => {
    await visit({ names: ['cars', 'sessions'] });
    const pendingUrls = ['/trips.json'];
    expect(await visit({ names: ['cars'], pendingUrls, announced: ['trips'] })).toEqual(['cars', 'trips']);
  });

  it('waits three seconds for the files at most', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const pendingUrls = ['/sessions.json'];
    expect(await visit({ names: ['cars'], pendingUrls, waitMs: 2500 })).toEqual(['bars']);
    expect(await visit({ names: ['cars'], pendingUrls, waitMs: 3000 })).toEqual(['cars']);
  });

  it('stores nothing if the files arrive after a sign-out [SHELL-42]', async () => {
    clearSession();
    await visit({ names: ['cars', 'sessions'] });
    expect(Object.keys(stored)).toEqual([]);
  });

  it('ignores what is no entry in the storage', async () => {
    const pendingUrls = ['/sessions.json'];
    stored = { 'menu.u1': [null, 'sessions', { resource: 'sessions' }] };
    expect(await visit({ names: ['cars'], pendingUrls })).toEqual(['bars']);
  });
});
