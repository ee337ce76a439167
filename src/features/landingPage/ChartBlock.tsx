import { ApiError, UNKNOWN_ERROR } from '../../../dataProvider';
import { parseCount } from '../../charts/stats/parseCount';
import { ChartOrTable } from '../../charts/ChartOrTable';
import { DataCard } from '../../charts/stats/DataCard';
import { LazyBarChart, LazyPieChart } from '../../charts/lazyCharts';
import { ChartLegend } from '../../charts/ChartLegend';
import { toSlices } from '../../charts/slices';
import type { LandingChart } from '../../config/schema/runtime/landingPage';
import { readPath } from '../../config/values/readPath';
import { readRows } from '../../config/values/readRows';
import { useDeclaredQuery } from '../../queries/api/useApiQuery';
import { interpolateText } from '../../i18n/interpolateText';
import { formatNumber } from '../../lib/formatNumber';
import { EmptyState } from '../../ui/feedback/states';
import { CanAccessList } from './CanAccessList';
import { landingPageTexts } from './texts';

interface ChartBlockProps {
  title: string;
  chart: LandingChart;
}

/** Chart of response rows, with a switch to a table. */
export const ChartBlock = (props: ChartBlockProps) => (
  <CanAccessList resource={props.chart.resource}>
    <ChartCard {...props} />
  </CanAccessList>
);

function ChartCard({ title, chart }: ChartBlockProps) {
  const { resource = '', path, query = {} } = chart;
  const call = { resource, path, query, key: ['start', chart] };
  const chartQuery = useDeclaredQuery(call, {}, { parse: (body) => parseChartValues(body, chart) });
  return (
    <DataCard
      title={title}
      query={chartQuery}
      errorTitle={interpolateText(landingPageTexts.failed, { name: title })}
    >
      {(values) =>
        values.length === 0 ? (
          <EmptyState title={landingPageTexts.none} />
        ) : (
          <ChartContent {...{ title, chart, values }} />
        )
      }
    </DataCard>
  );
}

interface ChartValue {
  label: string;
  value: number;
}

/** A response that is no list of names and numbers is an error, never "none". */
function parseChartValues(body: unknown, { rows, name, value }: LandingChart): readonly ChartValue[] {
  const list = readRows(body, rows);
  if (!Array.isArray(list)) throw new ApiError(UNKNOWN_ERROR);
  return list.map((row: unknown) => {
    const [label, amount] = [readPath(row, name), parseCount(readPath(row, value))];
    if (amount === undefined || (typeof label !== 'string' && typeof label !== 'number'))
      throw new ApiError(UNKNOWN_ERROR);
    return { label: String(label), value: amount };
  });
}

function ChartContent({ title, chart, values }: ChartBlockProps & { values: readonly ChartValue[] }) {
  const rows = values.map(({ label, value }) => [label, formatNumber(value) ?? '']);
  const slices = toSlices(values);
  return (
    <ChartOrTable table={{ caption: title, columns: [landingPageTexts.name, landingPageTexts.value], rows }}>
      {chart.kind === 'bars' ? (
        <LazyBarChart
          name={title}
          unit={chart.unit}
          points={values.map((entry) => ({ ...entry, short: entry.label }))}
        />
      ) : (
        <div className="start-pie">
          <LazyPieChart name={title} slices={slices} />
          <ChartLegend slices={slices} />
        </div>
      )}
    </ChartOrTable>
  );
}
