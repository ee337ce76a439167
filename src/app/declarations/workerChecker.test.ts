// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import evSessions from '../../../fixtures/declarations/ev-sessions.json';
import { bundledDeclarations } from './bundledDeclarations';
import type { CheckResponse, CheckRequest } from './workerChecker';
import { createWorkerChecker } from './workerChecker';

const found = [{ file: '/ev.json', input: { ...evSessions, list: { columns: ['ghost'] } } }];
const around = { hosts: ['main', 'plain'], icons: undefined, dialects: undefined, sessionPaths: [] };
const ghost = 'Unknown field "ghost"';

/** A worker as the page sees it; `answer` says what comes of a message. */
function withWorker(answer: (asked: CheckRequest, worker: FakeWorker) => void) {
  const made: FakeWorker[] = [];
  class Made extends FakeWorker {
    constructor() {
      super(answer);
      made.push(this);
    }
  }
  vi.stubGlobal('Worker', Made);
  return made;
}
class FakeWorker {
  onmessage?: (event: { data: CheckResponse }) => void;
  onerror?: () => void;
  terminate = vi.fn();
  readonly #answer: (asked: CheckRequest, worker: FakeWorker) => void;
  constructor(answer: (asked: CheckRequest, worker: FakeWorker) => void) {
    this.#answer = answer;
  }
  postMessage(asked: CheckRequest) {
    // As browsers do it: what cannot be handed over throws.
    this.#answer(structuredClone(asked), this);
  }
}

afterEach(() => vi.unstubAllGlobals());

describe('the checker of runtime declarations', () => {
  it('runs in a worker, with all it needs handed over, and ends it', async () => {
    const scope: {
      onmessage?: (event: { data: CheckRequest }) => void;
      postMessage?: (answer: CheckResponse) => void;
    } = globalThis as never;
    const before = scope.postMessage;
    await import('./checkDeclarations.worker');
    const made = withWorker((asked, worker) => {
      scope.postMessage = (data) => worker.onmessage?.({ data: structuredClone(data) });
      scope.onmessage?.({ data: asked });
    });
    const checking = createWorkerChecker();
    const { problems, validDeclarations } = await checking.check(found, around, bundledDeclarations);
    expect(problems.map((problem) => problem.found)).toEqual([ghost]);
    expect(validDeclarations).toEqual([]);
    checking.dispose();
    expect(made.map(({ terminate }) => terminate.mock.calls.length)).toEqual([1]);
    delete scope.onmessage;
    if (before) scope.postMessage = before;
  });

  it.each([
    ['cannot be had', () => vi.stubGlobal('Worker', undefined)],
    ['does not come', () => withWorker((_, worker) => worker.onerror?.())],
  ])('runs in the page where a worker %s', async (_, prepare) => {
    prepare();
    const { problems } = await createWorkerChecker().check(found, around, bundledDeclarations);
    expect(problems.map((problem) => problem.found)).toEqual([ghost]);
  });

  it('that throws is no check that found nothing', async () => {
    withWorker(({ id }, worker) => worker.onmessage?.({ data: { id, error: 'no' } }));
    await expect(createWorkerChecker().check(found, around, bundledDeclarations)).rejects.toThrow('no');
  });
});
