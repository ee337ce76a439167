import type { RaRecord } from 'ra-core';
import {
  ApiError,
  fillTemplate,
  OTHER,
  recordOf,
  type ConsoleDataProvider,
  type Scope,
} from '../../dataProvider';
import { isNothing } from '../config/isEmpty';
import { readSource } from '../config/readPath';
import { placeholdersIn } from '../config/template';
import type { Call, Field, Json, Proof, Resource } from '../config/types';
import { jsonEqual } from '../lib/equal';
import { isPlainObject } from '../lib/json';
import { membersAt } from '../records/membersAt';
import type { ListScopeValue, ListSource } from './ListScope';
import { resultOf } from './result';

/** What a read says of a write whose answer was lost. `look`: nothing that was read can tell. */
export type Verdict = 'isDone' | 'isNotDone' | 'look' | 'checkFailed';

export interface Proved {
  verdict: Verdict;
  /** The record that was written, as it was read now. */
  record?: RaRecord | undefined;
  /** Why it could not be read. */
  error?: ApiError | undefined;
}

/** A write whose answer was lost. */
interface LostWrite {
  dataProvider: ConsoleDataProvider;
  resource: Resource;
  /** What it was sent with. */
  scope: Scope;
  /** The list it was begun in. */
  list: ListScopeValue | undefined;
}

const NOT_FOUND = 404;
/** Pages of a list that are read to find one record. */
const MOST_PAGES = 100;
/** Rows of a page of a list that is nowhere shown. */
const PAGE = 100;

/** Reads what was declared to tell of a write; undefined where nothing was, or it cannot be read that way. Never rejects. */
export async function proveByDeclared(write: LostWrite, proof: Proof): Promise<Proved> {
  try {
    const read = proof.call ? await readBy(write, proof.call) : await readOwn(write);
    if (read === undefined) return { verdict: 'look' };
    return { verdict: holds(proof, read, write.scope) ? 'isDone' : 'isNotDone' };
  } catch (failure) {
    if (isGone(failure)) return { verdict: proof.gone ? 'isDone' : 'isNotDone' };
    return failed(failure);
  }
}

/** What a deletion takes away: the record itself, or its row in a list, as the link of a gateway to an asset is. */
type Away = 'record' | 'row';

/** Of a deletion: whether its record is gone, by itself or, where it cannot be read, from its list. Never rejects. */
export async function proveGone(write: LostWrite, away: Away): Promise<Proved> {
  try {
    const read = away === 'record' ? await readOwn(write) : await rowOf(write);
    return { verdict: read === undefined ? 'look' : 'isNotDone' };
  } catch (failure) {
    return isGone(failure) ? { verdict: 'isDone' } : failed(failure);
  }
}

/** Of something new: whether a record of its list has what was sent. Never rejects. */
export async function proveMade(write: LostWrite, fields: readonly Field[]): Promise<Proved> {
  const sent = isPlainObject(write.scope.form) ? write.scope.form : {};
  const typed = fields.filter(({ name }) => isPlain(sent[name]));
  const rows = await rowsOf(write).catch(asFailure);
  if (rows instanceof ApiError) return failed(rows);
  if (!rows) return { verdict: 'look' };
  const record = rows.find((row) => {
    // A row of most lists holds less than the form.
    const shared = typed.filter((field) => !isNothing(readSource(row, field)));
    return shared.length > 0 && shared.every((field) => same(readSource(row, field), sent[field.name]));
  });
  if (record) return { verdict: 'isDone', record };
  return { verdict: typed.length > 0 ? 'isNotDone' : 'look' };
}

/** What a call takes away, by the last part of its path; undefined where that names no record, as the link of two others. */
export function takesAway({ method, path }: Call): Away | undefined {
  const [last] = placeholdersIn(path.split('/').at(-1) ?? '');
  if (method !== 'DELETE' || !last || /^(form|parent)\./.test(last.name)) return undefined;
  return last.name === 'id' && placeholdersIn(path).length === 1 ? 'record' : 'row';
}

async function readBy({ dataProvider, resource, scope }: LostWrite, call: Call): Promise<unknown> {
  const { data } = await dataProvider.call(resource.name, { call, scope });
  const { body } = data;
  // A list, or what came beside the record, is an answer, too.
  const isAnswer = isPlainObject(body) && (Array.isArray(body.data) || isPlainObject(body.included));
  if (!isAnswer) recordOf(body);
  return resultOf(data.body);
}

/** The record of a write: by itself, else its row; undefined where neither can be read. */
async function readOwn(write: LostWrite): Promise<unknown> {
  const id = isNothing(write.scope.id) ? '' : String(write.scope.id);
  try {
    return (await write.dataProvider.getOne<RaRecord>(write.resource.name, { id })).data;
  } catch (failure) {
    if (!isUndeclared(failure)) throw failure;
    return rowOf(write);
  }
}

/** The row of its record; rejects with a 404 where the list has none, undefined where there is no list. */
async function rowOf(write: LostWrite): Promise<RaRecord | undefined> {
  const rows = await rowsOf(write);
  const row = rows?.find(({ id }) => String(id) === String(write.scope.id));
  if (rows && !row) throw new ApiError(NOT_FOUND);
  return row;
}

type Rows = readonly RaRecord[];

/** Every row of the list; undefined where there is none. */
async function rowsOf(write: LostWrite): Promise<Rows | undefined> {
  const { resource, list } = write;
  const source = list
    ? list.source
    : (resource.api.list ?? resource.api.dialect) && { resource: resource.name, meta: {}, pageSize: PAGE };
  return source ? readRows(write, source) : undefined;
}

/** From page to page, whatever is looked for in the list. */
async function readRows({ dataProvider }: LostWrite, source: ListSource): Promise<Rows> {
  const { resource, meta, pageSize: perPage } = source;
  const all: RaRecord[] = [];
  for (let page = 1; page <= MOST_PAGES; page++) {
    const { data, total, pageInfo } = await dataProvider.getList<RaRecord>(resource, {
      pagination: { page, perPage },
      sort: { field: '', order: 'ASC' },
      filter: {},
      ...meta,
    });
    all.push(...data);
    const isLast = total === undefined ? pageInfo?.hasNextPage !== true : all.length >= total;
    if (isLast || data.length === 0) break;
  }
  return all;
}

function holds({ gone, has, lacks }: Proof, read: unknown, scope: Scope): boolean {
  // It is there: only what else is said can tell.
  if (gone && Object.keys({ ...has, ...lacks }).length === 0) return false;
  const finds = ([path, template]: [string, Json]): boolean => {
    const wanted = [fillTemplate(template, scope)].flat().map((one) => (isPlainObject(one) ? one.id : one));
    const values = path.split('|').flatMap((spelling) => membersAt(read, spelling));
    const known = values.filter((value) => value !== undefined);
    const there = known.length > 0 ? known.flat() : [null];
    return wanted.every((one) => there.some((value) => same(value, one)));
  };
  return Object.entries(has).every(finds) && !Object.entries(lacks).some(finds);
}

/** Hosts write ids as numbers and as texts. */
const same = (one: unknown, other: unknown): boolean =>
  isPlain(one) && isPlain(other) ? String(one) === String(other) : jsonEqual(one ?? null, other ?? null);

const isPlain = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || typeof value === 'number';

const isGone = (failure: unknown): boolean =>
  failure instanceof ApiError && (failure.code === 404 || failure.code === 410);

/** No call brings one record. */
const isUndeclared = (failure: unknown): boolean =>
  failure instanceof ApiError && failure.code === OTHER && !failure.isUnreadable;

const failed = (failure: unknown): Proved => ({ verdict: 'checkFailed', error: asFailure(failure) });

const asFailure = (failure: unknown): ApiError =>
  failure instanceof ApiError ? failure : new ApiError(OTHER);
