import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { middleware } from 'express-openapi-validator';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { HostError } from '../responses/hostError';
import { redact } from '../security/redact';
import type { ErrorDetail } from '../responses/hostError';

/** A finding of the validator; `path` starts with the part of the request or response. */
interface ValidatorFinding {
  path?: string;
  message?: string;
}

/** The error that the validator throws. */
interface ValidatorError {
  status?: number;
  path?: string;
  message?: string;
  errors?: ValidatorFinding[];
}

function toErrorDetail({ path = '', message = '' }: ValidatorFinding): ErrorDetail & { status: number } {
  const [, location, ...rest] = path.split('/');
  const isUnknown = /must NOT have (?:additional|unevaluated)|[Uu]nknown/.test(message);
  if (location === 'query') {
    return {
      status: 400,
      code: isUnknown ? 'unknown_parameter' : 'invalid',
      detail: isUnknown ? 'Parámetro desconocido.' : 'Valor no válido.',
      parameter: rest.slice(1).reduce((name, member) => `${name}[${member}]`, rest[0] ?? ''),
    };
  }
  if (location === 'body') {
    return {
      status: 422,
      code: isUnknown ? 'unknown_field' : 'invalid',
      detail: isUnknown ? 'Campo desconocido.' : 'Valor no válido.',
      pointer: `/${rest.join('/')}`,
    };
  }
  return { status: 400, code: 'invalid', detail: 'La petición no cumple el contrato.' };
}

/** Converts the validator's error to this host's texts and statuses: 400 for the query, 422 for the body. */
function toHostError(validatorError: ValidatorError): HostError {
  if (validatorError.status === 415)
    return new HostError(415, { code: 'json_only', detail: 'Solo se admite contenido JSON.' });
  const details = (validatorError.errors?.length ? validatorError.errors : [validatorError]).map(
    toErrorDetail,
  );
  const status = details[0]?.status ?? 400;
  return new HostError(
    status,
    details.filter((fault) => fault.status === status).map(({ status: _status, ...fault }) => fault),
  );
}

const contractFile = fileURLToPath(
  new URL('../../../dataProvider/contract/openapi.bundle.json', import.meta.url),
);

/** The contract check: middleware before and after the handlers. */
export interface ContractCheck {
  beforeHandlers: RequestHandler[];
  /** Converts the validator's errors to this host's format. Findings about responses only arrive after the handlers. */
  afterHandlers: ErrorRequestHandler;
}

/**
 * Validates requests and responses against the contract. An invalid response becomes 500 and is logged, so a test that
 * meets it fails. Loaded on demand only, since the validator is a development tool.
 */
export function createContractCheck(log: (line: string) => void): ContractCheck {
  const afterHandlers: ErrorRequestHandler = (error: unknown, req, _res, next) => {
    if (error instanceof HostError || typeof error !== 'object' || error === null || !('errors' in error)) {
      return next(error);
    }
    const validatorError = error as ValidatorError;
    if ((validatorError.status ?? 500) < 500) return next(toHostError(validatorError));
    const message = validatorError.message ?? '';
    log(
      redact(`the response to ${req.method} ${req.baseUrl}${req.path} breaks the contract: ${message}`, req),
    );
    return next(
      new HostError(500, { code: 'contract_drift', detail: 'La respuesta no cumple el contrato.' }),
    );
  };
  return { beforeHandlers: (validatorCache ??= createRequestValidators()), afterHandlers };
}

/**
 * The compiled contract does not depend on a host. The hosts of one process share it, which saves over half a second
 * each.
 */
let validatorCache: RequestHandler[] | undefined;

function createRequestValidators(): RequestHandler[] {
  const load = createRequire(import.meta.url);
  const { middleware: validate } = load('express-openapi-validator') as { middleware: typeof middleware };
  return validate({
    apiSpec: contractFile,
    validateRequests: { allErrors: true },
    validateResponses: true,
    validateSecurity: false,
  });
}
