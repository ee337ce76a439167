/** Of the scheduler of React, which brings no types. */
declare module 'scheduler' {
  /** How many turns a second the browser gets while React draws; 0 for React's own. */
  export function unstable_forceFrameRate(turns: number): void;
}
