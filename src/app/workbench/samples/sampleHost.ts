import { idOf, unwrap } from '../../../../dataProvider';
import { membersOf } from '../../../../dataProvider/decode';
import type { Resource } from '../../../config/types';
import { isPlainObject } from '../../../lib/json';
import {
  askedCall,
  givenAnswers,
  responseOf,
  type Fetch,
  type GivenAnswer,
  type GivenAnswers,
} from './given';
import { put } from './put';
import { filledPath, matched, routesOf, type Dialects, type Serves } from './routes';
import { COUNT, sampleMembers } from './sampleValue';
import { texts } from '../texts';

type Row = Readonly<Record<string, unknown>>;

/** A host that is not there: it answers what is given, and everything else as the declarations say it would. */
export interface SampleHost {
  fetch: Fetch;
  /** What it answers to a call, `GET /stations?page=1`, without doing it; undefined for a read that it knows nothing of. */
  answerTo: (call: string, host: string) => GivenAnswer | undefined;
}

/** Makes the host; what is written changes its records for as long as it is kept. */
export function createSampleHost(
  resources: ReadonlyMap<string, Resource>,
  dialects: Dialects,
  answers: GivenAnswers = {},
): SampleHost {
  const routes = routesOf(resources.values(), dialects);
  const given = givenAnswers(answers);
  const kept = new Map<string, Row[]>();
  const rowsOf = ({ resource, api, dialect }: Extract<Serves, { resource: Resource }>): Row[] => {
    const rows =
      kept.get(resource.name) ??
      Array.from({ length: COUNT }, (_, at) => {
        const members: unknown = sampleMembers(resource.fields, at + 1, dialect.dates);
        const [id] = api.id;
        return Object(id === undefined ? members : put(members, id, String(at + 1))) as Row;
      });
    kept.set(resource.name, rows);
    return rows;
  };

  const answerTo = (call: string, host: string, body?: unknown, isDone = false): GivenAnswer | undefined => {
    const own = given(call);
    if (own) return own;
    const [method = 'GET', address = ''] = call.split(' ');
    const [path = '', query = ''] = address.split('?');
    const asked = { method, host, path, query: new URLSearchParams(query) };
    for (const route of routes) {
      const names = matched(route, asked);
      if (names) return served(route.serves, names, { body, isDone });
    }
    // An action of the declaration: whatever it is, it is done.
    return method === 'GET' ? undefined : { body: {} };
  };

  function served(
    serves: Serves,
    names: Readonly<Record<string, string>>,
    { body, isDone }: Doing,
  ): GivenAnswer {
    if (serves.kind === 'choices') return { body: choicesOf(serves.options) };
    if (serves.kind === 'count') return { body: put({}, serves.read, COUNT) };
    const rows = rowsOf(serves);
    if (serves.kind === 'rows') return listAnswer(serves, rows);
    const id = names.id ?? Object.values(names).at(-1) ?? '';
    const at = rows.findIndex((row) => idOf(row, serves.api.id) === id);
    const sent = sentMembers(body);
    if (serves.kind === 'made') {
      const made = Object({
        ...sent,
        ...Object(put({}, serves.api.id[0] ?? 'id', String(rows.length + 1))),
      }) as Row;
      if (isDone) rows.push(made);
      return { status: 201, body: recordBody(serves, made) };
    }
    const row = rows[at];
    if (!row) return { status: 404, body: { message: texts.no_record } };
    if (serves.kind === 'record') return { body: recordBody(serves, row) };
    if (serves.kind === 'gone') {
      if (isDone) rows.splice(at, 1);
      return { status: 204 };
    }
    const changed = { ...row, ...sent };
    if (isDone) rows[at] = changed;
    return { body: recordBody(serves, changed) };
  }

  return {
    answerTo,
    fetch: (input, init) => {
      const { call, host, body } = askedCall(input, init);
      const found = answerTo(call, host, body, true);
      return Promise.resolve(responseOf(found ?? { status: 404, body: { message: texts.no_sample } }));
    },
  };
}

interface Doing {
  body: unknown;
  /** It is done, and not only asked what it would be. */
  isDone: boolean;
}

/** What a write sends of a record, whatever stands around it. */
const sentMembers = (body: unknown): Row => {
  const data = unwrap(body);
  return isPlainObject(data) ? membersOf(data) : {};
};

type Spoken = Extract<Serves, { resource: Resource }>;

function listAnswer({ resource, api, dialect }: Spoken, rows: readonly Row[]): GivenAnswer {
  const [data = ''] = api.list?.data ?? dialect.list.data;
  let body = put({}, filledPath(data, resource), rows);
  if (data !== '') for (const { read } of resource.list?.figures ?? []) body = put(body, read, rows.length);
  const [total] = dialect.list.total;
  const [, header] = /^header:(.+)$/i.exec(total ?? '') ?? [];
  if (total !== undefined && header === undefined && data !== '') body = put(body, total, rows.length);
  return { body, headers: header === undefined ? undefined : { [header]: String(rows.length) } };
}

function recordBody({ resource, api, dialect }: Spoken, row: Row): unknown {
  const [data = ''] = api.one?.data ?? dialect.one.data;
  return put({}, filledPath(data, resource), row);
}

/** Entries that a choice is made of, each with the members that it reads. */
function choicesOf({ value, display, read }: Readonly<Record<string, unknown>>): unknown {
  const entries = [1, 2, 3].map((at) => {
    const label = `${texts.choice} ${at}`;
    const shown =
      typeof display === 'string' ? [...display.matchAll(/\{([\w.]+)\}/g)].map(([, name = '']) => name) : [];
    let entry: unknown = { id: String(at), name: label };
    for (const name of shown) entry = put(entry, name, label);
    return typeof value === 'string' && !value.includes('{') ? put(entry, value, String(at)) : entry;
  });
  return put({}, typeof read === 'string' ? read.replace(/\[\]$/, '') : 'data', entries);
}
