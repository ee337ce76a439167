type Log = (...messages: unknown[]) => void;

/**
 * A log that leaves out the `ApiError`s of tests about failures: ra-core and the console's own code write every failed call to
 * it, alone or after a text. If React reports that a component threw one, more text follows the error, and the log keeps it.
 */
export const withoutApiErrors =
  (write: Log): Log =>
  (...messages) => {
    if (!isApiError(messages.at(-1))) write(...messages);
  };

// Compared by name: a test that reloads modules has a second class.
const isApiError = (value: unknown): boolean => value instanceof Error && value.name === 'ApiError';
