import { decodeIncluded, decodeOne, decodeRecord, unwrapData } from '../../../dataProvider/jsonApi/decode';
import { readPath } from '../../../src/config/values/readPath';
import type { Findings } from '../report/findings';
import type { RequiredMember, ReadRequirement } from '../requirements/requirement';

/** What the console made of an answer. */
export interface Readability {
  /** The console could read it. */
  isReadable: boolean;
  /** The rows that were compared; a record counts as one. */
  rowCount: number;
}

const UNREADABLE: Readability = { isReadable: false, rowCount: 0 };

/** Reads an answer as the console does, and tells what it lacks. */
export function checkReadability(
  requirement: ReadRequirement,
  body: unknown,
  request: string,
  findings: Findings,
): Readability {
  const { screen, shape } = requirement;
  const fail = (text: string, advice: string): Readability => {
    findings.add({ level: 'must', kind: 'formato', place: '', text: `${screen}: ${text}`, advice, request });
    return UNREADABLE;
  };
  const data = unwrapData(body, requirement.data);
  if (shape === 'list') {
    if (!Array.isArray(data))
      return fail('no hay ninguna lista', `Pon las filas en ${describePaths(requirement)}, o solas.`);
    // Of words nothing is read but themselves.
    if (requirement.must.length + requirement.should.length === 0)
      return { isReadable: true, rowCount: data.length };
    const records = data.map(decodeRow);
    if (records.includes(undefined))
      return fail('una fila no es un objeto', 'Quita de la lista lo que no sea un registro.');
    checkRows(requirement, records, request, findings);
    return { isReadable: true, rowCount: records.length };
  }
  const record = shape === 'record' ? decodeRecordOrUndefined(body, requirement.data) : readValue(body, data);
  if (record === undefined)
    return fail('no está lo que se pide', `Pon un objeto en ${describePaths(requirement)}, o solo.`);
  checkRows(requirement, [record], request, findings);
  return { isReadable: true, rowCount: 1 };
}

const describePaths = ({ data }: ReadRequirement): string =>
  data.length > 0 ? `«${data.join('» o «')}»` : '«data»';

type RecordValue = Readonly<Record<string, unknown>>;

/** An entry of a list as the console takes it; undefined for what is none. */
function decodeRow(entry: unknown): RecordValue | undefined {
  try {
    // The empty id of a record without one is the console's, not the host's.
    const { id, ...record } = decodeRecord(entry);
    return id === '' ? record : { ...record, id };
  } catch {
    return undefined;
  }
}

function decodeRecordOrUndefined(body: unknown, data: readonly string[]): RecordValue | undefined {
  try {
    return decodeOne(body, data);
  } catch {
    return undefined;
  }
}

/** Members are read in the data and in the answer around it. */
const readValue = (body: unknown, data: unknown): RecordValue | undefined =>
  typeof body === 'object' && body !== null
    ? { ...body, ...(typeof data === 'object' ? data : {}), $included: decodeIncluded(body) }
    : undefined;

function checkRows(
  { must, should, screen, shape }: ReadRequirement,
  rows: readonly (RecordValue | undefined)[],
  request: string,
  findings: Findings,
): void {
  const place = shape === 'list' ? '/data/*' : '/data';
  for (const member of must) {
    const missingCount = rows.filter(
      (row) => !member.paths.some((path) => isPresent(readPath(row, path))),
    ).length;
    if (missingCount === 0) continue;
    const frequency = shape === 'list' ? ` en ${missingCount} de ${rows.length} filas` : '';
    const text = `${screen}: falta ${describeMember(member)}${frequency}; sin eso no se puede ${member.label}`;
    findings.add({ level: 'must', kind: 'campo', place, text, advice: adviceFor(member), request });
  }
  if (rows.length === 0) return;
  for (const member of should) {
    if (rows.some((row) => member.paths.some((path) => isMentioned(row, path)))) continue;
    const text = `${screen}: falta ${describeMember(member)}; ${member.label} queda sin valor`;
    findings.add({ level: 'should', kind: 'campo', place, text, advice: adviceFor(member), request });
  }
}

const isPresent = (value: unknown): boolean => value !== undefined && value !== null;

/** Whether a row says something of it: a value, or that it has none, as of all that would stand below a null. */
function isMentioned(row: RecordValue | undefined, path: string): boolean {
  const parts = path.split('.');
  const ancestors = parts.map((_, index) => readPath(row, parts.slice(0, index).join('.')));
  return readPath(row, path) !== undefined || ancestors.includes(null);
}

/** Of many names a few: the rest is in the contract. */
const describeMember = ({ paths }: RequiredMember): string =>
  paths.length > 4 ? `«${paths.slice(0, 3).join('», «')}»… (alguno)` : `«${paths.join('» o «')}»`;

const adviceFor = ({ paths }: RequiredMember): string =>
  `Añade ${describeMember({ paths, label: '' })} a la respuesta, o di en la declaración (source) cómo se llama en este servicio.`;
