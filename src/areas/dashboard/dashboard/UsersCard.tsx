import { getUserStatistics } from '../../../../dataProvider/contract/endpoints';
import { amountOf } from '../../../charts/amount';
import { DataCard } from '../../../charts/DataCard';
import { figures } from '../../../charts/figures';
import { PeriodBars } from '../../../charts/PeriodBars';
import { readSeries, type Series } from '../../../charts/series';
import { useRead } from '../../../console/useRead';
import { useListPath } from './useListPath';
import { dashboardTexts as texts } from './texts';
import { KeyFigure } from './KeyFigure';

interface ActiveUsers {
  average: number | undefined;
  series: Series;
}

/** DASH-05. */
function parse({ users }: Readonly<Record<string, unknown>>): ActiveUsers | undefined {
  const { average, users: list } = (users ?? {}) as Record<string, unknown>;
  const series = readSeries(list);
  return series && { average: amountOf(average), series };
}

/** Active users over time, and their average (DASH-04). */
export function UsersCard() {
  const to = useListPath('users');
  const read = useRead(getUserStatistics, {}, { parse: figures(parse) });
  return (
    <DataCard title={texts.users} read={read} failed={texts.usersFailed} more={{ to, text: texts.toUsers }}>
      {({ average, series }) => (
        <PeriodBars
          name={texts.users}
          unit={texts.usersUnit}
          series={series}
          aside={average !== undefined && <KeyFigure label={texts.average} value={average} />}
        />
      )}
    </DataCard>
  );
}
