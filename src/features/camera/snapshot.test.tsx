// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setAllowedImageOrigins } from '../../lib/image/imageOrigins';
import { addCacheBuster, getSnapshotUrl } from './snapshotUrl';
import { useSnapshot } from './useSnapshot';

describe('the address of a picture', () => {
  beforeEach(() => setAllowedImageOrigins(['https://camera.example', 'http://192.168.1.20']));
  afterEach(() => setAllowedImageOrigins([]));

  it.each([
    ['/api/snapshots/cam1/x.png', '/api/snapshots/cam1/x.png'],
    ['https://camera.example/now', 'https://camera.example/now'],
    ['http://192.168.1.20/now', 'http://192.168.1.20/now'],
    ['https://elsewhere.example/now', undefined],
    ['tel:112', undefined],
    ['javascript:alert(1)', undefined],
    ['//camera.example/now', undefined],
    [null, undefined],
  ])('%s → %s [CAM-09]', (value, address) => {
    expect(getSnapshotUrl(value)).toBe(address);
  });

  it.each([
    ['/a.png', '/a.png?t=7'],
    ['/a.png?k=1', '/a.png?k=1&t=7'],
    ['/a.png#part', '/a.png?t=7#part'],
  ])('%s is asked for anew as %s [CAM-09]', (address, fresh) => {
    expect(addCacheBuster(address, 7)).toBe(fresh);
  });
});

describe('a snapshot', () => {
  beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') }));
  afterEach(() => vi.useRealTimers());
  const start = () => renderHook(() => useSnapshot('/a.png'));
  const wait = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

  it('is asked for again every 5 s, one at a time, and says when it came [CAM-09]', () => {
    const { result, unmount } = start();
    const first = result.current.src;
    expect(first).toBe(`/a.png?t=${Date.now()}`);
    wait(5000);
    // The first request is still pending, so no second one is sent.
    expect(result.current.src).toBe(first);
    act(() => result.current.onLoad());
    expect(result.current.loadedAt).toBe(Math.floor(Date.now() / 1000));
    wait(4999);
    expect(result.current.src).toBe(first);
    wait(1);
    expect(result.current.src).toBe(`/a.png?t=${Date.now()}`);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stops after an error, and after 10 s without an answer, until it is tried again [CAM-10]', () => {
    const { result } = start();
    act(() => result.current.onError());
    expect(result.current).toMatchObject({ failed: true, src: undefined, loadedAt: undefined });
    expect(vi.getTimerCount()).toBe(0);
    act(() => result.current.retry());
    expect(result.current.src).toBe(`/a.png?t=${Date.now()}`);
    wait(9999);
    expect(result.current.failed).toBe(false);
    wait(1);
    expect(result.current.failed).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rests while paused [CAM-09]', () => {
    const { result } = start();
    act(() => result.current.onLoad());
    act(() => result.current.togglePaused());
    expect(vi.getTimerCount()).toBe(0);
    const { src } = result.current;
    wait(60_000);
    expect(result.current.src).toBe(src);
    act(() => result.current.togglePaused());
    expect(result.current.src).not.toBe(src);
  });
});
