import './charts.css';

/** What a chart shows, as a table: texts, the first of each row names it. */
export interface ChartTableData {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The text alternative of a chart; long ones scroll in themselves, by keyboard too. */
export function ChartTable({ caption, columns, rows }: ChartTableData) {
  return (
    <div className="chart-table" role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...values], row) => (
            // Rows have no other name than their place: labels may repeat.
            <tr key={row}>
              <th scope="row">{name}</th>
              {values.map((value, column) => (
                <td key={columns[column + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
