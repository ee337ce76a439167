import { HostError } from '../../server/responses/hostError';

/** Seconds after which a client may try again. */
const RETRY_SECONDS = 5;

/** Codes of PostgreSQL after which a transaction can be repeated: serialisation failure, deadlock, broken constraint. */
const repeatableCodes: ReadonlySet<string> = new Set(['40001', '40P01', '23505', '23P01']);

/** Codes of PostgreSQL and Node for a server that is not there: it stops, starts, or takes no more connections. */
const unavailable =
  /^(?:08...|57P0.|53300|ECONN\w+|ENOENT|ENOTFOUND|EPIPE|ETIMEDOUT|EAI_AGAIN|EHOSTUNREACH)$/;

/** Codes of PostgreSQL for a server that can be read only, or has no room left. */
const unwritable: ReadonlySet<string> = new Set(['25006', '53100', '53200', '53400', '58030']);

/** Messages of a server in recovery, which share a code with others. */
const inRecovery = /during recovery|hot standby/;

/** Messages of the driver that have no code. */
const lostConnection = /connection (?:terminated|ended|timeout)|timeout exceeded when trying to connect/i;

const codeOf = (error: unknown): string => String((error as { code?: unknown } | undefined)?.code ?? '');

/** True if the transaction may succeed when it is repeated. */
export const isRepeatable = (error: unknown): boolean => repeatableCodes.has(codeOf(error));

/** True if there is no connection to the database. */
export const isUnavailable = (error: unknown): boolean =>
  unavailable.test(codeOf(error)) || (error instanceof Error && lostConnection.test(error.message));

/** Converts an error of the database to the response of the host; others stay as they are. */
export function toHostError(error: unknown): unknown {
  if (isRepeatable(error))
    return new HostError(503, { code: 'busy', detail: 'Hay demasiados cambios a la vez.' }, RETRY_SECONDS);
  if (isUnavailable(error))
    return new HostError(
      503,
      { code: 'database_unavailable', detail: 'La base de datos no está disponible.' },
      RETRY_SECONDS,
    );
  if (unwritable.has(codeOf(error)) || (error instanceof Error && inRecovery.test(error.message)))
    return new HostError(
      503,
      { code: 'database_read_only', detail: 'La base de datos no admite cambios ahora.' },
      RETRY_SECONDS,
    );
  return error;
}
