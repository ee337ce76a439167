import { decodeIncluded, decodeOne, decodeRecord, unwrapData } from '../../../dataProvider/jsonApi/decode';
import { readPath, splitPath, toMemberPath } from '../../../src/config/values/readPath';
import type { Findings } from '../report/findings';
import type { RequiredMember, ReadRequirement } from '../requirements/requirement';

/** Result of reading a response as the console does. */
export interface Readability {
  /** True if the console can read it. */
  isReadable: boolean;
  /** Number of compared rows; a record counts as one. */
  rowCount: number;
}

const UNREADABLE: Readability = { isReadable: false, rowCount: 0 };

/** Reads a response as the console does, and reports missing members. */
export function checkReadability(
  requirement: ReadRequirement,
  body: unknown,
  request: string,
  findings: Findings,
): Readability {
  const { screen, shape } = requirement;
  const fail = (text: string, advice: string): Readability => {
    findings.add({ level: 'must', kind: 'format', place: '', text: `${screen}: ${text}`, advice, request });
    return UNREADABLE;
  };
  const data = unwrapData(body, requirement.data);
  if (shape === 'list') {
    if (!Array.isArray(data))
      return fail(
        'the response has no list',
        `Put the rows into ${describePaths(requirement)}, or return them alone.`,
      );
    // For a list of plain values only the values themselves are read.
    if (requirement.must.length + requirement.should.length === 0)
      return { isReadable: true, rowCount: data.length };
    const records = data.map(decodeRow);
    if (records.includes(undefined))
      return fail('a row is not an object', 'Remove entries that are not records from the list.');
    checkRows(requirement, records, request, findings);
    return { isReadable: true, rowCount: records.length };
  }
  const record = shape === 'record' ? decodeRecordOrUndefined(body, requirement.data) : readValue(body, data);
  if (record === undefined)
    return fail(
      'the requested record is missing',
      `Put an object into ${describePaths(requirement)}, or return it alone.`,
    );
  checkRows(requirement, [record], request, findings);
  return { isReadable: true, rowCount: 1 };
}

const describePaths = ({ data }: ReadRequirement): string =>
  data.length > 0 ? `"${data.join('" or "')}"` : '"data"';

type RecordValue = Readonly<Record<string, unknown>>;

/** Decodes a list entry as the console does; undefined if it is no row. */
function decodeRow(entry: unknown): RecordValue | undefined {
  try {
    // The console adds an empty id to a record without one; the host did not send it.
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

/** Reads members in the data and in the response around it. */
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
    const frequency = shape === 'list' ? ` in ${missingCount} of ${rows.length} rows` : '';
    const text = `${screen}: ${describeMember(member)} is missing${frequency}; without it the console cannot ${member.label}`;
    findings.add({ level: 'must', kind: 'field', place, text, advice: adviceFor(member), request });
  }
  if (rows.length === 0) return;
  for (const member of should) {
    if (rows.some((row) => member.paths.some((path) => isMentioned(row, path)))) continue;
    const text = `${screen}: ${describeMember(member)} is missing; ${member.label} has no value`;
    findings.add({ level: 'should', kind: 'field', place, text, advice: adviceFor(member), request });
  }
}

const isPresent = (value: unknown): boolean => value !== undefined && value !== null;

/** True if a row has a value at the path, or null there or above it. */
function isMentioned(row: RecordValue | undefined, path: string): boolean {
  const parts = splitPath(path).map(toMemberPath);
  const ancestors = parts.map((_, index) => readPath(row, parts.slice(0, index).join('.')));
  return readPath(row, path) !== undefined || ancestors.includes(null);
}

/** Lists a few of many names; the contract has the rest. */
const describeMember = ({ paths }: RequiredMember): string =>
  paths.length > 4 ? `"${paths.slice(0, 3).join('", "')}"… (any)` : `"${paths.join('" or "')}"`;

const adviceFor = ({ paths }: RequiredMember): string =>
  `Add ${describeMember({ paths, label: '' })} to the response, or name the member of this host in the declaration (source).`;
