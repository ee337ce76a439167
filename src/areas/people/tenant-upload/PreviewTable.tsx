import { useState } from 'react';
import { columns, type Cell, type Column, type Preview } from './preview';
import { PageButtons } from '../../../ui/PageButtons';
import { shownText } from '../../../lib/shownText';
import { texts } from './texts';
import { fillText } from '../../../i18n/fillText';

/** Rows drawn at once: a file of 10,000 stays responsive. */
const PAGE = 100;

/** What the host read in the file; cells in error are marked, and say why (USER-39). */
export function PreviewTable({ preview }: { preview: Preview }) {
  const wrong = preview.rows.filter(({ error }) => error);
  const [onlyWrong, setOnlyWrong] = useState(wrong.length > 0);
  const [page, setPage] = useState(0);
  const rows = onlyWrong && wrong.length > 0 ? wrong : preview.rows;
  const pages = Math.max(1, Math.ceil(rows.length / PAGE));
  const shown = rows.slice(page * PAGE, (page + 1) * PAGE);
  return (
    <>
      <div className="tenants-bar">
        <p>
          <span>{fillText(texts.rows, { smart_count: preview.rows.length })}</span>
          {wrong.length > 0 && (
            <strong>{` ${fillText(texts.wrong_rows, { smart_count: wrong.length })}`}</strong>
          )}
        </p>
        {wrong.length > 0 && (
          <label>
            <input
              type="checkbox"
              checked={onlyWrong}
              onChange={({ target }) => {
                setOnlyWrong(target.checked);
                setPage(0);
              }}
            />
            <span>{` ${texts.only_wrong}`}</span>
          </label>
        )}
      </div>
      <div className="tenants-scroll" role="region" aria-label={texts.preview} tabIndex={0}>
        <table className="list-table">
          <caption className="visually-hidden">{texts.preview}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.line}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {texts[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.line}>
                <td className="muted">{row.line}</td>
                {columns.map((column) => (
                  <td key={column} className={row[column].error ? 'tenants-wrong' : undefined}>
                    <span>{shownText(row[column].label) || '—'}</span>
                    {row[column].error && (
                      <small className="tenants-why">{` ${whyOf(column, row[column])}`}</small>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <PageButtons page={page} pages={pages} onPage={setPage} />
    </>
  );
}

const whyOf = (column: Column, { label, why }: Cell): string =>
  why ?? (label === '' ? texts.wrong.empty : texts.wrong[column]);
