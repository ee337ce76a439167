// @vitest-environment jsdom
import '../testing/jsdomPolyfills';
import { StrictMode } from 'react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TestApp } from '../testing/TestApp';
import { ScannerDialog } from './ScannerDialog';

/** A camera of the test's: tracks that remember whether they were stopped. */
function camera() {
  const tracks: { readyState: string; stop: () => void; addEventListener: (type: string) => void }[] = [];
  const stream = () => {
    const track = {
      readyState: 'live',
      stop: () => {
        track.readyState = 'ended';
      },
      addEventListener: vi.fn(),
    };
    tracks.push(track);
    return { getTracks: () => [track] };
  };
  const getUserMedia = vi.fn(() => Promise.resolve(stream()));
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  return { getUserMedia, live: () => tracks.filter(({ readyState }) => readyState === 'live').length };
}

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  // No frame can be read here: jsdom draws nothing.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

const show = (open: boolean) => (
  <StrictMode>
    <TestApp>
      <ScannerDialog open={open} title="Escanear" onCode={vi.fn()} onClose={vi.fn()} />
    </TestApp>
  </StrictMode>
);

describe('the scanner', () => {
  it('has one camera on where effects run twice, and none once it is closed', async () => {
    const { getUserMedia, live } = camera();
    const { rerender } = render(show(true));
    expect(await screen.findByText('Apunta la cámara al código QR')).toBeInTheDocument();
    expect(getUserMedia).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(live()).toBe(1));
    rerender(show(false));
    expect(live()).toBe(0);
  });

  it('says for a second that it begins anew after a refresh, with one camera on [AACC-96]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { getUserMedia, live } = camera();
    render(show(true));
    expect(await screen.findByText('Apunta la cámara al código QR')).toBeInTheDocument();
    // From here on the clock is the test's alone: on a busy machine the second would be over too soon.
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Reiniciar la cámara' }));
    expect(screen.queryByText('Apunta la cámara al código QR')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(900));
    expect(screen.getByText('Abriendo la cámara…')).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(200));
    vi.useRealTimers();
    expect(await screen.findByText('Apunta la cámara al código QR')).toBeInTheDocument();
    // Twice at first, because strict mode runs effects twice, and a third time for the refresh.
    expect(getUserMedia).toHaveBeenCalledTimes(3);
    expect(live()).toBe(1);
  });

  it('turns off a camera that opens after it was closed', async () => {
    const { getUserMedia, live } = camera();
    const give: (() => void)[] = [];
    const opened = getUserMedia.getMockImplementation();
    getUserMedia.mockImplementation(async () => {
      await new Promise<void>((resolve) => give.push(resolve));
      return (await opened?.()) as never;
    });
    const { rerender } = render(show(true));
    await waitFor(() => expect(getUserMedia).toHaveBeenCalledTimes(2));
    rerender(show(false));
    for (const resolve of give) resolve();
    await waitFor(() => expect(getUserMedia.mock.results).toHaveLength(2));
    await Promise.all(getUserMedia.mock.results.map(({ value }) => value as Promise<unknown>));
    await waitFor(() => expect(live()).toBe(0));
  });

  it.each([
    ['NotFoundError', 'No hay ninguna cámara disponible'],
    ['OverconstrainedError', 'No hay ninguna cámara disponible'],
    ['NotAllowedError', 'No hay permiso para usar la cámara'],
    ['SecurityError', 'No hay permiso para usar la cámara'],
    ['NotReadableError', 'Otra aplicación está usando la cámara'],
    ['AbortError', 'Otra aplicación está usando la cámara'],
    ['OddError', 'No se ha podido usar la cámara'],
  ])('says why there is no camera after %s: %s [AGW-11]', async (name, text) => {
    const { getUserMedia } = camera();
    getUserMedia.mockRejectedValue(Object.assign(new Error('refused'), { name }));
    render(show(true));
    expect(await screen.findByText(new RegExp(text))).toBeInTheDocument();
  });

  it('says that there is no camera where the browser gives none [AGW-11]', async () => {
    render(show(true));
    expect(await screen.findByText('No hay ninguna cámara disponible')).toBeInTheDocument();
  });

  it('says that the browser offers the camera by https alone, over plain http [AGW-11]', async () => {
    vi.stubGlobal('isSecureContext', false);
    render(show(true));
    expect(await screen.findByText(/disponible: el navegador solo la ofrece por https/)).toBeInTheDocument();
    vi.unstubAllGlobals();
  });

  it('does not take an empty line for a code', async () => {
    camera();
    render(show(true));
    fireEvent.click(await screen.findByRole('button', { name: 'Usar el código' }));
    expect(await screen.findByText('El código leído está vacío')).toBeInTheDocument();
  });
});
