/** One thing wrong in a declaration or in the runtime config. */
export interface ConfigProblem {
  file: string;
  /** Path inside the file: `list.columns[2].field`. */
  path: string;
  /** What was found, said in Spanish. */
  found: string;
  /** What is allowed, when it can be listed. */
  allowed: readonly string[];
  /** Nearest allowed name, when one is near. */
  suggestion: string | null;
  /** The declaration works all the same: a running console shows it, and says this. The check refuses it. */
  isMild?: true;
}
