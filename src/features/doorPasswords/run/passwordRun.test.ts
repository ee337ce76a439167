import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Door, Slot } from '../doors/doors';
import { DEFAULT_RULE } from '../doors/passwordRules';
import { createRun, POLL_INTERVAL_MS, SEND_INTERVAL_MS, type RunState, type SendResult } from './passwordRun';
import type { PasswordChange } from '../doors/slotRows';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const slot = (door: number, nth: number, more: Partial<Slot> = {}): Slot => ({
  key: `${door}.${nth}`,
  gatewayId: 'G1',
  deviceId: `lock-${door}`,
  sensorId: `s${nth}`,
  kind: 'NUMERIC_PASSWORD',
  name: `Contraseña ${nth}`,
  password: null,
  ...more,
});
const change = (
  door: number,
  nth: number,
  password: string | null = '111111',
  more: Partial<Slot> = {},
): PasswordChange => {
  const one = slot(door, nth, more);
  const of: Door = {
    key: String(door),
    name: `Puerta ${door}`,
    rule: DEFAULT_RULE,
    slots: [one],
    location: { name: 'Puerta', gatewayId: 'G1', deviceId: 'lock-1' },
    isUnknown: false,
    otherKinds: 0,
  };
  return { door: of, slot: one, password };
};

interface World {
  send?: (change: PasswordChange, times: number) => SendResult | Promise<SendResult>;
  /** Answers of the readings in turn, the last one again and again; undefined: it fails. */
  reads?: readonly (readonly Slot[] | undefined)[];
}
const sent: SendResult = { state: 'sent' };

function start(changes: readonly PasswordChange[], { send = () => sent, reads = [[]] }: World = {}) {
  const sends: [at: number, key: string][] = [];
  const readAt: number[] = [];
  let isSignedOut = false;
  let last: RunState | undefined;
  const run = createRun(changes, {
    send: async (one) => {
      const times = sends.filter(([, key]) => key === one.slot.key).length;
      sends.push([Date.now(), one.slot.key]);
      return send(one, times);
    },
    read: async () => {
      readAt.push(Date.now());
      const answer = reads[Math.min(readAt.length, reads.length) - 1];
      if (answer === undefined) throw new Error('offline');
      return answer;
    },
    isSignedOut: () => isSignedOut,
    onChange: (state) => (last = state),
  });
  run.start();
  const states = () => last?.rows.map(({ state }) => state);
  const over = () => void (isSignedOut = true);
  return { run, sends, readAt, states, over, phase: () => last?.phase, look: () => last?.recheckState };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const asSent = (...changes: readonly PasswordChange[]): Slot[] =>
  changes.map((one) => ({ ...one.slot, password: one.password }));

it('starts the sends 250 ms apart, in the order of the rows, whatever becomes of each [AACC-33]', async () => {
  const changes = [0, 1, 2, 3, 4].map((nth) => change(0, nth));
  const slow = new Promise<SendResult>((resolve) => setTimeout(() => resolve({ state: 'lost' }), 10_000));
  const { sends } = start(changes, {
    send: ({ slot: { sensorId } }) =>
      sensorId === 's0' ? slow : sensorId === 's2' ? { state: 'refused', reason: 'No' } : sent,
  });
  await pass(4 * SEND_INTERVAL_MS);
  expect(sends).toEqual([
    [0, '0.0'],
    [250, '0.1'],
    [500, '0.2'],
    [750, '0.3'],
    [1000, '0.4'],
  ]);
});

it('reads every 5 s after the last answer until the doors have them all [AACC-34] [AACC-35]', async () => {
  const changes = [change(0, 0), change(0, 1, null), change(1, 0, '04:A2:0B:FF', { kind: 'NFC_CODE' })];
  const card = { ...asSent(changes[2]!)[0]!, password: '04a20bff' };
  const { readAt, states, phase } = start(changes, {
    reads: [asSent(changes[0]!), undefined, [...asSent(changes[0]!, changes[1]!), card]],
  });
  await pass(500);
  expect(states()).toEqual(['sent', 'sent', 'sent']);
  await pass(POLL_INTERVAL_MS);
  expect(states()).toEqual(['done', 'sent', 'sent']);
  await pass(2 * POLL_INTERVAL_MS);
  expect(readAt).toEqual([5500, 10_500, 15_500]);
  expect([phase(), states()]).toEqual(['ended', ['done', 'done', 'done']]);
  await pass(10 * POLL_INTERVAL_MS);
  expect(readAt).toHaveLength(3);
});

it.each([1, 2, 5])(
  'of %i changes reads at most once more than there are [AACC-35] [AACC-37]',
  async (count) => {
    const changes = Array.from({ length: count }, (_, nth) => change(0, nth));
    const { readAt, phase, states } = start(changes);
    await pass(30 * POLL_INTERVAL_MS);
    expect(readAt).toHaveLength(count + 1);
    expect(phase()).toBe('ended');
    expect(new Set(states())).toEqual(new Set(['unconfirmed']));
  },
);

describe('mixed outcomes over three doors', () => {
  const cases = Array.from({ length: 8 }, (_, bits) => [0, 1, 2].map((door) => (bits >> door) % 2 === 1));
  it.each(cases)('%s %s %s: those that fail are known and sent again alone [AACC-37]', async (...isFine) => {
    const changes = [0, 1, 2].flatMap((door) => [change(door, 0), change(door, 1)]);
    // A failing door refuses one password and never confirms the other.
    const arrives = changes.filter((one) => isFine[Number(one.door.key)]);
    const { sends, states, run } = start(changes, {
      send: ({ door, slot: { sensorId } }, times) =>
        !isFine[Number(door.key)] && sensorId === 's0' && times === 0
          ? { state: 'refused', reason: 'No' }
          : sent,
      reads: [...Array.from({ length: 7 }, () => asSent(...arrives)), asSent(...changes)],
    });
    await pass(10 * POLL_INTERVAL_MS);
    expect(states()).toEqual(
      isFine.flatMap((fine) => (fine ? ['done', 'done'] : ['refused', 'unconfirmed'])),
    );
    const again = isFine.indexOf(false);
    sends.length = 0;
    run.retry(({ change: { door } }) => door.key === String(again));
    await pass(SEND_INTERVAL_MS);
    expect(sends.map(([, key]) => key)).toEqual(again < 0 ? [] : [`${again}.0`, `${again}.1`]);
    await pass(10 * POLL_INTERVAL_MS);
    // The host has all by now: what was not sent again is known as well.
    expect(new Set(states())).toEqual(new Set(['done']));
  });
});

describe('what nobody knows', () => {
  it('is a lost answer until a reading shows it [AACC-34]', async () => {
    const changes = [change(0, 0), change(0, 1)];
    const { states, run, look } = start(changes, {
      send: () => ({ state: 'lost' }),
      reads: [asSent(changes[0]!), [], [], undefined, asSent(...changes)],
    });
    await pass(250);
    expect(states()).toEqual(['lost', 'lost']);
    await pass(3 * POLL_INTERVAL_MS);
    expect(states()).toEqual(['done', 'unknown']);
    await run.recheck();
    expect([look(), states()]).toEqual(['failed', ['done', 'unknown']]);
    await run.recheck();
    expect([look(), states()]).toEqual(['idle', ['done', 'done']]);
  });

  it('is what could not be read any more [AACC-37]', async () => {
    const { states } = start([change(0, 0)], { reads: [undefined] });
    await pass(2 * POLL_INTERVAL_MS);
    expect(states()).toEqual(['unknown']);
  });
});

it('reads nothing when the host refused all [AACC-37]', async () => {
  const { readAt, states, phase } = start([change(0, 0), change(1, 0)], {
    send: () => ({ state: 'refused', reason: 'No' }),
  });
  await pass(SEND_INTERVAL_MS);
  expect([phase(), states(), readAt]).toEqual(['ended', ['refused', 'refused'], []]);
});

describe('nothing else begins', () => {
  const three = () => [change(0, 0), change(0, 1), change(0, 2)];

  it('after a stop', async () => {
    const { run, sends, readAt, states } = start(three());
    await pass(SEND_INTERVAL_MS);
    run.stop();
    await pass(10 * POLL_INTERVAL_MS);
    expect([sends.length, readAt, states()]).toEqual([2, [], ['unknown', 'unknown', 'unsent']]);
    run.retry(({ state }) => state === 'unsent');
    await pass(0);
    expect(sends).toHaveLength(3);
  });

  it('after the session', async () => {
    const { run, sends, readAt, states, over } = start(three());
    await pass(SEND_INTERVAL_MS);
    over();
    await pass(10 * POLL_INTERVAL_MS);
    run.retry(() => true);
    await run.recheck();
    expect([sends.length, readAt, states()]).toEqual([2, [], ['unknown', 'unknown', 'unsent']]);
  });

  it('a second time while it runs', async () => {
    const { run, sends } = start(three());
    await pass(SEND_INTERVAL_MS);
    run.retry(() => true);
    await pass(SEND_INTERVAL_MS);
    expect(sends).toHaveLength(3);
    expect(vi.getTimerCount()).toBe(1);
  });
});
