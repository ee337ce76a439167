import type { CsvAsked } from './csv.worker';
import type { CsvRead, CsvRefusal, CsvRule } from './readCsv';

/** What comes of reading a file; undefined where it was stopped. */
export type CsvAnswer = CsvRead | CsvRefusal | undefined;

/**
 * Reads a CSV file in a worker of its own, which ends with the reading or when `signal` stops it. Where no worker can be had
 * (a policy that forbids it, a file that does not come), it is read in the page.
 */
export async function readCsvAside(file: File, rule: CsvRule, signal: AbortSignal): Promise<CsvAnswer> {
  const worker = workerOf();
  const answer = worker && (await answerOf(worker, { file, rule }, signal));
  worker?.terminate();
  if (signal.aborted) return undefined;
  if (answer) return answer;
  const { readCsv } = await import('./readCsv');
  const read = await readCsv(file, rule);
  return signal.aborted ? undefined : read;
}

function workerOf(): Worker | undefined {
  try {
    return new Worker(new URL('./csv.worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return undefined;
  }
}

/** undefined where the worker does not come, or was stopped. */
const answerOf = (worker: Worker, asked: CsvAsked, signal: AbortSignal): Promise<CsvAnswer> =>
  new Promise((resolve) => {
    const stop = (): void => resolve(undefined);
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    worker.onmessage = ({ data }: MessageEvent<CsvRead | CsvRefusal>) => resolve(data);
    worker.onerror = worker.onmessageerror = stop;
    worker.postMessage(asked);
  });
