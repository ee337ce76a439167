import { decodeQR } from 'qr/decode.js';

/** Why no picture comes: keys of `scannerTexts.camera`; 'none' is AGW-11. */
export type CameraProblem = 'none' | 'denied' | 'busy' | 'failed';

/** ms between two tries to read a code. */
const SCAN_INTERVAL = 150;

/** px; what is wider is read scaled down: quick enough without a worker. */
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
  /** Aborted: the camera is off, also one that is still being opened. */
  signal: AbortSignal;
  onStart: () => void;
  /** Every text that is read, the same one again and again while it is in front of the camera. */
  onText: (text: string) => void;
  onProblem: (problem: CameraProblem) => void;
}

/** Shows the camera in a video and reads the codes in front of it until the signal aborts. Never rejects. */
export async function watchCamera({
  video,
  signal,
  onStart,
  onText,
  onProblem,
}: WatchCameraOptions): Promise<void> {
  let stream: MediaStream | undefined;
  try {
    // Absent where the page is not served securely.
    const devices = navigator.mediaDevices as MediaDevices | undefined;
    if (!devices) return onProblem('none');
    // Wishes, not demands: a plain webcam must open too.
    const openedStream = await devices.getUserMedia({
      video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 } },
    });
    stream = openedStream;
    const stopOpened = (): void => stopStream(openedStream, video);
    // Closed while it was opening: nobody else knows of this stream.
    if (signal.aborted) return stopOpened();
    signal.addEventListener('abort', stopOpened, { once: true });
    // Unplugged, or taken away by the browser.
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
  // Begun anew, it shows another one by now.
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
  // Setting a size empties the canvas: only when the camera changed it, as when a phone is turned.
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  context.drawImage(video, 0, 0, width, height);
  try {
    return decodeQR(context.getImageData(0, 0, width, height));
  } catch {
    return undefined; // no code in this frame
  }
}
