import type { CheckResult, DeclarationSource, KnownNames } from '../../config/check';
import type { Declaration } from '../../config/normalise';

/** Names that declarations may use and that depend on the installation, and the icons that have loaded. */
export type InstallationNames = Pick<KnownNames, 'icons' | 'hosts' | 'dialects' | 'sessionPaths'>;

/** Checks declarations like `checkDeclarations`, in the page or in a worker. */
export interface DeclarationChecker {
  check: (
    declarations: readonly DeclarationSource[],
    names: InstallationNames,
    trusted: readonly Declaration[],
  ) => Promise<CheckResult>;
  /** Releases the checker; call it after the last check. */
  dispose: () => void;
}
