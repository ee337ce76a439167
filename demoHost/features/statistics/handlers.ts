import { companyScope, ok, userScope } from '../../server/call';
import type { Handler } from '../../server/call';
import { readQueryParams } from '../../server/requests/readQuery';
import { hashText } from '../../../fixtures/generators/random';
import { countReached, lastPeriods } from './periods';
import type { StatisticsPeriod } from './periods';
import { ticketFigures } from '../tickets/ticketFigures';

const DAY = 86_400;

/** Covers the assets that the session can access. */
const getAssetStatistics: Handler = async ({ query, store, actor }) => {
  readQueryParams('getAssetStatistics', query);
  const scope = companyScope(actor);
  const total = await store.count('assets', scope);
  // An asset is occupied while a user is linked.
  const linked = await store.count('assets', { ...scope, is_occupied: true });
  return ok({
    data: {
      assets_linked_to_users: linked,
      assets_not_linked_to_users: total - linked,
      total_assets: total,
    },
  });
};

/** Users with a confirmed account at the end of each day and month. The average is that of the days. */
const getUserStatistics: Handler = async ({ query, store, actor, now }) => {
  readQueryParams('getUserStatistics', query);
  const confirmedAt = (await store.list('users', { status: 'confirmation', ...userScope(actor) })).map(
    (row) => row.confirmed_at ?? now,
  );
  const { days, months } = lastPeriods(now);
  const daily = countReached(confirmedAt, days);
  const dailyAverage = daily.reduce((sum, { value }) => sum + value, 0) / daily.length;
  return ok({
    data: {
      users: {
        average: Math.round(dailyAverage * 10) / 10,
        users: [...daily, ...countReached(confirmedAt, months)],
      },
    },
  });
};

/** True if a gateway that is online now was offline on an earlier day: one day in forty, deterministic. */
const wasOffline = (seed: number, day: number) => (Math.imul(seed ^ day, 2_654_435_761) >>> 16) % 40 === 0;

/** The gateways that are online, by deployment time. Outages are derived, not stored. */
const getGatewayStatistics: Handler = async ({ query, store, actor, now }) => {
  readQueryParams('getGatewayStatistics', query);
  const onlineGateways = (await store.list('gateways', { state: 'online', ...companyScope(actor) })).map(
    (row) => ({
      since: row.deployed_at ?? now,
      seed: hashText(row.id),
    }),
  );
  const countOnline = ({ label, until }: StatisticsPeriod) => {
    const day = Math.floor(until / DAY);
    let value = 0;
    for (const { since: deployedAt, seed } of onlineGateways)
      if (deployedAt <= until && (until === now || !wasOffline(seed, day))) value += 1;
    return { label, value };
  };
  const { days, months } = lastPeriods(now);
  return ok({
    data: {
      gateways: {
        total_gateways_online: onlineGateways.length,
        gateways: [...days, ...months].map(countOnline),
      },
    },
  });
};

/** The tickets of the last 30 days, and all that are open now, whenever they were created. */
const getTicketStatistics: Handler = async ({ query, store, actor, now }) => {
  readQueryParams('getTicketStatistics', query);
  const scope = companyScope(actor);
  return ok({
    data: {
      ...(await ticketFigures(store, scope, now)),
      tickets_open: await store.count('tickets', { ...scope, status: 'opened' }),
    },
  });
};

/** Handlers: dashboard statistics. */
export const statisticsHandlers = {
  getAssetStatistics,
  getUserStatistics,
  getGatewayStatistics,
  getTicketStatistics,
};
