import { useState } from 'react';
import { fillText } from '../../../i18n/fillText';
import { useText } from '../../../i18n/useText';
import type { CsvTable } from './csvFile';
import { shortened } from './shortened';
import { texts } from './texts';
import type { ImportFile } from './useImportFile';

/** Which field each column of the file is; what is missing says so. */
export function MappingTable({ file, table }: { file: ImportFile; table: CsvTable }) {
  const { columns, mapping, remap, gaps } = file;
  const t = useText();
  const count = mapping.filter((name) => name !== null).length;
  const [isOpen] = useState(count < mapping.length || gaps.missing.length > 0);
  const labels = gaps.missing.map((field) => `«${t(field.label)}»`).join(', ');
  return (
    <section aria-label={texts.mapping}>
      {/* Where each column was recognised there is nothing to say. */}
      <details className="csv-import-fold" open={isOpen}>
        <summary>{fillText(texts.mapped, { count, total: mapping.length })}</summary>
        <div className="csv-import-scroll" role="region" aria-label={texts.mapping} tabIndex={0}>
          <table className="list-table csv-import-mapping">
            <thead>
              <tr>
                <th scope="col">{texts.column}</th>
                <th scope="col">{texts.field}</th>
              </tr>
            </thead>
            <tbody>
              {table.head.map((title, at) => {
                const name = title || fillText(texts.unnamed, { number: at + 1 });
                const example = table.rows.find(({ cells }) => cells[at])?.cells[at];
                return (
                  <tr key={at}>
                    <th scope="row">
                      <span>{name}</span>
                      {example !== undefined && (
                        <small className="muted">{` ${fillText(texts.example, { text: shortened(example) })}`}</small>
                      )}
                    </th>
                    <td>
                      <select
                        className="input"
                        aria-label={`${texts.field}: ${name}`}
                        value={mapping[at] ?? ''}
                        onChange={({ target }) => remap(at, target.value || null)}
                      >
                        <option value="">{texts.no_field}</option>
                        {columns.can.map((field) => (
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
        {labels !== '' && <p className="notice warning">{fillText(texts.missing, { fields: labels })}</p>}
        {gaps.twice.map((field) => (
          <p key={field.name} className="notice warning">
            {fillText(texts.twice, { field: t(field.label) })}
          </p>
        ))}
      </div>
    </section>
  );
}
