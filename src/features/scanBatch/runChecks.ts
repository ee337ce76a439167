import { ApiError, type ConsoleDataProvider, type Scope } from '../../../dataProvider';
import type { AccessRule, Resource, ScanCheck } from '../../config/types';
import { matchesMembers, readProofCall } from '../../mutations/unknownOutcome/verifyOutcome';

interface ChecksContext {
  dataProvider: ConsoleDataProvider;
  resource: Resource;
  /** Scope with the codes as `form`. */
  scope: Scope;
  canAccess: (access: AccessRule) => boolean;
}

const NOT_FOUND = 404;

/**
 * Runs the reads of a scanned record in order. Returns the text of the first refusal; undefined if none applies. A failed read
 * refuses nothing, except a declared 404: the call that creates the record decides. Never rejects.
 */
export async function runChecks(
  checks: readonly ScanCheck[],
  { canAccess, ...read }: ChecksContext,
): Promise<string | undefined> {
  for (const { access, call, notFoundText, refusals } of checks) {
    if (!canAccess(access)) continue;
    try {
      const answer = await readProofCall(read, call);
      const refusal = refusals.find((candidate) => matchesMembers(candidate, answer, read.scope));
      if (refusal) return refusal.text;
    } catch (error) {
      const isMissing = error instanceof ApiError && error.code === NOT_FOUND;
      if (isMissing && notFoundText !== null) return notFoundText;
      console.warn(error);
    }
  }
  return undefined;
}
