import { readCsv, type CsvRule } from './readCsv';

/** What the worker is asked. */
export interface CsvAsked {
  file: File;
  rule: CsvRule;
}

// Beside the page: however a file is made, the page goes on, and a reading that is stopped ends with its worker.
globalThis.onmessage = async ({ data: { file, rule } }: MessageEvent<CsvAsked>) => {
  globalThis.postMessage(await readCsv(file, rule));
};
