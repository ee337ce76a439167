import { readCsv, type CsvReadOptions } from './readCsv';

/** What the worker is asked. */
export interface CsvWorkerRequest {
  file: File;
  options: CsvReadOptions;
}

// Beside the page: however a file is made, the page goes on, and a reading that is stopped ends with its worker.
globalThis.onmessage = async ({ data: { file, options } }: MessageEvent<CsvWorkerRequest>) => {
  globalThis.postMessage(await readCsv(file, options));
};
