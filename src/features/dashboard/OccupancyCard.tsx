import { getAssetStatistics } from '../../../dataProvider/contract/endpoints';
import { parseCount } from '../../charts/stats/parseCount';
import { chartColours, quietColour } from '../../charts/chartColours';
import { ChartOrTable } from '../../charts/ChartOrTable';
import { LazyPieChart } from '../../charts/lazyCharts';
import { ChartSkeleton } from '../../charts/stats/ChartSkeleton';
import { DataCard } from '../../charts/stats/DataCard';
import { createFigureParser } from '../../charts/stats/figureParser';
import { ChartLegend } from '../../charts/ChartLegend';
import { toSlices } from '../../charts/slices';
import { useApiQuery } from '../../queries/api/useApiQuery';
import { useListPath } from './useListPath';
import { dashboardTexts as texts } from './texts';
import { EmptyState } from '../../ui/feedback/states';
import { formatNumber, formatPercent } from '../../lib/formatNumber';
import { KeyFigure } from './KeyFigure';

interface Occupancy {
  linked: number;
  notLinked: number;
  total: number;
}

/** If the host omits the total, use the sum. */
function parse(data: Readonly<Record<string, unknown>>): Occupancy | undefined {
  const linked = parseCount(data.assets_linked_to_users);
  const notLinked = parseCount(data.assets_not_linked_to_users);
  if (linked === undefined || notLinked === undefined) return undefined;
  return { linked, notLinked, total: parseCount(data.total_assets) ?? linked + notLinked };
}

/** Assets linked and not linked to users. */
export function OccupancyCard() {
  const listPath = useListPath('assets');
  const statisticsQuery = useApiQuery(getAssetStatistics, {}, { parse: createFigureParser(parse) });
  return (
    <DataCard
      className="has-switch"
      title={texts.occupation}
      query={statisticsQuery}
      skeleton={<ChartSkeleton kind="pie" />}
      errorTitle={texts.occupationFailed}
      link={{ to: listPath, text: texts.toAssets }}
    >
      {({ linked, notLinked, total }) => {
        if (linked + notLinked === 0) return <EmptyState title={texts.noAssets} />;
        const slices = toSlices(
          [
            { label: texts.linked, value: linked },
            { label: texts.notLinked, value: notLinked },
          ],
          [chartColours[0], quietColour],
        );
        const rows = slices.map(({ label, value, share }) => [label, formatNumber(value) ?? '', share]);
        const totalRow = [texts.totalAssets, formatNumber(total) ?? '', formatPercent(100) ?? ''];
        const columns = [texts.state, texts.assets, texts.share];
        return (
          <ChartOrTable table={{ caption: texts.occupation, columns, rows: [...rows, totalRow] }} isCompact>
            <div className="occupation">
              <LazyPieChart
                name={texts.occupation}
                slices={slices}
                middle={{
                  value: formatPercent((linked * 100) / (linked + notLinked)) ?? '',
                  text: texts.occupied,
                }}
              />
              <div>
                <ChartLegend slices={slices} />
                <KeyFigure label={texts.totalAssets} value={total} />
              </div>
            </div>
          </ChartOrTable>
        );
      }}
    </DataCard>
  );
}
