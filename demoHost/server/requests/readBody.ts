import type { ErrorObject } from 'ajv/dist/2020.js';
import { regexes } from 'zod';
import { dropBranchErrors } from '../../../dataProvider/contract/dropBranchErrors';
import type { operations } from '../../../dataProvider/contract/types';
import type { CallId } from '../callRules';
import { operationById, validationMessage, createValidatorCache } from '../contract/contractValidators';
import { HostError } from '../responses/hostError';
import type { ErrorDetail } from '../responses/hostError';

/** JSON body of a call; `never` for calls without one. */
export type RequestBodyOf<Id extends CallId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

/** True if the text is a valid email address. */
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

/** Maximum number of errors in a response. */
const MAX_DETAILS = 50;

/** Converts validator errors, without duplicates. */
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
 * Validates the body of a call against its contract schema; 422 with a pointer for each error (`/data/name`). Trims texts
 * marked with `x-trim`. Feature rules check what a schema cannot express.
 */
export function readBody<Id extends CallId>(id: Id, body: unknown): RequestBodyOf<Id> {
  const validate = validatorOf(id);
  if (!validate(body)) throw new HostError(422, toErrorDetails(validate.errors ?? []));
  return body as RequestBodyOf<Id>;
}
