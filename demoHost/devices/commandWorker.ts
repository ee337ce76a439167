import type { CommandState, DeviceCommandRow } from '../../fixtures/rows/deviceCommands';
import { PeriodicWork } from '../server/periodicWork';
import type { Database, Store } from '../store/store';
import type { CommandTarget, DevicePort, DeviceReports } from './devicePort';

/** Commands of one run. */
const BATCH = 50;

/** Milliseconds between two runs. */
const INTERVAL_MS = 2000;

/** Seconds in which no other host continues with a claimed command. */
const CLAIM_SECONDS = 30;

/** Seconds until a command that is not finished is looked at again. */
const CHECK_SECONDS = 2;

/** Options of the worker. `now` is Unix seconds. */
interface CommandWorkerOptions {
  database: Database;
  devices: DevicePort;
  now: () => number;
  log: (line: string) => void;
}

/**
 * Brings commands to their devices after the transactions that wrote them, and stores the results. Commands are rows, so those
 * of a host that stopped are continued by the next one.
 */
export class CommandWorker implements DeviceReports {
  private readonly work: PeriodicWork;

  constructor(private readonly options: CommandWorkerOptions) {
    this.work = new PeriodicWork(() => this.run(), INTERVAL_MS, options.log);
  }

  start(): void {
    this.options.devices.start?.(this);
    this.work.start();
  }

  async stop(): Promise<void> {
    await this.work.stop();
    this.options.devices.stop?.();
  }

  /** Continues with the commands that are due. */
  async run(): Promise<void> {
    const { devices, now, log } = this.options;
    for (const { command, target } of await this.claim()) {
      try {
        await this.store(command.id, await devices.advance(command, target, now()));
      } catch (error) {
        log(`command ${command.id} not delivered: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }

  finish(commandId: string, state: 'done' | 'failed'): Promise<void> {
    return this.store(commandId, state);
  }

  private async claim(): Promise<{ command: DeviceCommandRow; target: CommandTarget }[]> {
    const now = this.options.now();
    const isDue = { finished_at: null, next_check_at: { lte: now } };
    // The first look is a read, so that a host without commands takes no write lock.
    const dueCount = await this.options.database.transaction('read', (store) =>
      store.count('device_commands', isDue),
    );
    if (dueCount === 0) return [];
    return this.options.database.transaction('write', async (store) => {
      const rows = await store.list('device_commands', isDue, { order: [{ by: 'asked_at' }], limit: BATCH });
      const claimed = [];
      for (const row of rows) {
        const command = await store.update('device_commands', row, { next_check_at: now + CLAIM_SECONDS });
        claimed.push({ command: { ...command }, target: await findTarget(store, command) });
      }
      return claimed;
    });
  }

  private async store(id: string, state: CommandState): Promise<void> {
    const now = this.options.now();
    const isFinished = state === 'done' || state === 'failed';
    await this.options.database.transaction('write', async (store) => {
      const row = await store.find('device_commands', { id, finished_at: null });
      const finished_at = isFinished ? now : null;
      if (row)
        await store.update('device_commands', row, {
          state,
          finished_at,
          next_check_at: now + CHECK_SECONDS,
        });
    });
  }
}

/** Returns the device and the gateway of a command. */
async function findTarget(
  store: Store,
  { device_uuid, gateway_id }: DeviceCommandRow,
): Promise<CommandTarget> {
  return {
    device: device_uuid === null ? undefined : await store.find('devices', { uuid: device_uuid }),
    gateway: gateway_id === null ? undefined : await store.find('gateways', { id: gateway_id }),
  };
}
