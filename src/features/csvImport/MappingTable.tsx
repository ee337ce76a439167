import { useState } from 'react';
import { interpolateText } from '../../i18n/interpolateText';
import { useTranslateText } from '../../i18n/useTranslateText';
import type { ImportTable } from './rows/importTable';
import { truncateCell } from './truncateCell';
import { csvImportTexts } from './texts';
import type { ImportFile } from './useImportFile';

/** Maps the columns of the file to fields; shows missing fields. */
export function MappingTable({ file, table }: { file: ImportFile; table: ImportTable }) {
  const { columns, mapping, mapColumn, mappingProblems } = file;
  const t = useTranslateText();
  const mappedCount = mapping.filter((name) => name !== null).length;
  const [isOpen] = useState(mappedCount < mapping.length || mappingProblems.missing.length > 0);
  const missingLabels = mappingProblems.missing.map((field) => `«${t(field.label)}»`).join(', ');
  return (
    <section aria-label={csvImportTexts.mapping}>
      {/* Nothing to report if every column was recognised. */}
      <details className="csv-import-fold" open={isOpen}>
        <summary>
          {interpolateText(csvImportTexts.mapped, { count: mappedCount, total: mapping.length })}
        </summary>
        <div className="csv-import-scroll" role="region" aria-label={csvImportTexts.mapping} tabIndex={0}>
          <table className="list-table plain-states csv-import-mapping">
            <thead>
              <tr>
                <th scope="col">{csvImportTexts.column}</th>
                <th scope="col">{csvImportTexts.field}</th>
              </tr>
            </thead>
            <tbody>
              {table.header.map((title, index) => {
                const name = title || interpolateText(csvImportTexts.unnamed, { number: index + 1 });
                const example = table.rows.find(({ cells }) => cells[index])?.cells[index];
                return (
                  <tr key={index}>
                    <th scope="row">
                      <span>{name}</span>
                      {example !== undefined && (
                        <small className="muted">{` ${interpolateText(csvImportTexts.example, { text: truncateCell(example) })}`}</small>
                      )}
                    </th>
                    <td>
                      <select
                        className="input"
                        aria-label={`${csvImportTexts.field}: ${name}`}
                        value={mapping[index] ?? ''}
                        onChange={({ target }) => mapColumn(index, target.value || null)}
                      >
                        <option value="">{csvImportTexts.no_field}</option>
                        {columns.importable.map((field) => (
                          <option key={field.name} value={field.name}>
                            {t(field.label)}
                          </option>
                        ))}
                      </select>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      </details>
      <div role="alert">
        {missingLabels !== '' && (
          <p className="notice warning">
            {interpolateText(csvImportTexts.missing, { fields: missingLabels })}
          </p>
        )}
        {mappingProblems.duplicates.map((field) => (
          <p key={field.name} className="notice warning">
            {interpolateText(csvImportTexts.twice, { field: t(field.label) })}
          </p>
        ))}
      </div>
    </section>
  );
}
