import { readCsv, type CsvReadOptions } from './readCsv';

/** The message that starts the worker. */
export interface CsvWorkerRequest {
  file: File;
  options: CsvReadOptions;
}

// A worker keeps the page responsive for any file, and terminating it cancels the read.
globalThis.onmessage = async ({ data: { file, options } }: MessageEvent<CsvWorkerRequest>) => {
  globalThis.postMessage(await readCsv(file, options));
};
