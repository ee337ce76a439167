import { isInsecurePage } from '../lib/url/isInsecurePage';
import { decodeQR } from 'qr/decode.js';

/** Reason why there is no camera image: keys of `scannerTexts.camera`. */
export type CameraProblem = 'none' | 'denied' | 'busy' | 'failed' | 'insecure';

/** ms between two scan attempts. */
const SCAN_INTERVAL = 150;

/** px; wider images are scaled down: fast enough without a worker. */
const MAX_FRAME_WIDTH = 960;

const PROBLEMS: Readonly<Record<string, CameraProblem>> = {
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

interface WatchCameraOptions {
  video: HTMLVideoElement;
  /** Abort signal: turns the camera off, also while it is opening. */
  signal: AbortSignal;
  onStart: () => void;
  /** Called with every scanned text, repeatedly while the code is in front of the camera. */
  onText: (text: string) => void;
  onProblem: (problem: CameraProblem) => void;
}

/** Shows the camera in a video and scans codes until the signal aborts. Never rejects. */
export async function openCamera({
  video,
  signal,
  onStart,
  onText,
  onProblem,
}: WatchCameraOptions): Promise<void> {
  let stream: MediaStream | undefined;
  try {
    // Undefined if the page is not in a secure context.
    const devices = navigator.mediaDevices as MediaDevices | undefined;
    if (!devices) return onProblem(isInsecurePage() ? 'insecure' : 'none');
    // Preferences, not requirements: a plain webcam must open, too.
    const openedStream = await devices.getUserMedia({
      video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 } },
    });
    stream = openedStream;
    const stopOpened = (): void => stopStream(openedStream, video);
    // Aborted while opening: only this function can stop the stream.
    if (signal.aborted) return stopOpened();
    signal.addEventListener('abort', stopOpened, { once: true });
    // The camera was unplugged, or the browser revoked it.
    for (const track of openedStream.getTracks()) track.addEventListener('ended', () => onProblem('none'));
    video.srcObject = openedStream;
    await video.play();
    if (signal.aborted) return undefined;
    onStart();
    scanFrames(video, signal, onText);
  } catch (error) {
    if (stream) stopStream(stream, video);
    if (!signal.aborted) onProblem(PROBLEMS[getErrorName(error)] ?? 'failed');
  }
  return undefined;
}

const getErrorName = (error: unknown): string => (error instanceof Error ? error.name : '');

function stopStream(stream: MediaStream, video: HTMLVideoElement): void {
  for (const track of stream.getTracks()) track.stop();
  // After a restart the video may already show another stream.
  if (video.srcObject === stream) video.srcObject = null;
}

function scanFrames(video: HTMLVideoElement, signal: AbortSignal, onText: (text: string) => void): void {
  const canvas = document.createElement('canvas');
  let timer = 0;
  const scanFrame = (): void => {
    const text = readFrame(video, canvas);
    if (text !== undefined) onText(text);
    if (!signal.aborted) timer = window.setTimeout(scanFrame, SCAN_INTERVAL);
  };
  signal.addEventListener('abort', () => window.clearTimeout(timer), { once: true });
  scanFrame();
}

function readFrame(video: HTMLVideoElement, canvas: HTMLCanvasElement): string | undefined {
  const scale = Math.min(1, MAX_FRAME_WIDTH / video.videoWidth);
  const width = Math.round(video.videoWidth * scale);
  const height = Math.round(video.videoHeight * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || width === 0 || height === 0) return undefined;
  // Setting a size clears the canvas, so set it only if the camera changed it, as when a phone is rotated.
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  context.drawImage(video, 0, 0, width, height);
  try {
    return decodeQR(context.getImageData(0, 0, width, height));
  } catch {
    return undefined; // no code in this frame
  }
}
