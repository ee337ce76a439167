import type { Checked, Found, KnownNames } from '../../config/check';
import type { Declaration } from '../../config/normalise';

/** What declarations may name that the code alone does not say: of the installation, and icons as far as they are read. */
export type NamesAround = Pick<KnownNames, 'icons' | 'hosts' | 'dialects' | 'sessionPaths'>;

/** Checks declarations as `checkDeclarations` does, wherever that runs. */
export interface Checking {
  check: (found: readonly Found[], around: NamesAround, trusted: readonly Declaration[]) => Promise<Checked>;
  /** Nothing more is asked. */
  end: () => void;
}
