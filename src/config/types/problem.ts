/** One problem in a declaration or in the runtime config. */
export interface ConfigProblem {
  file: string;
  /** Path inside the file: `list.columns[2].field`. */
  path: string;
  /** Description of the problem, in English. */
  found: string;
  /** Allowed values, if they can be listed. */
  allowed: readonly string[];
  /** Nearest allowed name, if one is close enough. */
  suggestion: string | null;
  /** True if the declaration still works: a running console shows it and reports the problem; the check command fails. */
  isMild?: true;
}
