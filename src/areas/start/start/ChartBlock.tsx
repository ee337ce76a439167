import { ApiError, OTHER } from '../../../../dataProvider';
import { amountOf } from '../../../charts/amount';
import { ChartOrTable } from '../../../charts/ChartOrTable';
import { DataCard } from '../../../charts/DataCard';
import { LazyBarChart, LazyPieChart } from '../../../charts/lazyCharts';
import { Legend } from '../../../charts/Legend';
import { partsOf } from '../../../charts/parts';
import type { StartChart } from '../../../config/schema/startPage';
import { readPath } from '../../../config/readPath';
import { readRows } from '../../../config/readRows';
import { useDeclaredRead } from '../../../console/useRead';
import { fillText } from '../../../i18n/fillText';
import { formatNumber } from '../../../lib/numbers';
import { EmptyState } from '../../../ui/states';
import { MayList } from './MayList';
import { texts } from './texts';

interface ChartBlockProps {
  title: string;
  chart: StartChart;
}

/** Rows of an answer as a chart, with its numbers one click away. */
export const ChartBlock = (props: ChartBlockProps) => (
  <MayList resource={props.chart.resource}>
    <Chart {...props} />
  </MayList>
);

function Chart({ title, chart }: ChartBlockProps) {
  const { resource = '', path, query = {} } = chart;
  const call = { resource, path, query, key: ['start', chart] };
  const read = useDeclaredRead(call, {}, { parse: (body) => valuesOf(body, chart) });
  return (
    <DataCard title={title} read={read} failed={fillText(texts.failed, { name: title })}>
      {(values) =>
        values.length === 0 ? <EmptyState title={texts.none} /> : <Drawn {...{ title, chart, values }} />
      }
    </DataCard>
  );
}

interface Value {
  label: string;
  value: number;
}

/** What is no list of names and numbers is a failure, never "none". */
function valuesOf(body: unknown, { rows, name, value }: StartChart): readonly Value[] {
  const found = readRows(body, rows);
  if (!Array.isArray(found)) throw new ApiError(OTHER);
  return found.map((row: unknown) => {
    const [label, amount] = [readPath(row, name), amountOf(readPath(row, value))];
    if (amount === undefined || (typeof label !== 'string' && typeof label !== 'number'))
      throw new ApiError(OTHER);
    return { label: String(label), value: amount };
  });
}

function Drawn({ title, chart, values }: ChartBlockProps & { values: readonly Value[] }) {
  const rows = values.map(({ label, value }) => [label, formatNumber(value) ?? '']);
  const parts = partsOf(values);
  return (
    <ChartOrTable table={{ caption: title, columns: [texts.name, texts.value], rows }}>
      {chart.kind === 'bars' ? (
        <LazyBarChart
          name={title}
          unit={chart.unit}
          points={values.map((one) => ({ ...one, short: one.label }))}
        />
      ) : (
        <div className="start-pie">
          <LazyPieChart name={title} parts={parts} />
          <Legend parts={parts} />
        </div>
      )}
    </ChartOrTable>
  );
}
