import type { CheckResult, DeclarationSource, KnownNames } from '../../config/check';
import type { Declaration } from '../../config/normalise';

/** What declarations may name that the code alone does not say: of the installation, and icons as far as they are read. */
export type InstallationNames = Pick<KnownNames, 'icons' | 'hosts' | 'dialects' | 'sessionPaths'>;

/** Checks declarations as `checkDeclarations` does, wherever that runs. */
export interface DeclarationChecker {
  check: (
    declarations: readonly DeclarationSource[],
    names: InstallationNames,
    trusted: readonly Declaration[],
  ) => Promise<CheckResult>;
  /** Nothing more is asked. */
  dispose: () => void;
}
