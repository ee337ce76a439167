import type { GetListParams, RaRecord } from 'ra-core';
import { DEFAULTS } from '../src/config/defaults';
import type { ListCall, ReadCall, Resource, WriteCall } from '../src/config/types';
import { writeBody } from './body';
import { decodeList, decodeOne, type DecodedList } from './decode';
import { listQuery } from './listQuery';
import type { QueryValue } from './path';
import type { Answer, RequestInput } from './request';
import type { Scope } from './template';

/** A list that is asked for. */
export interface ListAsk {
  resource: Resource;
  /** As declared, unless a screen asks for the whole list. */
  call: ListCall;
  /** Where its rows are. */
  path: string;
  params: GetListParams;
  /** Parameters that are asked for in any case. */
  fixed: Readonly<Record<string, QueryValue>>;
  /** Of what the rows are: the reference that points there, and the id. */
  target?: readonly [name: string, id: string] | undefined;
}

/** A record that is written. */
export interface Write {
  resource: Resource;
  call: WriteCall;
  /** What a form holds. */
  edited: Readonly<Record<string, unknown>>;
  /** The record before, as it was read: its id, too, is as the host wrote it. */
  before?: Readonly<Record<string, unknown>> | undefined;
  /** What a template of the declaration may name. */
  scope: Scope;
  id?: string | undefined;
}

/**
 * How a host speaks: what is left open by `createJsonApiProvider`. The product's own is {@link ownSpeech}; those made of
 * data are in `dialects/`.
 */
export interface Speech {
  /** How a list is asked for, besides its path. */
  askList: (ask: ListAsk) => Pick<RequestInput, 'query' | 'headers'>;
  /** Throws when the answer is no list. `hasNext`: the host says whether there is another page. */
  readList: (answer: Answer<unknown>, ask: ListAsk) => DecodedList & { hasNext?: boolean | undefined };
  /** Throws when the answer is no record. Without a call: the answer of a write. */
  readOne: (body: unknown, resource: Resource, call?: ReadCall, id?: string) => RaRecord;
  /** The body of a create or update; undefined for none. */
  body: (write: Write) => unknown;
  /** An update sends the whole record. */
  whole?: boolean;
}

/** The product's own dialect, `json-api`. */
export const ownSpeech: Speech = {
  askList: ({ call, params, resource, fixed, target }) => ({
    query: {
      ...listQuery(call, params, resource.fields, fixed),
      ...(target && { [target[0]]: target[1] }),
    },
  }),
  readList: ({ body }, { call, params, resource }) =>
    decodeList(body, call.data, { asked: params.pagination, total: call.total, ids: resource.api.id }),
  readOne: (body, { api }, call, id) =>
    decodeOne(body, call?.data ?? DEFAULTS.call.data, { ...(id !== undefined && { id }), ids: api.id }),
  body: ({ call, resource, edited, scope, id, before }) =>
    writeBody(call, resource, edited, scope, id, before),
};
