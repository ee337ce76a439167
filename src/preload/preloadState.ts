/**
 * Requests that the preload script started while the console was loading: the runtime config, the profile, and the first data of
 * the URL. Each can be used once; all other calls are sent as usual.
 */
export interface PreloadState {
  config?: Promise<unknown>;
  calls?: Record<string, Promise<Response> | undefined>;
  /** Id of the record whose read is among the calls. */
  record?: string;
}

declare global {
  interface Window {
    __CONSOLE_PRELOAD__?: PreloadState;
  }
}
