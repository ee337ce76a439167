import { useState } from 'react';
import type { Field } from '../../config/types';
import { interpolateText } from '../../i18n/interpolateText';
import { joinSentences } from '../../i18n/joinSentences';
import { useTranslateText } from '../../i18n/useTranslateText';
import { Button } from '../../ui/button/Button';
import { PageButtons } from '../../ui/page/PageButtons';
import type { CheckedRow } from './rows/checkRow';
import type { ImportTable } from './rows/importTable';
import { downloadRejectedRows } from './rows/importDownloads';
import { truncateCell } from './truncateCell';
import { csvImportTexts } from './texts';
import type { ImportFile } from './useImportFile';

/** Rows rendered at once, so that a file of thousands stays responsive. */
const PAGE_SIZE = 50;

const isInvalid = ({ wire }: CheckedRow): boolean => wire === undefined;

/** Preview of the parsed rows; an invalid cell shows its error. */
export function ImportPreviewTable({ file, table }: { file: ImportFile; table: ImportTable }) {
  const { columns, mapping, checkedRows, isChecked, readyRows } = file;
  const t = useTranslateText();
  const [onlyInvalid, setOnlyInvalid] = useState<boolean>();
  const [page, setPage] = useState(0);
  const invalidRows = checkedRows.filter(isInvalid);
  // Once all rows are checked, show invalid rows first.
  const isOnlyInvalid = invalidRows.length > 0 && (onlyInvalid ?? isChecked);
  const rows = isOnlyInvalid ? invalidRows : checkedRows;
  const pageCount = Math.ceil(rows.length / PAGE_SIZE);
  const pageIndex = Math.min(page, Math.max(pageCount - 1, 0));
  if (checkedRows.length === 0) return <div role="status" />;
  const formatProblems = ({ problems, rowProblem }: CheckedRow): string =>
    joinSentences(
      ...Object.entries(problems).map(
        ([name, message]) =>
          `${getFieldLabel([...columns.importable, ...columns.notImportable], name, t)}: ${message}`,
      ),
      rowProblem,
    );
  const mappedNames = new Set(mapping);
  const visibleFields = columns.importable.filter(
    ({ name }) => mappedNames.has(name) || invalidRows.some((row) => row.problems[name]),
  );
  const hasRowProblems = checkedRows.some((row) => formatRowProblems(row, visibleFields, columns, t) !== '');
  return (
    <section aria-label={csvImportTexts.content}>
      <div className="csv-import-bar">
        <p role="status">
          {isChecked
            ? [
                readyRows.length > 0 &&
                  interpolateText(csvImportTexts.ready, { smart_count: readyRows.length }),
                invalidRows.length > 0 &&
                  interpolateText(csvImportTexts.wrong, { smart_count: invalidRows.length }),
              ]
                .filter(Boolean)
                .join(' ')
            : interpolateText(csvImportTexts.checking, {
                done: checkedRows.length,
                total: table.rows.length,
              })}
        </p>
        {invalidRows.length > 0 && isChecked && (
          <>
            <label>
              <input
                type="checkbox"
                checked={isOnlyInvalid}
                onChange={({ target }) => {
                  setOnlyInvalid(target.checked);
                  setPage(0);
                }}
              />
              <span>{` ${csvImportTexts.only_wrong}`}</span>
            </label>
            <Button
              small
              onClick={() =>
                downloadRejectedRows(
                  table,
                  invalidRows.map((row) => ({ ...row, reason: formatProblems(row) })),
                )
              }
            >
              {csvImportTexts.save_wrong}
            </Button>
          </>
        )}
      </div>
      <div className="csv-import-scroll" role="region" aria-label={csvImportTexts.content} tabIndex={0}>
        <table className="list-table plain-states">
          <caption className="visually-hidden">{csvImportTexts.content}</caption>
          <thead>
            <tr>
              <th scope="col">{csvImportTexts.line}</th>
              {visibleFields.map((field) => (
                <th key={field.name} scope="col">
                  {t(field.label)}
                </th>
              ))}
              {hasRowProblems && <th scope="col">{csvImportTexts.row}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.slice(pageIndex * PAGE_SIZE, (pageIndex + 1) * PAGE_SIZE).map((row) => (
              <tr key={row.line}>
                <td className="muted">{row.line}</td>
                {visibleFields.map(({ name }) => (
                  <td key={name} className={row.problems[name] ? 'csv-import-wrong' : undefined}>
                    <span>
                      {truncateCell(row.displayTexts[name] ?? (row.cells[mapping.indexOf(name)] || '–'))}
                    </span>
                    {row.problems[name] && <small>{` ${row.problems[name]}`}</small>}
                  </td>
                ))}
                {hasRowProblems && (
                  <td className="csv-import-row">{formatRowProblems(row, visibleFields, columns, t)}</td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <PageButtons page={pageIndex} pageCount={pageCount} onPageChange={setPage} />
    </section>
  );
}

const getFieldLabel = (fields: readonly Field[], name: string, t: (text: string) => string): string =>
  t(fields.find((field) => field.name === name)?.label ?? name);

/** Formats row problems without a column: rules of the whole form, and fields that no cell can fill. */
function formatRowProblems(
  { problems, rowProblem }: CheckedRow,
  visibleFields: readonly Field[],
  { notImportable }: ImportFile['columns'],
  t: (text: string) => string,
): string {
  const rowProblems = Object.entries(problems).filter(
    ([name]) => !visibleFields.some((field) => field.name === name),
  );
  return joinSentences(
    ...rowProblems.map(([name, message]) => `${getFieldLabel(notImportable, name, t)}: ${message}`),
    rowProblem,
  );
}
