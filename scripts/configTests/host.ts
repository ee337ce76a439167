import {
  askedCall,
  givenAnswers,
  responseOf,
  type GivenAnswers,
} from '../../src/app/workbench/samples/given.ts';

export { readable, standIn } from '../../src/app/workbench/samples/given.ts';

/** A call as a test writes it. */
export interface Sent {
  call: string;
  body?: unknown;
}

/** In the place of the host: answers as the test says, and keeps what it is asked. */
export function answering(answers: GivenAnswers = {}): {
  fetch: typeof fetch;
  sent: Sent[];
  unknown: string[];
} {
  const sent: Sent[] = [];
  const unknown: string[] = [];
  const given = givenAnswers(answers);
  const asked: typeof fetch = (input, init) => {
    const { call, body } = askedCall(input, init);
    sent.push(body === undefined ? { call } : { call, body });
    const found = given(call);
    if (!found) unknown.push(call);
    return Promise.resolve(responseOf(found ?? { status: 501 }));
  };
  return { fetch: asked, sent, unknown };
}
