import {
  parseFetchCall,
  createAnswerFinder,
  createResponse,
  type SampleAnswers,
} from '../../src/workbench/sampleHost/sampleAnswers.ts';

export { decodeCall, getStandInUrl } from '../../src/workbench/sampleHost/sampleAnswers.ts';

/** A call as a test writes it. */
export interface TestCall {
  call: string;
  body?: unknown;
}

/** In the place of the host: answers as the test says, and keeps what it is asked. */
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
