import type { FakeResponse, RecordedCall } from '../../../testing/fakeHost';

interface FakeGateway {
  daemonVersion: string;
  status: string;
  /** Last update; its state depends on the time. */
  update: { uuid: string; startedAt: number; fails: boolean } | undefined;
}

export interface UpdateHostOptions {
  /** Number of gateways G1, G2 … */
  count: number;
  fails: (number: number) => boolean;
  /** Loss of the first answer to a write: the write arrives, or it does not. */
  loss?: (number: number) => 'arrived' | 'not arrived' | undefined;
}

export const OLD_VERSION = '3.8.0';
export const NEW_VERSION = '3.8.1';
/** ms that an update takes. */
const UPDATE_MS = 70_000;
const FIRST_RUN = { uuid: 'old', state: 'COMPLETED' };

/** A services host with gateways that update over time, and a log of the calls about each. */
export function createUpdateHost({ count, fails, loss = () => undefined }: UpdateHostOptions) {
  const gateways = new Map<string, FakeGateway>();
  for (let number = 1; number <= count; number += 1)
    gateways.set(`G${number}`, { daemonVersion: OLD_VERSION, status: 'online', update: undefined });
  const reads: { id: string; at: number }[] = [];
  /** Writes that the host began. */
  const begun: string[] = [];
  /** Writes about a gateway that was updating. */
  const overlaps: string[] = [];
  const lostIds = new Set<string>();
  /** Gateways whose state the host cannot read. */
  const unreadableIds = new Set<string>();
  /** Statuses that the next writes get. */
  const refusals: number[] = [];

  const getState = (gateway: FakeGateway) => {
    const { update } = gateway;
    if (!update) return FIRST_RUN;
    if (Date.now() - update.startedAt < UPDATE_MS) return { uuid: update.uuid, state: 'IN_PROGRESS' };
    if (!update.fails) gateway.daemonVersion = NEW_VERSION;
    return { uuid: update.uuid, state: update.fails ? 'FAILED' : 'COMPLETED' };
  };
  const begin = (id: string): FakeResponse => {
    const gateway = gateways.get(id);
    if (!gateway) return { status: 404 };
    if (getState(gateway).state === 'IN_PROGRESS') {
      overlaps.push(id);
      return { status: 409 };
    }
    begun.push(id);
    gateway.update = {
      uuid: `run ${begun.length}`,
      startedAt: Date.now(),
      fails: fails(Number(id.slice(1))),
    };
    return { body: { data: getState(gateway) } };
  };
  const write = (id: string): FakeResponse => {
    const refusal = refusals.shift();
    if (refusal !== undefined) return { status: refusal };
    const lost = lostIds.has(id) ? undefined : loss(Number(id.slice(1)));
    if (lost === undefined) return begin(id);
    lostIds.add(id);
    if (lost === 'arrived') begin(id);
    return 'refused';
  };
  const answer = ({ method, url }: RecordedCall): FakeResponse => {
    const id = /G\d+/.exec(url)?.[0] ?? '';
    const gateway = gateways.get(id);
    if (method === 'POST') return write(id);
    if (!gateway) return { status: 404 };
    if (url.endsWith('/versions/' + id + '/latest')) return { body: { data: { aass: NEW_VERSION } } };
    if (!url.endsWith('latest_state')) {
      const { daemonVersion, status } = gateway;
      return { body: { data: { id, daemonVersion, status } } };
    }
    reads.push({ id, at: Date.now() });
    if (unreadableIds.has(id)) return { status: 500 };
    return { body: { data: getState(gateway) } };
  };
  return { answer, gateways, reads, begun, overlaps, refusals, unreadableIds };
}

/** Returns the shortest time in ms between two reads of the state of one gateway. */
export function getShortestGap(reads: readonly { id: string; at: number }[]): number {
  const last = new Map<string, number>();
  let shortest = Number.POSITIVE_INFINITY;
  for (const { id, at } of reads) {
    shortest = Math.min(shortest, at - (last.get(id) ?? Number.NEGATIVE_INFINITY));
    last.set(id, at);
  }
  return shortest;
}
