import type { Operation } from '../../../dataProvider/contract/operations';
import { operationAt } from '../../../dataProvider/contract/operationAt';
import { contract, operations } from '../../../dataProvider/contract/testing/bundled';
import { sampleAnswer } from '../../../dataProvider/contract/testing/sample';
import type { FakeAnswer, SeenCall } from '../../testing/fakeRequest';

/** The operation behind an address that the console asked for. */
export const operationOf = (method: string, url: string): Operation | undefined =>
  operationAt(operations, method, url.split('?')[0] ?? '');

/** What a host says that answers as the contract shows it. */
export function goodAnswer(operation: Operation): unknown {
  const answer = operation.answers.get(200);
  return answer && sampleAnswer(contract, answer);
}

/** A record of a plain host, which the contract does not know. */
export const PLAIN = { id: 'r1', code: 'PC-001', name: 'Uno' };

/** Answers any read as the contract shows it; a plain host has one record. */
export function answerOfContract({ method, url }: SeenCall): FakeAnswer {
  if (url.startsWith('/plain/')) {
    const isList = url.includes('?');
    return { body: isList ? [PLAIN] : PLAIN, headers: { 'X-Total-Count': '1' } };
  }
  const operation = operationOf(method, url);
  const body = operation && goodAnswer(operation);
  return body === undefined ? { status: 501 } : { body };
}
