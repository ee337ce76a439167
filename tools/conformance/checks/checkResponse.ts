import { ApiError } from '../../../dataProvider/http/apiError';
import type { Operation } from '../../../dataProvider/contract/operations';
import type { ConformanceResponse } from '../host/httpClient';
import { checkAgainstContract } from './checkAgainstContract';
import type { Findings } from '../report/findings';
import { checkReadability } from './checkReadability';
import type { Readability } from './checkReadability';
import type { ReadRequirement } from '../requirements/requirement';
import type { CompareWithSchema } from './schemaComparer';

/** A request with its response. */
export interface Exchange {
  operation: Operation;
  /** Method and path, for display. */
  request: string;
  response: ConformanceResponse;
}

/** True if the response is a success; any other one breaks the screen. */
export function checkSuccess({ request, response }: Exchange, findings: Findings): boolean {
  const { status, headers } = response;
  if (status >= 200 && status < 300) return true;
  const add = (kind: 'path' | 'status', text: string, advice: string) =>
    findings.add({ level: 'must', kind, place: '', text, advice, request });
  if (status >= 300 && status < 400) {
    const location = headers.get('location');
    const redirectText =
      location === null ? '' : ` and a redirect to another URL (${redirectOrigin(location)})`;
    add('path', `response ${status}${redirectText}`, 'Respond at the same URL, without a redirect.');
  } else if (status === 404 || status === 405)
    add('path', `response ${status}`, 'Serve this call, or declare its path at this host.');
  else add('status', `response ${status} to a correct request`, 'Respond 200 to a request of the console.');
  return false;
}

const UNREADABLE: Readability = { isReadable: false, rowCount: 0 };

/** Reads a successful response as the console does. */
export function checkResponseBody(
  { operation, request, response }: Exchange,
  requirement: ReadRequirement,
  compare: CompareWithSchema,
  findings: Findings,
): Readability {
  if (requirement.shape === 'file') return checkFile(response, request, findings);
  if (response.json === undefined) {
    const text = response.isEmpty
      ? 'is empty'
      : `is not JSON, but ${response.mediaType || 'of unknown type'}`;
    findings.add({
      level: 'must',
      kind: 'format',
      place: '',
      text: `${requirement.screen}: the response ${text}`,
      advice: 'Respond with complete JSON.',
      request,
    });
    return UNREADABLE;
  }
  const result = checkReadability(requirement, response.json, request, findings);
  const schema = operation.responses.get(200)?.schema;
  if (result.isReadable && schema)
    checkAgainstContract(requirement, schema, response.json, request, compare, findings);
  return result;
}

function checkFile({ json, isEmpty }: ConformanceResponse, request: string, findings: Findings): Readability {
  if (json === undefined && !isEmpty) return { isReadable: true, rowCount: 1 };
  const text = isEmpty ? 'the file is empty' : 'the response is JSON in place of the file';
  const advice = 'Respond with the file; report a failure by an error status.';
  findings.add({ level: 'must', kind: 'format', place: '', text, advice, request });
  return UNREADABLE;
}

/** Checks that an error has the expected status, and a message in a format that the console reads. */
export function checkRefusal(
  { request, response }: Exchange,
  expected: number,
  refusal: { text: string; advice: string },
  findings: Findings,
): void {
  const { status, json, isEmpty } = response;
  if (status !== expected) {
    const text = `${refusal.text}: response ${status}, and the console expects ${expected}`;
    findings.add({
      level: 'should',
      kind: expected === 401 ? 'session' : 'error',
      place: '',
      text,
      advice: refusal.advice,
      request,
    });
    return;
  }
  if (isEmpty || new ApiError(status, json ?? null).detail !== '') return;
  findings.add({
    level: 'free',
    kind: 'error',
    place: '',
    text: `the reason of the ${status} is not in errors[].detail, detail, description or message`,
    advice: '',
    request,
  });
}

function redirectOrigin(location: string): string {
  return URL.canParse(location) ? new URL(location).origin : 'the same';
}
