/** Result of a write that a host has accepted and not done yet (202), besides the data that react-admin expects. */
export interface PendingResult {
  isPending: true;
}

/** True for the result of a write that the host has not done yet. */
export const isPendingResult = (result: object): boolean =>
  'isPending' in result && result.isPending === true;
