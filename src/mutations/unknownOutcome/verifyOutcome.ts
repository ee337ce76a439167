import type { RaRecord } from 'ra-core';
import {
  ApiError,
  asApiError,
  type ConsoleDataProvider,
  extractRecord,
  fillTemplate,
  type Scope,
  UNKNOWN_ERROR,
} from '../../../dataProvider';
import { isBlank } from '../../config/values/isEmpty';
import { readSource } from '../../config/values/readPath';
import { findPlaceholders } from '../../config/template';
import type { ApiCall, Field, Json, WriteProof, Resource } from '../../config/types';
import { isJsonEqual } from '../../lib/isJsonEqual';
import { isPlainObject } from '../../lib/json';
import { readValuesAtPath } from '../../queries/record/readValuesAtPath';
import type { ListActions, ListSource } from '../list/ListActionsContext';
import { toResponseScope } from '../outcome/responseScope';

/** Verdict of a read on a write with an unknown outcome. `look`: no read can decide. */
export type Verdict = 'isDone' | 'isNotDone' | 'look' | 'checkFailed';

export interface VerificationResult {
  verdict: Verdict;
  /** Current version of the written record. */
  record?: RaRecord | undefined;
  /** Error of the read. */
  error?: ApiError | undefined;
}

/** Write with an unknown outcome. */
interface UnverifiedMutation {
  dataProvider: ConsoleDataProvider;
  resource: Resource;
  /** Scope that the write was sent with. */
  scope: Scope;
  /** List in which the write was started. */
  list: ListActions | undefined;
}

const NOT_FOUND = 404;
/** Maximum pages of a list that are read to find one record. */
const MAX_PAGES = 100;
/** Page size for a list that no screen shows. */
const PAGE_SIZE = 100;

/** Runs the declared proof of a write. undefined if there is none or it cannot be read. Never rejects. */
export async function verifyByProof(
  mutation: UnverifiedMutation,
  proof: WriteProof,
): Promise<VerificationResult> {
  try {
    const answer = proof.call ? await readProofCall(mutation, proof.call) : await readRecord(mutation);
    if (answer === undefined) return { verdict: 'look' };
    return { verdict: matchesProof(proof, answer, mutation.scope) ? 'isDone' : 'isNotDone' };
  } catch (failure) {
    if (isNotFound(failure)) return { verdict: proof.gone ? 'isDone' : 'isNotDone' };
    return toFailedCheck(failure);
  }
}

/** Target of a deletion: the record itself, or its row in a list, such as the link of a gateway to an asset. */
type DeletionTarget = 'record' | 'row';

/** Checks whether a deleted record is gone: by reading it or, if that is impossible, its list. Never rejects. */
export async function verifyDeleted(
  mutation: UnverifiedMutation,
  deletionTarget: DeletionTarget,
): Promise<VerificationResult> {
  try {
    const record = deletionTarget === 'record' ? await readRecord(mutation) : await findRow(mutation);
    return { verdict: record === undefined ? 'look' : 'isNotDone' };
  } catch (failure) {
    return isNotFound(failure) ? { verdict: 'isDone' } : toFailedCheck(failure);
  }
}

/** Checks whether the list of a new record contains one with the sent values. Never rejects. */
export async function verifyCreated(
  mutation: UnverifiedMutation,
  fields: readonly Field[],
): Promise<VerificationResult> {
  const sentValues = isPlainObject(mutation.scope.form) ? mutation.scope.form : {};
  const comparableFields = fields.filter(({ name }) => isComparable(sentValues[name]));
  const rows = await readListRows(mutation).catch(asApiError);
  if (rows instanceof ApiError) return toFailedCheck(rows);
  if (!rows) return { verdict: 'look' };
  const record = rows.find((row) => {
    // Rows of most lists have fewer fields than the form.
    const readableFields = comparableFields.filter((field) => !isBlank(readSource(row, field)));
    return (
      readableFields.length > 0 &&
      readableFields.every((field) => isEqualValue(readSource(row, field), sentValues[field.name]))
    );
  });
  if (record) return { verdict: 'isDone', record };
  return { verdict: comparableFields.length > 0 ? 'isNotDone' : 'look' };
}

/**
 * Returns the target of a deletion from the last path segment. undefined if that names no record, such as a link between two
 * others.
 */
export function getDeletionTarget({ method, path }: ApiCall): DeletionTarget | undefined {
  const [lastPlaceholder] = findPlaceholders(path.split('/').at(-1) ?? '');
  if (method !== 'DELETE' || !lastPlaceholder || /^(form|parent)\./.test(lastPlaceholder.name))
    return undefined;
  return lastPlaceholder.name === 'id' && findPlaceholders(path).length === 1 ? 'record' : 'row';
}

/** Reads the answer of a call in the shape that `matchesMembers` tests. Rejects with `ApiError` or `PathError`. */
export async function readProofCall(
  { dataProvider, resource, scope }: Pick<UnverifiedMutation, 'dataProvider' | 'resource' | 'scope'>,
  call: ApiCall,
): Promise<unknown> {
  const { data } = await dataProvider.call(resource.name, { call, scope });
  const { body } = data;
  // A list or `included` data is a valid response too.
  const isValidAnswer = isPlainObject(body) && (Array.isArray(body.data) || isPlainObject(body.included));
  if (!isValidAnswer) extractRecord(body);
  return toResponseScope(data.body);
}

/** Reads the record of a write, otherwise its row; undefined if neither can be read. */
async function readRecord(mutation: UnverifiedMutation): Promise<unknown> {
  const id = isBlank(mutation.scope.id) ? '' : String(mutation.scope.id);
  try {
    return (await mutation.dataProvider.getOne<RaRecord>(mutation.resource.name, { id })).data;
  } catch (failure) {
    if (!isCallUndeclared(failure)) throw failure;
    return findRow(mutation);
  }
}

/** Reads the record's row. Rejects with a 404 if the list does not contain it; undefined if there is no list. */
async function findRow(mutation: UnverifiedMutation): Promise<RaRecord | undefined> {
  const rows = await readListRows(mutation);
  const row = rows?.find(({ id }) => String(id) === String(mutation.scope.id));
  if (rows && !row) throw new ApiError(NOT_FOUND);
  return row;
}

type Rows = readonly RaRecord[];

/** Reads every row of the list; undefined if there is none. */
async function readListRows(mutation: UnverifiedMutation): Promise<Rows | undefined> {
  const { resource, list } = mutation;
  const source = list
    ? list.source
    : (resource.api.getList ?? resource.api.dialect) && {
        resource: resource.name,
        meta: {},
        pageSize: PAGE_SIZE,
      };
  return source ? readAllPages(mutation, source) : undefined;
}

/** Reads all pages, ignoring the list's search. */
async function readAllPages({ dataProvider }: UnverifiedMutation, source: ListSource): Promise<Rows> {
  const { resource, meta, pageSize: perPage } = source;
  const allRows: RaRecord[] = [];
  for (let page = 1; page <= MAX_PAGES; page++) {
    const { data, total, pageInfo } = await dataProvider.getList<RaRecord>(resource, {
      pagination: { page, perPage },
      sort: { field: '', order: 'ASC' },
      filter: {},
      ...meta,
    });
    allRows.push(...data);
    const isLast = total === undefined ? pageInfo?.hasNextPage !== true : allRows.length >= total;
    if (isLast || data.length === 0) break;
  }
  return allRows;
}

function matchesProof({ gone, has, lacks }: WriteProof, answer: unknown, scope: Scope): boolean {
  // The record exists, so only further conditions can decide.
  if (gone && Object.keys({ ...has, ...lacks }).length === 0) return false;
  return matchesMembers({ has, lacks }, answer, scope);
}

/** True if the answer has all members of `has` and none of `lacks`, with the values of the scope. */
export function matchesMembers(
  { has, lacks }: Pick<WriteProof, 'has' | 'lacks'>,
  answer: unknown,
  scope: Scope,
): boolean {
  const isMatch = ([path, template]: [string, Json]): boolean => {
    const expectedItems = [fillTemplate(template, scope)]
      .flat()
      .map((item) => (isPlainObject(item) ? item.id : item));
    const values = path.split('|').flatMap((alternative) => readValuesAtPath(answer, alternative));
    const definedValues = values.filter((value) => value !== undefined);
    const actualItems = definedValues.length > 0 ? definedValues.flat() : [null];
    return expectedItems.every((item) => actualItems.some((value) => isEqualValue(value, item)));
  };
  return Object.entries(has).every(isMatch) && !Object.entries(lacks).some(isMatch);
}

/** Compares loosely, because hosts return ids as numbers and as strings. */
const isEqualValue = (left: unknown, right: unknown): boolean =>
  isComparable(left) && isComparable(right)
    ? String(left) === String(right)
    : isJsonEqual(left ?? null, right ?? null);

const isComparable = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || typeof value === 'number';

const isNotFound = (failure: unknown): boolean =>
  failure instanceof ApiError && (failure.code === 404 || failure.code === 410);

/** True if no call for reading one record is declared. */
const isCallUndeclared = (failure: unknown): boolean =>
  failure instanceof ApiError && failure.code === UNKNOWN_ERROR && !failure.isUnreadable;

const toFailedCheck = (failure: unknown): VerificationResult => ({
  verdict: 'checkFailed',
  error: asApiError(failure),
});
