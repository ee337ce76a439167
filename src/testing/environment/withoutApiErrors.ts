type Log = (...messages: unknown[]) => void;

/**
 * A log that leaves out the `ApiError`s of tests about failures: ra-core and the console's own code write every failed
 * call to it, alone or after a text. Where React reports that a part broke of one, more is said after the error, and
 * that is written, like everything else.
 */
export const withoutApiErrors =
  (write: Log): Log =>
  (...messages) => {
    if (!isApiError(messages.at(-1))) write(...messages);
  };

// By its name: a test that loads modules anew has a second class.
const isApiError = (value: unknown): boolean => value instanceof Error && value.name === 'ApiError';
