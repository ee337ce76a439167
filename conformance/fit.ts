import { decodeIncluded, decodeOne, decodeRecord, unwrap } from '../dataProvider/decode';
import { readPath } from '../src/config/readPath';
import type { Findings } from './finding';
import type { Member, Need } from './needs/need';

/** What the console made of an answer. */
export interface Fit {
  /** The console could read it. */
  isRead: boolean;
  /** The rows that were compared; a record counts as one. */
  rows: number;
}

const UNREAD: Fit = { isRead: false, rows: 0 };

/** Reads an answer as the console does, and tells what it lacks. */
export function checkFit(need: Need, body: unknown, request: string, to: Findings): Fit {
  const { screen, shape } = need;
  const unread = (text: string, advice: string): Fit => {
    to.add({ level: 'must', kind: 'formato', place: '', text: `${screen}: ${text}`, advice, request });
    return UNREAD;
  };
  const data = unwrap(body, need.data);
  if (shape === 'list') {
    if (!Array.isArray(data))
      return unread('no hay ninguna lista', `Pon las filas en ${placesOf(need)}, o solas.`);
    // Of words nothing is read but themselves.
    if (need.must.length + need.should.length === 0) return { isRead: true, rows: data.length };
    const records = data.map(recordOf);
    if (records.includes(undefined))
      return unread('una fila no es un objeto', 'Quita de la lista lo que no sea un registro.');
    checkRows(need, records, request, to);
    return { isRead: true, rows: records.length };
  }
  const record = shape === 'record' ? oneOf(body, need.data) : valueOf(body, data);
  if (record === undefined)
    return unread('no está lo que se pide', `Pon un objeto en ${placesOf(need)}, o solo.`);
  checkRows(need, [record], request, to);
  return { isRead: true, rows: 1 };
}

const placesOf = ({ data }: Need): string => (data.length > 0 ? `«${data.join('» o «')}»` : '«data»');

type Value = Readonly<Record<string, unknown>>;

/** An entry of a list as the console takes it; undefined for what is none. */
function recordOf(entry: unknown): Value | undefined {
  try {
    // The empty id of a record without one is the console's, not the host's.
    const { id, ...record } = decodeRecord(entry);
    return id === '' ? record : { ...record, id };
  } catch {
    return undefined;
  }
}

function oneOf(body: unknown, data: readonly string[]): Value | undefined {
  try {
    return decodeOne(body, data);
  } catch {
    return undefined;
  }
}

/** Members are read in the data and in the answer around it. */
const valueOf = (body: unknown, data: unknown): Value | undefined =>
  typeof body === 'object' && body !== null
    ? { ...body, ...(typeof data === 'object' ? data : {}), $included: decodeIncluded(body) }
    : undefined;

function checkRows(
  { must, should, screen, shape }: Need,
  rows: readonly (Value | undefined)[],
  request: string,
  to: Findings,
): void {
  const place = shape === 'list' ? '/data/*' : '/data';
  for (const member of must) {
    const lacking = rows.filter((row) => !member.paths.some((path) => isSaid(readPath(row, path)))).length;
    if (lacking === 0) continue;
    const often = shape === 'list' ? ` en ${lacking} de ${rows.length} filas` : '';
    const text = `${screen}: falta ${namesOf(member)}${often}; sin eso no se puede ${member.shown}`;
    to.add({ level: 'must', kind: 'campo', place, text, advice: adviceFor(member), request });
  }
  if (rows.length === 0) return;
  for (const member of should) {
    if (rows.some((row) => member.paths.some((path) => isTold(row, path)))) continue;
    const text = `${screen}: falta ${namesOf(member)}; ${member.shown} queda sin valor`;
    to.add({ level: 'should', kind: 'campo', place, text, advice: adviceFor(member), request });
  }
}

const isSaid = (value: unknown): boolean => value !== undefined && value !== null;

/** Whether a row says something of it: a value, or that it has none, as of all that would stand below a null. */
function isTold(row: Value | undefined, path: string): boolean {
  const parts = path.split('.');
  const above = parts.map((_, at) => readPath(row, parts.slice(0, at).join('.')));
  return readPath(row, path) !== undefined || above.includes(null);
}

/** Of many names a few: the rest is in the contract. */
const namesOf = ({ paths }: Member): string =>
  paths.length > 4 ? `«${paths.slice(0, 3).join('», «')}»… (alguno)` : `«${paths.join('» o «')}»`;

const adviceFor = ({ paths }: Member): string =>
  `Añade ${namesOf({ paths, shown: '' })} a la respuesta, o di en la declaración (source) cómo se llama en este servicio.`;
