/** React's scheduler has no types. */
declare module 'scheduler' {
  /** Sets how many time slices per second the browser gets while React renders; 0 for React's default. */
  export function unstable_forceFrameRate(turns: number): void;
}
