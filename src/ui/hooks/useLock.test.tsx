// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useLock } from './useLock';

describe('useLock', () => {
  it('runs one task at a time, also within one tick, and the next one when that ended', async () => {
    const { result } = renderHook(() => useLock());
    const { run } = result.current;
    const task = vi.fn(() => Promise.resolve('done'));
    await act(async () => {
      expect(await Promise.all([run(task), run(task), run(task)])).toEqual(['done', undefined, undefined]);
    });
    expect(task).toHaveBeenCalledTimes(1);
    expect(result.current.busy).toBe(false);
    await act(async () => expect(await run(task)).toBe('done'));
  });

  it('is busy while a task runs, and free again when it fails', async () => {
    const { result } = renderHook(() => useLock());
    let fail: (error: Error) => void = () => undefined;
    let ended: Promise<unknown> = Promise.resolve();
    act(() => {
      ended = result.current.run(
        () =>
          new Promise((_, reject) => {
            fail = reject;
          }),
      );
      ended.catch(() => undefined);
    });
    expect(result.current.busy).toBe(true);
    await act(async () => {
      fail(new Error('no'));
      await expect(ended).rejects.toThrow('no');
    });
    expect(result.current.busy).toBe(false);
  });

  it('stays locked once a task holds it', async () => {
    const { result } = renderHook(() => useLock());
    await act(() => result.current.run((hold) => Promise.resolve(hold())));
    expect(result.current.busy).toBe(true);
    const task = vi.fn(() => Promise.resolve());
    await result.current.run(task);
    expect(task).not.toHaveBeenCalled();
  });
});
