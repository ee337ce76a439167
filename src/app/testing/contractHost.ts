import type { Operation } from '../../../dataProvider/contract/operations';
import { findOperationByPath } from '../../../dataProvider/contract/findOperationByPath';
import { contract, operations } from '../../../dataProvider/contract/testing/bundledContract';
import { sampleResponse } from '../../../dataProvider/contract/testing/sampleResponse';
import type { FakeResponse, RecordedCall } from '../../testing/fakeHost';

/** The operation behind an address that the console asked for. */
export const findCalledOperation = (method: string, url: string): Operation | undefined =>
  findOperationByPath(operations, method, url.split('?')[0] ?? '');

/** Returns the response that the contract gives as an example. */
export function getExampleResponse(operation: Operation): unknown {
  const response = operation.responses.get(200);
  return response && sampleResponse(contract, response);
}

/** A record of a plain host, which the contract does not know. */
export const PLAIN_RECORD = { id: 'r1', code: 'PC-001', name: 'Uno' };

/** Answers any read as the contract shows it; a plain host has one record. */
export function respondByContract({ method, url }: RecordedCall): FakeResponse {
  if (url.startsWith('/plain/')) {
    const isList = url.includes('?');
    return { body: isList ? [PLAIN_RECORD] : PLAIN_RECORD, headers: { 'X-Total-Count': '1' } };
  }
  const operation = findCalledOperation(method, url);
  const body = operation && getExampleResponse(operation);
  return body === undefined ? { status: 501 } : { body };
}
