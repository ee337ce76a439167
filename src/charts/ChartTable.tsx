import './charts.css';

/** Data of a chart as a table: texts; the first cell of each row is its name. */
export interface ChartTableData {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Text alternative of a chart; long tables scroll inside their container, also by keyboard. */
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
            // Index keys: labels may repeat.
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
