import { getAssetStatistics } from '../../../../dataProvider/contract/endpoints';
import { amountOf } from '../../../charts/amount';
import { ChartOrTable } from '../../../charts/ChartOrTable';
import { LazyPieChart } from '../../../charts/lazyCharts';
import { DataCard } from '../../../charts/DataCard';
import { figures } from '../../../charts/figures';
import { Legend } from '../../../charts/Legend';
import { partsOf } from '../../../charts/parts';
import { useRead } from '../../../console/useRead';
import { useListPath } from './useListPath';
import { dashboardTexts as texts } from './texts';
import { EmptyState } from '../../../ui/states';
import { formatNumber, formatPercent } from '../../../lib/numbers';
import { KeyFigure } from './KeyFigure';

interface Occupation {
  linked: number;
  notLinked: number;
  total: number;
}

/** DASH-03; a host that leaves the total out means the sum. */
function parse(data: Readonly<Record<string, unknown>>): Occupation | undefined {
  const linked = amountOf(data.assets_linked_to_users);
  const notLinked = amountOf(data.assets_not_linked_to_users);
  if (linked === undefined || notLinked === undefined) return undefined;
  return { linked, notLinked, total: amountOf(data.total_assets) ?? linked + notLinked };
}

/** Assets linked and not linked to users (DASH-02). */
export function OccupationCard() {
  const to = useListPath('assets');
  const read = useRead(getAssetStatistics, {}, { parse: figures(parse) });
  return (
    <DataCard
      title={texts.occupation}
      read={read}
      failed={texts.occupationFailed}
      more={{ to, text: texts.toAssets }}
    >
      {({ linked, notLinked, total }) => {
        if (linked + notLinked === 0) return <EmptyState title={texts.noAssets} />;
        const parts = partsOf([
          { label: texts.linked, value: linked },
          { label: texts.notLinked, value: notLinked },
        ]);
        const rows = parts.map(({ label, value, share }) => [label, formatNumber(value) ?? '', share]);
        const sum = [texts.totalAssets, formatNumber(total) ?? '', formatPercent(100) ?? ''];
        const columns = [texts.state, texts.assets, texts.share];
        return (
          <ChartOrTable table={{ caption: texts.occupation, columns, rows: [...rows, sum] }}>
            <div className="occupation">
              <LazyPieChart name={texts.occupation} parts={parts} />
              <div>
                <Legend parts={parts} />
                <KeyFigure label={texts.totalAssets} value={total} />
              </div>
            </div>
          </ChartOrTable>
        );
      }}
    </DataCard>
  );
}
