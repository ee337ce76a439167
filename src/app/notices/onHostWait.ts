/** Reports that requests wait for a host. The message loads with the first one: most hosts never ask for it. */
export const onHostWait = (seconds: number): void =>
  void import('./showHostWait').then(({ showHostWait }) => showHostWait(seconds));
