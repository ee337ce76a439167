import type { ErrorObject } from 'ajv/dist/2020.js';
import { regexes } from 'zod';
import { dropBranchErrors } from '../../../dataProvider/contract/dropBranchErrors';
import type { operations } from '../../../dataProvider/contract/types';
import type { CallId } from '../callRules';
import { operationById, validationMessage, createValidatorCache } from '../contract/contractValidators';
import { HostError } from '../responses/hostError';
import type { ErrorDetail } from '../responses/hostError';

/** The JSON body that a call takes; never for calls without one. */
export type RequestBodyOf<Id extends CallId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

/** Whether a text is an email address as bodies have them. */
export const isEmailAddress = (text: string): boolean => text.length <= 254 && regexes.email.test(text);

const validatorOf = createValidatorCache((id) => {
  const schema = operationById.get(id)?.body?.schema;
  if (!schema) throw new Error(`${id} has no body in the contract`);
  return schema;
});

function toErrorDetail(error: ErrorObject): ErrorDetail {
  const { instancePath, keyword, params } = error;
  if (keyword === 'additionalProperties') {
    const pointer = `${instancePath}/${String(params['additionalProperty'])}`;
    return { code: 'unknown_field', detail: 'Campo desconocido.', pointer };
  }
  const pointer =
    keyword === 'required' ? `${instancePath}/${String(params['missingProperty'])}` : instancePath;
  return { code: 'invalid', detail: validationMessage(error), pointer: pointer === '' ? '/' : pointer };
}

/** Most faults that one answer names. */
const MAX_DETAILS = 50;

/** Every fault once. */
function toErrorDetails(errors: readonly ErrorObject[]): ErrorDetail[] {
  const detailsByKey = new Map<string, ErrorDetail>();
  for (const error of dropBranchErrors(errors)) {
    if (detailsByKey.size === MAX_DETAILS) break;
    const errorDetail = toErrorDetail(error);
    detailsByKey.set(`${errorDetail.pointer ?? ''} ${errorDetail.detail}`, errorDetail);
  }
  return [...detailsByKey.values()];
}

/**
 * The body of a call, as its schema in the contract says, or 422 with a pointer for each fault (`/data/name`). Texts marked
 * with `x-trim` come back without the blanks around them. What the schema cannot say is for the rules of the area.
 */
export function readBody<Id extends CallId>(id: Id, body: unknown): RequestBodyOf<Id> {
  const validate = validatorOf(id);
  if (!validate(body)) throw new HostError(422, toErrorDetails(validate.errors ?? []));
  return body as RequestBodyOf<Id>;
}
