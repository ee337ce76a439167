/**
 * What `start.js` has begun while the console was loading: the runtime config, the profile, the first data of the address, each
 * to be used once; a call that it did not make is made as usual.
 */
export interface PreloadState {
  config?: Promise<unknown>;
  calls?: Record<string, Promise<Response> | undefined>;
  /** Id of the record whose read is among the calls. */
  record?: string;
  /** What the list of an address (path and query) showed when this tab left it. */
  listSnapshot?: { path: string; element: Element };
}

declare global {
  interface Window {
    __CONSOLE_PRELOAD__?: PreloadState;
  }
}
