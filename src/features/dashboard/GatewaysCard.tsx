import { getGatewayStatistics } from '../../../dataProvider/contract/endpoints';
import { parseCount } from '../../charts/stats/parseCount';
import { ChartSkeleton } from '../../charts/stats/ChartSkeleton';
import { DataCard } from '../../charts/stats/DataCard';
import { createFigureParser } from '../../charts/stats/figureParser';
import { PeriodBarChart } from '../../charts/PeriodBarChart';
import { parseBarSeries, type BarSeries } from '../../charts/barSeries';
import { useApiQuery } from '../../queries/api/useApiQuery';
import { useListPath } from './useListPath';
import { dashboardTexts as texts } from './texts';

interface ActiveGateways {
  online: number | undefined;
  series: BarSeries;
}

function parse({ gateways }: Readonly<Record<string, unknown>>): ActiveGateways | undefined {
  const { total_gateways_online, gateways: list } = (gateways ?? {}) as Record<string, unknown>;
  const series = parseBarSeries(list);
  return series && { online: parseCount(total_gateways_online), series };
}

/** Active gateways over time, and the number online now. */
export function GatewaysCard() {
  const listPath = useListPath('gateways');
  const statisticsQuery = useApiQuery(getGatewayStatistics, {}, { parse: createFigureParser(parse) });
  return (
    <DataCard
      className="has-switch"
      title={texts.gateways}
      query={statisticsQuery}
      skeleton={<ChartSkeleton kind="bars" />}
      errorTitle={texts.gatewaysFailed}
      link={{ to: listPath, text: texts.toGateways }}
    >
      {({ online, series }) => (
        <PeriodBarChart
          name={texts.gateways}
          series={series}
          current={{ label: texts.online, value: online }}
        />
      )}
    </DataCard>
  );
}
