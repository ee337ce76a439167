import {
  parseFetchCall,
  createAnswerFinder,
  createResponse,
  type SampleAnswers,
} from '../../src/workbench/sampleHost/sampleAnswers.ts';

export { decodeCall, getStandInUrl } from '../../src/workbench/sampleHost/sampleAnswers.ts';

/** A request in a test file. */
export interface TestCall {
  call: string;
  body?: unknown;
}

/** Creates a fake `fetch` that returns the test's responses and records the requests. */
export function createFakeFetch(answers: SampleAnswers = {}): {
  fetch: typeof fetch;
  sentCalls: TestCall[];
  unansweredCalls: string[];
} {
  const sentCalls: TestCall[] = [];
  const unansweredCalls: string[] = [];
  const findAnswer = createAnswerFinder(answers);
  const fakeFetch: typeof fetch = (input, init) => {
    const { call, body } = parseFetchCall(input, init);
    sentCalls.push(body === undefined ? { call } : { call, body });
    const answer = findAnswer(call);
    if (!answer) unansweredCalls.push(call);
    return Promise.resolve(createResponse(answer ?? { status: 501 }));
  };
  return { fetch: fakeFetch, sentCalls, unansweredCalls };
}
