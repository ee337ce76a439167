// @vitest-environment jsdom
import { afterEach, beforeEach, describe, it, expect, vi } from 'vitest';

/** The tabs of one browser: every channel receives the messages of the others. */
class FakeChannel {
  static open = new Set<FakeChannel>();
  onmessage: ((message: { data: unknown }) => void) | null = null;
  constructor(readonly name: string) {
    FakeChannel.open.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of FakeChannel.open)
      if (other !== this && other.name === this.name) other.onmessage?.({ data });
  }
  close(): void {
    FakeChannel.open.delete(this);
  }
}

const tab = async (): Promise<typeof import('./crossTab')> => {
  vi.resetModules();
  return import('./crossTab');
};

beforeEach(() => {
  FakeChannel.open.clear();
  vi.stubGlobal('BroadcastChannel', FakeChannel);
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('announce', () => {
  it('reaches every other tab and not its own', async () => {
    const [one, other] = [await tab(), await tab()];
    const [here, there] = [vi.fn(), vi.fn()];
    one.onBroadcast(here);
    other.onBroadcast(there);
    one.broadcast('logout');
    one.broadcast('login');
    expect(there.mock.calls.flat()).toEqual(['logout', 'login']);
    expect(here).not.toHaveBeenCalled();
  });

  it('reaches other tabs from one that does not listen, and leaves nothing open', async () => {
    const [one, other] = [await tab(), await tab()];
    const there = vi.fn();
    const stop = other.onBroadcast(there);
    one.broadcast('logout');
    stop();
    one.broadcast('login');
    expect(there.mock.calls.flat()).toEqual(['logout']);
    expect(FakeChannel.open.size).toBe(0);
  });

  it('ignores what is no event', async () => {
    const one = await tab();
    const here = vi.fn();
    one.onBroadcast(here);
    for (const data of ['', 'LOGOUT', null, { event: 'logout' }])
      new FakeChannel('console.session').postMessage(data);
    expect(here).not.toHaveBeenCalled();
  });

  it('uses storage where there are no channels', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const one = await tab();
    const here = vi.fn();
    const stop = one.onBroadcast(here);
    const written = (): string | null => localStorage.getItem('console.tab.event');
    one.broadcast('logout');
    const first = written();
    one.broadcast('logout');
    expect(written()).not.toBe(first); // the same text twice would fire no storage event
    expect(here).not.toHaveBeenCalled();
    const arrive = (): boolean =>
      window.dispatchEvent(
        new StorageEvent('storage', {
          key: 'console.tab.event',
          newValue: written(),
          storageArea: localStorage,
        }),
      );
    arrive();
    expect(here.mock.calls.flat()).toEqual(['logout']);
    stop();
    arrive();
    expect(here).toHaveBeenCalledOnce();
  });
});
