import type { ResponsePlaces } from './responsePlaces';

/** A call to a host under trial, as it is shown: without secrets, bodies shortened. */
export interface HostCall {
  id: number;
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  /** undefined for none. */
  body: string | undefined;
  state: 'waiting' | 'answered' | 'failed' | 'cancelled';
  /** Response; undefined without one that the page may read. */
  response: HostResponse | undefined;
  /** Reason of a missing response and its remedy. Spanish. */
  failure: CallProblem | undefined;
}

export interface HostResponse {
  status: number;
  /** ms until the headers of the response. */
  duration: number;
  /** Headers that a dialect or a person may read; of another origin only those that the host exposes. */
  headers: Readonly<Record<string, string>>;
  /** '' for none. */
  body: string;
  isHtml: boolean;
  /** The whole body as JSON, for the checks; undefined if it is not JSON. Without the texts of a sign-in. */
  json: unknown;
  /** Places of rows and totals, to propose them where the dialect finds none. */
  places: ResponsePlaces;
  /** Final URL, if the host redirected the call. */
  redirectedTo: string | undefined;
}

/** A problem in words and its remedy. Spanish. */
export interface CallProblem {
  text: string;
  advice: string;
  /** Lines of a header or a config to copy. */
  lines?: readonly string[];
}
