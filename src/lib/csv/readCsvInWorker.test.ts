import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CsvWorkerRequest } from './csv.worker';
import { readCsvInWorker } from './readCsvInWorker';

const rule = { maxBytes: 100, maxRows: 5 };
const file = new File(['a;b\n1;2'], 'a.csv');
const table = {
  encoding: 'utf-8',
  rows: [
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['1', '2'] },
  ],
};
const signal = () => new AbortController().signal;

/** Mocks the page's Worker; `answer` handles each message. */
function withWorker(answer: (asked: CsvWorkerRequest, worker: FakeWorker) => void) {
  const made: FakeWorker[] = [];
  class Made extends FakeWorker {
    constructor() {
      super(answer);
      made.push(this);
    }
  }
  vi.stubGlobal('Worker', Made);
  return () => made.map(({ terminate }) => terminate.mock.calls.length);
}
class FakeWorker {
  onmessage?: (event: { data: unknown }) => void;
  onerror?: () => void;
  terminate = vi.fn();
  readonly postMessage: (asked: CsvWorkerRequest) => void;
  constructor(answer: (asked: CsvWorkerRequest, worker: FakeWorker) => void) {
    this.postMessage = (asked) => answer(asked, this);
  }
}

afterEach(() => vi.unstubAllGlobals());

describe('the reader of CSV files', () => {
  it('runs in a worker, and ends it', async () => {
    const scope: {
      onmessage?: (event: { data: CsvWorkerRequest }) => void;
      postMessage?: (answer: unknown) => void;
    } = globalThis as never;
    const before = scope.postMessage;
    await import('./csv.worker');
    const ended = withWorker((asked, worker) => {
      scope.postMessage = (data) => worker.onmessage?.({ data: structuredClone(data) });
      scope.onmessage?.({ data: asked });
    });
    expect(await readCsvInWorker(file, rule, signal())).toMatchObject(table);
    expect(ended()).toEqual([1]);
    delete scope.onmessage;
    if (before) scope.postMessage = before;
  });

  it.each([
    ['cannot be had', () => vi.stubGlobal('Worker', undefined)],
    ['does not come', () => withWorker((_, worker) => worker.onerror?.())],
  ])('runs in the page where a worker %s', async (_, prepare) => {
    prepare();
    expect(await readCsvInWorker(file, rule, signal())).toMatchObject(table);
  });

  it('is stopped with its worker, and says nothing then', async () => {
    const ended = withWorker(() => undefined);
    const own = new AbortController();
    const reading = readCsvInWorker(file, rule, own.signal);
    own.abort();
    expect(await reading).toBeUndefined();
    expect(await readCsvInWorker(file, rule, own.signal)).toBeUndefined();
    expect(ended()).toEqual([1, 1]);
  });
});
