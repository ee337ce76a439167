// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import HostNotice from './HostNotice';

let answer: () => Promise<Response>;
const asked = vi.fn((_address: string, _init: RequestInit) => answer());
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  asked.mockClear();
});

const says = (notice: unknown) => () => Promise.resolve(Response.json({ notice }));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('what the demo host has to say', () => {
  it('comes and goes with the host, and a lost answer changes nothing', async () => {
    answer = says(null);
    const { unmount } = render(<HostNotice url="/demo/state" />);
    await pass(0);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    answer = says('Nada se guarda.');
    await pass(30_000);
    expect(screen.getByRole('status')).toHaveTextContent('Nada se guarda.');
    answer = () => Promise.reject(new Error('lost'));
    await pass(30_000);
    expect(screen.getByRole('status')).toHaveTextContent('Nada se guarda.');
    answer = says(null);
    await pass(30_000);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    unmount();
    await pass(60_000);
    expect(asked).toHaveBeenCalledTimes(4);
  });

  it('is asked for without the session, and is a text or nothing', async () => {
    answer = says({ html: '<b>' });
    render(<HostNotice url="/demo/state" />);
    await pass(0);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    const [address, init] = asked.mock.calls[0]!;
    expect([address, init.headers, init.credentials]).toEqual(['/demo/state', undefined, 'omit']);
  });
});
