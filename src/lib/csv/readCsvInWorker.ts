import type { CsvWorkerRequest } from './csv.worker';
import type { ParsedCsvFile, CsvRejection, CsvReadOptions } from './readCsv';

/** Result of reading a file; undefined if the read was cancelled. */
export type CsvReadResult = ParsedCsvFile | CsvRejection | undefined;

/**
 * Reads a CSV file in its own worker, which terminates after the read or when `signal` aborts. If no worker can start
 * (blocked by a policy, script not loaded), the page reads the file itself.
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

/** Resolves with undefined if the worker does not load or was aborted. */
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
