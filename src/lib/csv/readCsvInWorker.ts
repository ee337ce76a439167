import type { CsvWorkerRequest } from './csv.worker';
import type { ParsedCsvFile, CsvRejection, CsvReadOptions } from './readCsv';

/** What comes of reading a file; undefined where it was stopped. */
export type CsvReadResult = ParsedCsvFile | CsvRejection | undefined;

/**
 * Reads a CSV file in a worker of its own, which ends with the reading or when `signal` stops it. Where no worker can be had
 * (a policy that forbids it, a file that does not come), it is read in the page.
 */
export async function readCsvInWorker(
  file: File,
  options: CsvReadOptions,
  signal: AbortSignal,
): Promise<CsvReadResult> {
  const worker = createWorker();
  const workerResult = worker && (await requestFromWorker(worker, { file, options }, signal));
  worker?.terminate();
  if (signal.aborted) return undefined;
  if (workerResult) return workerResult;
  const { readCsv } = await import('./readCsv');
  const result = await readCsv(file, options);
  return signal.aborted ? undefined : result;
}

function createWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./csv.worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return undefined;
  }
}

/** undefined where the worker does not come, or was stopped. */
const requestFromWorker = (
  worker: Worker,
  request: CsvWorkerRequest,
  signal: AbortSignal,
): Promise<CsvReadResult> =>
  new Promise((resolve) => {
    const resolveEmpty = (): void => resolve(undefined);
    if (signal.aborted) return resolveEmpty();
    signal.addEventListener('abort', resolveEmpty, { once: true });
    worker.onmessage = ({ data }: MessageEvent<ParsedCsvFile | CsvRejection>) => resolve(data);
    worker.onerror = worker.onmessageerror = resolveEmpty;
    worker.postMessage(request);
  });
