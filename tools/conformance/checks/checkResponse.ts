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
  const add = (kind: 'ruta' | 'estado', text: string, advice: string) =>
    findings.add({ level: 'must', kind, place: '', text, advice, request });
  if (status >= 300 && status < 400) {
    const location = headers.get('location');
    const redirectText = location === null ? '' : ` y envía a otra dirección (${redirectOrigin(location)})`;
    add('ruta', `responde ${status}${redirectText}`, 'Responde en la misma dirección, sin envíos.');
  } else if (status === 404 || status === 405)
    add('ruta', `responde ${status}`, 'Sirve esta llamada, o declara el camino que tiene en este servicio.');
  else add('estado', `responde ${status} a una petición correcta`, 'Responde 200 a lo que la consola pide.');
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
      ? 'no trae nada'
      : `no es JSON, sino ${response.mediaType || 'de tipo desconocido'}`;
    findings.add({
      level: 'must',
      kind: 'formato',
      place: '',
      text: `${requirement.screen}: la respuesta ${text}`,
      advice: 'Responde JSON entero.',
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
  const text = isEmpty ? 'el fichero viene vacío' : 'en lugar del fichero viene JSON';
  const advice = 'Responde el fichero; un fallo, con un estado de error.';
  findings.add({ level: 'must', kind: 'formato', place: '', text, advice, request });
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
    const text = `${refusal.text}: responde ${status} y la consola espera ${expected}`;
    findings.add({
      level: 'should',
      kind: expected === 401 ? 'sesión' : 'error',
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
    text: `el motivo del ${status} no está en errors[].detail, detail, description ni message`,
    advice: '',
    request,
  });
}

function redirectOrigin(location: string): string {
  return URL.canParse(location) ? new URL(location).origin : 'la misma';
}
