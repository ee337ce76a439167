import { redactUrl } from '../calls/redactedJson';
import { workbenchTexts } from '../texts';
import { explainNoResponse } from './explainNoResponse';
import type { HostCall, HostResponse } from './hostCall';
import { findResponsePlaces } from './responsePlaces';
import { shortenBody } from './shortenBody';

interface RecordingOptions {
  /** Ends all calls of a trial that was replaced. */
  signal: AbortSignal;
  /** Texts that are hidden wherever they occur: token and password. */
  secrets: () => readonly string[];
  /** True while a sign-in is sent: its response is shown without any text, since each may be the token. */
  isSigningIn: () => boolean;
  /** Called with a call when it is sent and when it ends. */
  onCall: (call: HostCall) => void;
  /** Returns the next id of a call. */
  nextId: () => number;
}

/** Response headers that are shown. */
const SHOWN_HEADERS =
  /^(?:content-type|content-range|link|location|retry-after|www-authenticate|allow)$|total|count|page|cursor/i;
/** Headers that hide their value. */
const SECRET_HEADERS = /authorization|cookie|token|secret|key/i;

/** Wraps `fetch`: reports each call and its response, without secrets, and the reason if there is no response. */
export const createRecordingFetch =
  ({ signal, secrets, isSigningIn, onCall, nextId }: RecordingOptions): typeof fetch =>
  async (input, init) => {
    const url = new URL(String(input), window.location.href).href;
    const hide = (text: string): string =>
      secrets()
        .filter((secret) => secret !== '')
        .reduce((hidden, secret) => hidden.replaceAll(secret, workbenchTexts.hidden), text);
    const call: HostCall = {
      id: nextId(),
      method: init?.method ?? 'GET',
      url: hide(redactUrl(readableUrl(url))),
      headers: formatHeaders(new Headers(init?.headers), hide, () => true),
      body: formatSentBody(init?.body, hide),
      state: 'waiting',
      response: undefined,
      failure: undefined,
    };
    onCall(call);
    const startedAt = performance.now();
    try {
      const response = await fetch(input, {
        ...init,
        signal: init?.signal ? AbortSignal.any([init.signal, signal]) : signal,
      });
      const duration = Math.round(performance.now() - startedAt);
      onCall({
        ...call,
        state: 'answered',
        response: await readResponse(response, duration, url, hide, isSigningIn()),
      });
      return response;
    } catch (error) {
      if (signal.aborted) onCall({ ...call, state: 'cancelled' });
      else onCall({ ...call, state: 'failed', failure: await explainNoResponse(url, init, error, fetch) });
      throw error;
    }
  };

async function readResponse(
  response: Response,
  duration: number,
  url: string,
  hide: (text: string) => string,
  hidesTexts: boolean,
): Promise<HostResponse> {
  const received = await response.clone().text();
  const text = hidesTexts && response.ok ? hideTexts(received) : received;
  return {
    status: response.status,
    duration,
    headers: formatHeaders(response.headers, hide, (name) => SHOWN_HEADERS.test(name)),
    body: text === '' ? '' : hide(shortenBody(text)),
    json: parseJson(text),
    places: findResponsePlaces(parseJson(text), response.headers),
    isHtml: /html/i.test(response.headers.get('Content-Type') ?? ''),
    redirectedTo: response.redirected && response.url !== url ? hide(redactUrl(response.url)) : undefined,
  };
}

/** Returns a JSON text with all its texts hidden; '' for any other text. */
const hideTexts = (text: string): string =>
  JSON.stringify(parseJson(text), (_, value: unknown) =>
    typeof value === 'string' && value !== '' ? workbenchTexts.hidden : value,
  ) ?? '';

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const formatHeaders = (
  headers: Headers,
  hide: (text: string) => string,
  isShown: (name: string) => boolean,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Array.from(headers)
      .filter(([name]) => isShown(name))
      .map(([name, value]) => [name, SECRET_HEADERS.test(name) ? workbenchTexts.hidden : hide(value)]),
  );

const formatSentBody = (
  body: RequestInit['body'] | undefined,
  hide: (text: string) => string,
): string | undefined => {
  if (body === undefined || body === null) return undefined;
  if (typeof body === 'string') return hide(shortenBody(body));
  return body instanceof URLSearchParams
    ? hide(redactUrl(`?${body.toString()}`).slice(1))
    : Object.prototype.toString.call(body);
};

/** Decodes a URL, so that brackets and blanks are readable; unchanged if it cannot be decoded. */
const readableUrl = (url: string): string => {
  try {
    return decodeURI(url).replaceAll('%5B', '[').replaceAll('%5D', ']');
  } catch {
    return url;
  }
};
