import { getUserStatistics } from '../../../dataProvider/contract/endpoints';
import { parseCount } from '../../charts/stats/parseCount';
import { ChartSkeleton } from '../../charts/stats/ChartSkeleton';
import { DataCard } from '../../charts/stats/DataCard';
import { createFigureParser } from '../../charts/stats/figureParser';
import { PeriodBarChart } from '../../charts/PeriodBarChart';
import { parseBarSeries, type BarSeries } from '../../charts/barSeries';
import { useApiQuery } from '../../queries/api/useApiQuery';
import { useListPath } from './useListPath';
import { dashboardTexts as texts } from './texts';

interface ActiveUsers {
  average: number | undefined;
  series: BarSeries;
}

function parse({ users }: Readonly<Record<string, unknown>>): ActiveUsers | undefined {
  const { average, users: list } = (users ?? {}) as Record<string, unknown>;
  const series = parseBarSeries(list);
  return series && { average: parseCount(average), series };
}

/** Active users over time: the latest number, and their average. */
export function UsersCard() {
  const listPath = useListPath('users');
  const statisticsQuery = useApiQuery(getUserStatistics, {}, { parse: createFigureParser(parse) });
  return (
    <DataCard
      className="has-switch"
      title={texts.users}
      query={statisticsQuery}
      skeleton={<ChartSkeleton kind="bars" />}
      errorTitle={texts.usersFailed}
      link={{ to: listPath, text: texts.toUsers }}
    >
      {({ average, series }) => <PeriodBarChart name={texts.users} series={series} average={average} />}
    </DataCard>
  );
}
