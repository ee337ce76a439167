import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import encodeQR from 'qr';
import { test as base } from './test';

const WIDTH = 640;
const HEIGHT = 480;
const LIGHT = 235;
const DARK = 16;
/** Frames of the film, which starts again at its end. */
const FRAMES = 2;

interface CameraFixtures {
  /** Sets the image for the next opening of the camera: the QR code of a text, '' for an empty wall. */
  showQrCode: (text: string) => void;
}

/** `test` in a browser whose camera plays a film that the test writes; the permission to use it is given. */
export const cameraTest = base.extend<CameraFixtures, { film: string }>({
  film: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'camera-'));
      const film = join(folder, 'film.y4m');
      writeFilm(film, '');
      await use(film);
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, film }, use) =>
      use({
        ...launchOptions,
        args: [
          ...(launchOptions.args ?? []),
          '--use-fake-device-for-media-stream',
          '--use-fake-ui-for-media-stream',
          `--use-file-for-fake-video-capture=${film}`,
        ],
      }),
    { scope: 'worker' },
  ],
  showQrCode: async ({ film, page }, use) => {
    await page.addInitScript(recordTracks);
    await use((text) => writeFilm(film, text));
  },
});

/** Keeps every track that a page was given, so that a test can tell which are still live. */
function recordTracks(): void {
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) return;
  const openedTracks: MediaStreamTrack[] = [];
  Object.assign(window, { givenTracks: openedTracks });
  const getUserMedia = devices.getUserMedia.bind(devices);
  devices.getUserMedia = async (constraints) => {
    const stream = await getUserMedia(constraints);
    openedTracks.push(...stream.getTracks());
    return stream;
  };
}

/** How many tracks a page was given, and how many of them are live. */
export const countTracks = (page: Page): Promise<{ opened: number; live: number }> =>
  page.evaluate(() => {
    const openedTracks = (window as { givenTracks?: MediaStreamTrack[] }).givenTracks ?? [];
    return {
      opened: openedTracks.length,
      live: openedTracks.filter(({ readyState }) => readyState === 'live').length,
    };
  });

/** Has the camera fail as it does without one, without permission, or while another program has it. */
export const rejectCamera = (page: Page, name: string): Promise<unknown> =>
  page.addInitScript((name) => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('refused', name));
  }, name);

/** A film in the y4m format: a header, then frames of brightness and two quarters of colour. */
function writeFilm(path: string, text: string): void {
  const frame = Buffer.concat([
    Buffer.from('FRAME\n'),
    drawPixels(text),
    Buffer.alloc((WIDTH * HEIGHT) / 2, 128),
  ]);
  // Overwritten, not replaced: the browser got this file's path when it started.
  writeFileSync(path, '');
  const file = openSync(path, 'w');
  writeSync(file, `YUV4MPEG2 W${WIDTH} H${HEIGHT} F15:1 Ip A1:1 C420jpeg\n`);
  for (let index = 0; index < FRAMES; index += 1) writeSync(file, frame);
  closeSync(file);
}

/** The code in the middle of a white wall. */
function drawPixels(text: string): Buffer {
  const pixels = Buffer.alloc(WIDTH * HEIGHT, LIGHT);
  if (text === '') return pixels;
  const code = encodeQR(text, 'raw', { border: 4 });
  const scale = Math.floor(HEIGHT / code.length);
  const left = Math.floor((WIDTH - code.length * scale) / 2);
  for (let y = 0; y < code.length * scale; y += 1) {
    for (let x = 0; x < code.length * scale; x += 1) {
      const isDark = code[Math.floor(y / scale)]?.[Math.floor(x / scale)] === true;
      if (isDark) pixels[y * WIDTH + left + x] = DARK;
    }
  }
  return pixels;
}
