import { useState } from 'react';
import type { Field } from '../../../config/types';
import { fillText } from '../../../i18n/fillText';
import { sentences } from '../../../i18n/sentences';
import { useText } from '../../../i18n/useText';
import { Button } from '../../../ui/Button';
import { PageButtons } from '../../../ui/PageButtons';
import type { CheckedRow } from './checkRow';
import type { CsvTable } from './csvFile';
import { saveRows } from './files';
import { shortened } from './shortened';
import { texts } from './texts';
import type { ImportFile } from './useImportFile';

/** Rows drawn at once: a file of thousands stays responsive. */
const PAGE = 50;

const isWrong = ({ wire }: CheckedRow): boolean => wire === undefined;

/** What was read of each row and would be sent; what is wrong says so in its cell. */
export function CheckedTable({ file, table }: { file: ImportFile; table: CsvTable }) {
  const { columns, mapping, checked, isChecked, ready } = file;
  const t = useText();
  const [only, setOnly] = useState<boolean>();
  const [page, setPage] = useState(0);
  const wrong = checked.filter(isWrong);
  // Once all is checked, what needs somebody stands first.
  const isOnly = wrong.length > 0 && (only ?? isChecked);
  const rows = isOnly ? wrong : checked;
  const pages = Math.ceil(rows.length / PAGE);
  const at = Math.min(page, Math.max(pages - 1, 0));
  if (checked.length === 0) return <div role="status" />;
  const whyOf = ({ problems, problem }: CheckedRow): string =>
    sentences(
      ...Object.entries(problems).map(
        ([name, why]) => `${labelOf([...columns.can, ...columns.never], name, t)}: ${why}`,
      ),
      problem,
    );
  const given = new Set(mapping);
  const shown = columns.can.filter(({ name }) => given.has(name) || wrong.some((row) => row.problems[name]));
  const other = checked.some((row) => otherOf(row, shown, columns, t) !== '');
  return (
    <section aria-label={texts.content}>
      <div className="csv-import-bar">
        <p role="status">
          {isChecked
            ? [
                ready.length > 0 && fillText(texts.ready, { smart_count: ready.length }),
                wrong.length > 0 && fillText(texts.wrong, { smart_count: wrong.length }),
              ]
                .filter(Boolean)
                .join(' ')
            : fillText(texts.checking, { done: checked.length, total: table.rows.length })}
        </p>
        {wrong.length > 0 && isChecked && (
          <>
            <label>
              <input
                type="checkbox"
                checked={isOnly}
                onChange={({ target }) => {
                  setOnly(target.checked);
                  setPage(0);
                }}
              />
              <span>{` ${texts.only_wrong}`}</span>
            </label>
            <Button
              small
              onClick={() =>
                saveRows(
                  table,
                  wrong.map((row) => ({ ...row, why: whyOf(row) })),
                )
              }
            >
              {texts.save_wrong}
            </Button>
          </>
        )}
      </div>
      <div className="csv-import-scroll" role="region" aria-label={texts.content} tabIndex={0}>
        <table className="list-table">
          <caption className="visually-hidden">{texts.content}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.line}</th>
              {shown.map((field) => (
                <th key={field.name} scope="col">
                  {t(field.label)}
                </th>
              ))}
              {other && <th scope="col">{texts.row}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.slice(at * PAGE, (at + 1) * PAGE).map((row) => (
              <tr key={row.line}>
                <td className="muted">{row.line}</td>
                {shown.map(({ name }) => (
                  <td key={name} className={row.problems[name] ? 'csv-import-wrong' : undefined}>
                    <span>{shortened(row.shown[name] ?? (row.cells[mapping.indexOf(name)] || '—'))}</span>
                    {row.problems[name] && <small>{` ${row.problems[name]}`}</small>}
                  </td>
                ))}
                {other && <td className="csv-import-row">{otherOf(row, shown, columns, t)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <PageButtons page={at} pages={pages} onPage={setPage} />
    </section>
  );
}

const labelOf = (fields: readonly Field[], name: string, t: (text: string) => string): string =>
  t(fields.find((field) => field.name === name)?.label ?? name);

/** What is wrong with a row and has no column: rules of the whole form, and fields that no cell can hold. */
function otherOf(
  { problems, problem }: CheckedRow,
  shown: readonly Field[],
  { never }: ImportFile['columns'],
  t: (text: string) => string,
): string {
  const out = Object.entries(problems).filter(([name]) => !shown.some((field) => field.name === name));
  return sentences(...out.map(([name, why]) => `${labelOf(never, name, t)}: ${why}`), problem);
}
