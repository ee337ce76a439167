type Log = (...said: unknown[]) => void;

/**
 * A log that leaves out the `ApiError`s of tests about failures: ra-core and the console's own code write every failed
 * call to it, alone or after a text. Where React reports that a part broke of one, more is said after the error, and
 * that is written, like everything else.
 */
export const withoutFailedCalls =
  (write: Log): Log =>
  (...said) => {
    if (!isFailedCall(said.at(-1))) write(...said);
  };

// By its name: a test that loads modules anew has a second class.
const isFailedCall = (said: unknown): boolean => said instanceof Error && said.name === 'ApiError';
