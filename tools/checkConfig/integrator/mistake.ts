import type { InstallationFile } from './installation';

/**
 * A mistake of an integrator: its title, file, place, the value that is written there (`undefined` takes it away), and what the
 * check has to report.
 */
export type IntegratorMistake = readonly [
  title: string,
  file: InstallationFile,
  at: string,
  written: unknown,
  expected?: {
    /** Reported path, if it differs from the place. */
    path?: string;
    /** Part of the text about what was found. */
    found?: RegExp;
    /** One of the allowed values or the suggestion. */
    allowed?: string;
  },
];
