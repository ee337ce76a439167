import type { QueryParams } from '../host/requestPath';
import { checkRefusal } from './checkResponse';
import { checkReadable } from './checkCors';
import type { ParameterValues } from '../host/knownIds';
import type { ReadRequirement } from '../requirements/requirement';
import { sendProbe } from '../host/operationProbe';
import type { OperationProbe } from '../host/operationProbe';

/** An id that no host has. */
const UNKNOWN_ID = 'no-existe-0000';

const withoutToken = {
  text: 'without a token',
  advice: 'Respond 401: only then does the console return to the login when the session ends.',
};
const unknownRecord = {
  text: 'with an id that does not exist',
  advice: 'Respond 404: only then does the console show that the record does not exist.',
};

/** Checks the errors of a read: without a token, and for records also with an unknown id. */
export async function checkRefusals(
  probe: OperationProbe,
  requirement: ReadRequirement,
  parameterValues: ParameterValues,
  query: QueryParams,
): Promise<void> {
  const { operation, session, findings } = probe;
  const { page } = session;
  const version = String(requirement.version);
  if (!operation.open) {
    const exchange = await sendProbe(probe, { parameterValues, query, version, authenticated: false });
    if (exchange) {
      checkRefusal(exchange, 401, withoutToken, findings);
      // The console must be able to read the error response too.
      if (page) checkReadable(exchange, page, findings);
    }
  }
  const names = operation.parameters.filter(
    ({ in: place, schema }) => place === 'path' && schema.enum === undefined && schema.type !== 'integer',
  );
  if (names.length === 0 || requirement.shape !== 'record') return;
  const unknownValues = {
    ...parameterValues,
    ...Object.fromEntries(names.map(({ name }) => [name, UNKNOWN_ID])),
  };
  const exchange = await sendProbe(probe, { parameterValues: unknownValues, query, version });
  if (exchange) checkRefusal(exchange, 404, unknownRecord, findings);
}
