import { getGatewayStatistics } from '../../../../dataProvider/contract/endpoints';
import { amountOf } from '../../../charts/amount';
import { DataCard } from '../../../charts/DataCard';
import { figures } from '../../../charts/figures';
import { PeriodBars } from '../../../charts/PeriodBars';
import { readSeries, type Series } from '../../../charts/series';
import { useRead } from '../../../console/useRead';
import { useListPath } from './useListPath';
import { dashboardTexts as texts } from './texts';
import { KeyFigure } from './KeyFigure';

interface ActiveGateways {
  online: number | undefined;
  series: Series;
}

/** DASH-10. */
function parse({ gateways }: Readonly<Record<string, unknown>>): ActiveGateways | undefined {
  const { total_gateways_online, gateways: list } = (gateways ?? {}) as Record<string, unknown>;
  const series = readSeries(list);
  return series && { online: amountOf(total_gateways_online), series };
}

/** Active gateways over time, and how many are online now (DASH-09). */
export function GatewaysCard() {
  const to = useListPath('gateways');
  const read = useRead(getGatewayStatistics, {}, { parse: figures(parse) });
  return (
    <DataCard
      title={texts.gateways}
      read={read}
      failed={texts.gatewaysFailed}
      more={{ to, text: texts.toGateways }}
    >
      {({ online, series }) => (
        <PeriodBars
          name={texts.gateways}
          unit={texts.gatewaysUnit}
          series={series}
          aside={online !== undefined && <KeyFigure label={texts.online} value={online} />}
        />
      )}
    </DataCard>
  );
}
