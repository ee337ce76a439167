import type { DataProvider } from 'ra-core';

/** Arguments of the function that a provider module exports. */
export interface ProviderContext {
  /** Base URL of the host, without a slash at the end. */
  url: string;
  /**
   * Sends a request as react-admin's `fetchUtils.fetchJson` does: resolves with `status`, `headers`, `body` and `json`, rejects
   * with an error that has `status` and `body`. It sends the console's session as every call to this host does, and only to
   * URLs below `url`.
   */
  httpClient: HttpClient;
  /** The same as `fetch`: resolves with a `Response`, also for the statuses of errors. For clients that take a `fetch`. */
  fetch: Fetch;
}

/** The type of the global `fetch`. */
export type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

/** A request function with the parameters and the result of react-admin's `fetchUtils.fetchJson`. */
export type HttpClient = (
  url: string,
  options?: RequestInit,
) => Promise<{
  status: number;
  headers: Headers;
  body: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- the type of react-admin's own function, which providers expect
  json: any;
}>;

/** Default export of a provider module: a data provider, or a function that creates it. */
export type ProviderModule =
  | DataProvider
  | ((context: ProviderContext) => DataProvider | Promise<DataProvider>);

/** Types the default export of a module in the folder `providers` of an overlay. */
export const defineProvider = <Module extends ProviderModule>(module: Module): Module => module;
