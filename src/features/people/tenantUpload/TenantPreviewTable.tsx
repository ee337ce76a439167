import { useState } from 'react';
import {
  tenantPreviewColumns,
  type PreviewCell,
  type TenantColumn,
  type TenantPreview,
} from './tenantPreview';
import { PageButtons } from '../../../ui/page/PageButtons';
import { escapeInvisible } from '../../../lib/text/escapeInvisible';
import { tenantUploadTexts } from './texts';
import { interpolateText } from '../../../i18n/interpolateText';

/** Rows rendered at once, so that a file of 10,000 stays responsive. */
const PAGE_SIZE = 100;

/** Preview of the host's parsed file; invalid cells are marked with their reason. */
export function TenantPreviewTable({ preview }: { preview: TenantPreview }) {
  const invalidRows = preview.rows.filter(({ error }) => error);
  const [isOnlyInvalid, setOnlyInvalid] = useState(invalidRows.length > 0);
  const [page, setPage] = useState(0);
  const rows = isOnlyInvalid && invalidRows.length > 0 ? invalidRows : preview.rows;
  const pageCount = Math.max(1, Math.ceil(rows.length / PAGE_SIZE));
  const visibleRows = rows.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE);
  return (
    <>
      <div className="tenants-bar">
        <p>
          <span>{interpolateText(tenantUploadTexts.rows, { smart_count: preview.rows.length })}</span>
          {invalidRows.length > 0 && (
            <strong>{` ${interpolateText(tenantUploadTexts.wrong_rows, { smart_count: invalidRows.length })}`}</strong>
          )}
        </p>
        {invalidRows.length > 0 && (
          <label>
            <input
              type="checkbox"
              checked={isOnlyInvalid}
              onChange={({ target }) => {
                setOnlyInvalid(target.checked);
                setPage(0);
              }}
            />
            <span>{` ${tenantUploadTexts.only_wrong}`}</span>
          </label>
        )}
      </div>
      <div className="tenants-scroll" role="region" aria-label={tenantUploadTexts.preview} tabIndex={0}>
        <table className="list-table plain-states">
          <caption className="visually-hidden">{tenantUploadTexts.preview}</caption>
          <thead>
            <tr>
              <th scope="col">{tenantUploadTexts.line}</th>
              {tenantPreviewColumns.map((column) => (
                <th key={column} scope="col">
                  {tenantUploadTexts[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {visibleRows.map((row) => (
              <tr key={row.line}>
                <td className="muted">{row.line}</td>
                {tenantPreviewColumns.map((column) => (
                  <td key={column} className={row[column].error ? 'tenants-wrong' : undefined}>
                    <span>{escapeInvisible(row[column].label) || '–'}</span>
                    {row[column].error && (
                      <small className="tenants-why">{` ${getCellProblem(column, row[column])}`}</small>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <PageButtons page={page} pageCount={pageCount} onPageChange={setPage} />
    </>
  );
}

const getCellProblem = (column: TenantColumn, { label, reason }: PreviewCell): string =>
  reason ?? (label === '' ? tenantUploadTexts.wrong.empty : tenantUploadTexts.wrong[column]);
