import type { RaRecord } from 'ra-core';
import type { Field, Resource } from '../../config/types';
import { isEmpty } from '../../config/values/isEmpty';
import { readValue } from '../../fields/core/readValue';
import { fieldTypes } from '../../fields/core/registry';
import { toPlainText } from '../../fields/display/toPlainText';
import { useTranslateText } from '../../i18n/useTranslateText';
import { formatNumber } from '../../lib/formatNumber';
import { interpolateText } from '../../i18n/interpolateText';
import { serverTexts } from './texts';

const texts = serverTexts.table;

/** Rows and columns that are shown. */
const MAX_ROWS = 5;
const MAX_COLUMNS = 6;

interface RowsTableProps {
  rows: readonly RaRecord[];
  /** undefined if the console found no total. */
  total: number | undefined;
  isList: boolean;
  resource: Resource;
}

/** Rows of a read, as the console reads them. */
export function RowsTable({ rows, total, isList, resource }: RowsTableProps) {
  const t = useTranslateText();
  const columns = getColumns(resource, rows);
  const caption = isList
    ? interpolateText(total === undefined ? texts.list : texts.list_of, {
        smart_count: rows.length,
        total: total ?? 0,
      })
    : interpolateText(texts.records, { smart_count: rows.length });
  if (rows.length === 0) return <p className="wb-hint">{caption}</p>;
  return (
    <div className="ws-table" tabIndex={0} role="region" aria-label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.id}</th>
            {columns.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, MAX_ROWS).map((row, index) => (
            <tr key={index}>
              <td>{String(row.id)}</td>
              {columns.map(({ key, field }) => (
                <td key={key}>{formatCell(row, key, field, t) || texts.empty}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > MAX_ROWS && (
        <p className="wb-hint">{interpolateText(texts.more, { smart_count: rows.length - MAX_ROWS })}</p>
      )}
    </div>
  );
}

interface Column {
  key: string;
  label: string;
  field: Field | undefined;
}

/** Returns the declared columns; without any, the members of the first row. */
function getColumns({ list, fields }: Resource, [row]: readonly RaRecord[]): Column[] {
  const declared = list?.columns.filter(({ hidden }) => !hidden).map(({ field }) => field) ?? [];
  const fieldsToShow = declared.length > 0 ? declared : Object.values(fields);
  if (fieldsToShow.length > 0)
    return fieldsToShow
      .slice(0, MAX_COLUMNS)
      .map((field) => ({ key: field.name, label: field.label, field }));
  return Object.keys(row ?? {})
    .filter((name) => name !== 'id')
    .slice(0, MAX_COLUMNS)
    .map((name) => ({ key: name, label: name, field: undefined }));
}

function formatCell(
  row: RaRecord,
  key: string,
  field: Field | undefined,
  t: (text: string) => string,
): string {
  const value: unknown = field ? readValue(field, row) : row[key];
  if (isEmpty(value)) return '';
  const toText = field && fieldTypes.get(field.type)?.toText;
  const text = toText ? toText(value, field, t) : toPlainText(value);
  return typeof text === 'number' ? (formatNumber(text) ?? '') : text;
}
