// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { memoryStore, StoreContextProvider, type Store } from 'ra-core';
import { beforeEach, expect, it } from 'vitest';
import type { MenuEntry } from '../../extensions/types';
import { clearSession, saveSession } from '../../session/session';
import { useRememberMenuShape } from './menuShape';

const entry = (label: string): MenuEntry => ({ to: `/admin/${label}`, label, icon: 'home', order: 1 });

function Menu({ labels }: { labels: readonly string[] }) {
  useRememberMenuShape(labels.map(entry));
  return null;
}
const inStore = (store: Store, labels: readonly string[]) => (
  <StoreContextProvider value={store}>
    <Menu labels={labels} />
  </StoreContextProvider>
);

beforeEach(() => saveSession({ token: 't', permissions: [] }));

it('is stored for the next visit, whenever the menu has changed [SHELL-25]', () => {
  const store = memoryStore();
  const { rerender } = render(inStore(store, ['Activos']));
  expect(store.getItem('view.menuShape')).toBe('7');
  rerender(inStore(store, ['Activos', 'Tickets']));
  expect(store.getItem('view.menuShape')).toBe('7,7');
});

it('is not stored again by a menu that is still there while the session ends [SHELL-40..SHELL-42]', () => {
  const store = memoryStore();
  const { rerender } = render(inStore(store, ['Activos', 'Tickets']));
  clearSession();
  store.removeItem('view.menuShape');
  // Without permissions it has fewer entries.
  rerender(inStore(store, ['Activos']));
  expect(store.getItem('view.menuShape')).toBeUndefined();
});
