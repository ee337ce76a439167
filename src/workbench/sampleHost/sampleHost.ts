import { getRecordId, unwrapData } from '../../../dataProvider';
import { flattenResourceObject } from '../../../dataProvider/jsonApi/decode';
import { createKeyWriter } from '../../../dataProvider/dialects/keyLiterals';
import { readPath } from '../../config/values/readPath';
import type { Dialect, Resource } from '../../config/types';
import { isPlainObject } from '../../lib/json';
import {
  parseFetchCall,
  createAnswerFinder,
  createResponse,
  type Fetch,
  type SampleAnswer,
  type SampleAnswers,
} from './sampleAnswers';
import { setAtPath } from '../../config/values/setAtPath';
import {
  fillResponsePath,
  matchRoute,
  buildSampleRoutes,
  type DialectsByHost,
  type RouteTarget,
} from './sampleRoutes';
import { SAMPLE_COUNT, createSampleMembers } from './sampleValue';
import { workbenchTexts } from '../texts';

type Row = Readonly<Record<string, unknown>>;

/** A host that is not there: it answers what is given, and everything else as the declarations say it would. */
export interface SampleHost {
  fetch: Fetch;
  /** Returns the response to a call, `GET /stations?page=1`, without executing it; undefined for an unknown read. */
  findAnswer: (call: string, host: string) => SampleAnswer | undefined;
}

/** Makes the host; what is written changes its records for as long as it is kept. */
export function createSampleHost(
  resources: ReadonlyMap<string, Resource>,
  dialects: DialectsByHost,
  answers: SampleAnswers = {},
): SampleHost {
  const routes = buildSampleRoutes(resources.values(), dialects);
  const findSampleAnswer = createAnswerFinder(answers);
  const rowsByResource = new Map<string, Row[]>();
  const getRows = ({ resource, api, dialect }: Extract<RouteTarget, { resource: Resource }>): Row[] => {
    const rows =
      rowsByResource.get(resource.name) ??
      Array.from({ length: SAMPLE_COUNT }, (_, index) => {
        const members: unknown = createSampleMembers(resource.fields, index + 1, dialect.dates);
        const [id] = api.id;
        return Object(id === undefined ? members : setAtPath(members, id, String(index + 1))) as Row;
      });
    rowsByResource.set(resource.name, rows);
    return rows;
  };

  const findAnswer = (
    call: string,
    host: string,
    body?: unknown,
    isCommitted = false,
  ): SampleAnswer | undefined => {
    const sampleAnswer = findSampleAnswer(call);
    if (sampleAnswer) return sampleAnswer;
    const [method = 'GET', url = ''] = call.split(' ');
    const [path = '', query = ''] = url.split('?');
    const request = { method, host, path, query: new URLSearchParams(query) };
    for (const route of routes) {
      const params = matchRoute(route, request);
      if (params) return createAnswer(route.target, params, { body, isCommitted });
    }
    // An action of the declaration: whatever it is, it is done.
    return method === 'GET' ? undefined : { body: {} };
  };

  function createAnswer(
    target: RouteTarget,
    params: Readonly<Record<string, string>>,
    { body, isCommitted }: AnswerOptions,
  ): SampleAnswer {
    if (target.kind === 'choices') return { body: createChoices(target.options) };
    if (target.kind === 'count') return { body: setAtPath({}, target.read, SAMPLE_COUNT) };
    const rows = getRows(target);
    if (target.kind === 'rows') return createListAnswer(target, rows);
    if (target.kind === 'total') return createTotalAnswer(target, rows.length);
    const id = params.id ?? Object.values(params).at(-1) ?? '';
    const writeKey = createKeyWriter(target.dialect);
    const index = rows.findIndex((row) => {
      const rowId = getRecordId(row, target.api.id);
      return rowId === id || writeKey(target.resource, rowId) === id;
    });
    const sentRecord = parseSentRecord(body, target.dialect);
    if (target.kind === 'made') {
      const created = Object({
        ...sentRecord,
        ...Object(setAtPath({}, target.api.id[0] ?? 'id', String(rows.length + 1))),
      }) as Row;
      if (isCommitted) rows.push(created);
      return { status: 201, body: createRecordBody(target, created) };
    }
    const row = rows[index];
    if (!row) return { status: 404, body: { message: workbenchTexts.no_record } };
    if (target.kind === 'record') return { body: createRecordBody(target, row) };
    if (target.kind === 'gone') {
      if (isCommitted) rows.splice(index, 1);
      return { status: 204 };
    }
    const updated = { ...row, ...sentRecord };
    if (isCommitted) rows[index] = updated;
    return { body: createRecordBody(target, updated) };
  }

  return {
    findAnswer,
    fetch: (input, init) => {
      const { call, host, body } = parseFetchCall(input, init);
      const answer = findAnswer(call, host, body, true);
      return Promise.resolve(
        createResponse(answer ?? { status: 404, body: { message: workbenchTexts.no_sample } }),
      );
    },
  };
}

interface AnswerOptions {
  body: unknown;
  /** It is done, and not only asked what it would be. */
  isCommitted: boolean;
}

/** Returns the record in the body of a write, without its wrapper. */
const parseSentRecord = (body: unknown, { create }: Dialect): Row => {
  const wrapper = Object.entries(isPlainObject(create.body) ? create.body : {}).find(
    ([, value]) => value === '{fields}',
  );
  const data = wrapper ? readPath(body, wrapper[0]) : unwrapData(body);
  return isPlainObject(data) ? flattenResourceObject(data) : {};
};

type ResourceTarget = Extract<RouteTarget, { resource: Resource }>;

function createListAnswer({ resource, api, dialect }: ResourceTarget, rows: readonly Row[]): SampleAnswer {
  const [data = ''] = api.getList?.data ?? dialect.getList.data;
  let body = setAtPath({}, fillResponsePath(data, resource), rows);
  if (data !== '')
    for (const { responsePath } of resource.list?.summary ?? [])
      body = setAtPath(body, responsePath, rows.length);
  const [total] = dialect.getList.total;
  const [, header] = /^header:(.+)$/i.exec(total ?? '') ?? [];
  if (total !== undefined && header === undefined && data !== '') body = setAtPath(body, total, rows.length);
  return { body, headers: header === undefined ? undefined : { [header]: String(rows.length) } };
}

/** Returns the answer of a call of its own for the number of rows. */
function createTotalAnswer({ dialect }: ResourceTarget, total: number): SampleAnswer {
  const { count } = dialect.getList;
  const [path = '.'] = count === false ? [] : count.total;
  const [, header] = /^header:(.+)$/i.exec(path) ?? [];
  if (header !== undefined) return { body: null, headers: { [header]: String(total) } };
  return { body: path === '.' ? total : setAtPath({}, path, total) };
}

function createRecordBody({ resource, api, dialect }: ResourceTarget, row: Row): unknown {
  const [data = ''] = api.getOne?.data ?? dialect.getOne.data;
  return setAtPath({}, fillResponsePath(data, resource), row);
}

/** Entries that a choice is made of, each with the members that it reads. */
function createChoices({ value, display, responsePath }: Readonly<Record<string, unknown>>): unknown {
  const entries = [1, 2, 3].map((index) => {
    const label = `${workbenchTexts.choice} ${index}`;
    const displayPaths =
      typeof display === 'string' ? [...display.matchAll(/\{([\w.]+)\}/g)].map(([, name = '']) => name) : [];
    let entry: unknown = { id: String(index), name: label };
    for (const name of displayPaths) entry = setAtPath(entry, name, label);
    return typeof value === 'string' && !value.includes('{') ? setAtPath(entry, value, String(index)) : entry;
  });
  return setAtPath(
    {},
    typeof responsePath === 'string' ? responsePath.replace(/\[\]$/, '') : 'data',
    entries,
  );
}
