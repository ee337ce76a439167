import { ok, canSeeUser } from '../../server/call';
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
  const assets = (await store.list('assets')).filter((row) => actor.canSee(row.client_id));
  const linkedIds = new Set((await store.list('users')).flatMap((user) => user.asset_ids));
  const linkedCount = assets.filter((row) => linkedIds.has(row.id)).length;
  return ok({
    data: {
      assets_linked_to_users: linkedCount,
      assets_not_linked_to_users: assets.length - linkedCount,
      total_assets: assets.length,
    },
  });
};

/** Users with a confirmed account at the end of each day and month. The average is that of the days. */
const getUserStatistics: Handler = async ({ query, store, actor, now }) => {
  readQueryParams('getUserStatistics', query);
  const confirmedAt = (await store.list('users'))
    .filter((row) => row.status === 'confirmation' && canSeeUser(actor, row))
    .map((row) => row.confirmed_at ?? now);
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
  const onlineGateways = (await store.list('gateways'))
    .filter((row) => row.state === 'online' && actor.canSee(row.client_id))
    .map((row) => ({ since: row.deployed_at ?? now, seed: hashText(row.id) }));
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
  const visibleTickets = (await store.list('tickets')).filter((row) => actor.canSee(row.client_id));
  return ok({
    data: {
      ...ticketFigures(visibleTickets, now),
      tickets_open: visibleTickets.filter((row) => row.status === 'opened').length,
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
