import type { DataProvider, RaRecord } from 'ra-core';
import type { Resource } from '../../src/config/types';
import { readRawSource } from '../../src/config/values/readPath';
import { isJsonEqual } from '../../src/lib/isJsonEqual';
import { ApiError } from '../http/apiError';
import type { RequestFunction } from '../http/request';
import { isWrite } from './acceptResponse';

/** The host has accepted a request that it has not processed yet. */
const ACCEPTED = 202;
const GONE: readonly ApiError['code'][] = [404, 410];

type WriteMethod = 'create' | 'update' | 'delete';

/** Creates a function that sends a write and tells whether the host has only accepted it. */
export const createWriteSender =
  (createProvider: (request: RequestFunction) => DataProvider, request: RequestFunction) =>
  async <Method extends WriteMethod>(
    method: Method,
    name: string,
    params: Parameters<DataProvider[Method]>[1],
  ): Promise<{ data: RaRecord; isAccepted: boolean }> => {
    let isAccepted = false;
    const provider = createProvider(async (input) => {
      const response = await request<never>(input);
      isAccepted ||= isWrite(input) && response.status === ACCEPTED;
      return response;
    });
    const send = provider[method] as (name: string, params: unknown) => Promise<{ data: RaRecord }>;
    const { data } = await send(name, params);
    return { data, isAccepted };
  };

/** True for the result of a declared call that the host has only accepted. */
export const isAcceptedCall = (method: string, status: number): boolean =>
  method !== 'GET' && status === ACCEPTED;

/**
 * Resolves to true if a record that is read now has the sent values that differ from the previous ones. An accepted write may
 * have been done in the meantime.
 */
export async function isApplied(
  read: () => Promise<RaRecord>,
  { fields }: Pick<Resource, 'fields'>,
  sentValues: Readonly<Record<string, unknown>>,
  previousRecord: Readonly<Record<string, unknown>> = {},
): Promise<boolean> {
  const record = await read().catch(() => undefined);
  if (record === undefined) return false;
  return Object.entries(sentValues).every(([name, value]) => {
    const field = fields[name];
    if (!field || isSame(readRawSource(previousRecord, field), value)) return true;
    return isSame(readRawSource(record, field), value);
  });
}

/** Resolves to true if the host no longer has the record. */
export const isGone = (read: () => Promise<RaRecord>): Promise<boolean> =>
  read().then(
    () => false,
    (error: unknown) => error instanceof ApiError && GONE.includes(error.code),
  );

/** Hosts return a number as text and an empty text as null. */
const isSame = (left: unknown, right: unknown): boolean =>
  typeof left === 'object' || typeof right === 'object'
    ? isJsonEqual(left ?? null, right ?? null) || (isNothing(left) && isNothing(right))
    : String(left ?? '') === String(right ?? '');

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '';
