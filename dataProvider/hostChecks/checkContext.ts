import { isProviderHost } from '../../src/config/dialects/providerHost';
import { resolveDialect, type DialectSource } from '../../src/config/dialects/resolveDialect';
import type { Resource } from '../../src/config/types';
import { ApiError, type ConsoleDataProvider } from '..';
import { UnsupportedError } from '../dialects/refusal';
import type { HostFinding } from './hostFinding';

/** Context for checking one need of a resource at a host. */
export interface CheckContext {
  provider: ConsoleDataProvider;
  resource: Resource;
  /** Reports a missing feature; the request is added automatically. */
  report: (finding: Omit<HostFinding, 'place'> & { place?: string }) => void;
  /** Marks the check as untried, with the reason. */
  skip: (reason: string) => void;
  /** Returns the body of the last response as JSON. */
  lastBody: () => unknown;
  /** Returns the number of requests sent so far. */
  countRequests: () => number;
  /** True if the dialect reads several records by their ids in one request. */
  readsTogether: boolean;
}

/** True if the console does not send the request, since the dialect does not support it. */
export const isUnsupported = (error: unknown): error is ApiError => error instanceof UnsupportedError;

/** Describes an error response in one line. */
export const describeFailure = (error: unknown): string =>
  error instanceof ApiError
    ? `${error.code === 'ECONNABORTED' ? 'no response in time' : error.status || 'no readable response'}${error.detail === '' ? '' : `: ${error.detail}`}`
    : String(error);

/** True if a dialect reads several records in one request. A provider in code decides by itself. */
export const readsByIds = (source: DialectSource | undefined): boolean =>
  source !== undefined &&
  source !== 'json-api' &&
  !isProviderHost(source) &&
  resolveDialect(source).getMany !== false;
