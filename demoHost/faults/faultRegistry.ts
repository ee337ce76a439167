import { createRandom } from '../../fixtures/generators/random';
import type { Random } from '../../fixtures/generators/random';
import type { FaultSpec, FaultTarget } from './faultSpec';

/** A fault in force. */
export interface ActiveFault extends FaultSpec {
  id: string;
  /** How many requests met it. */
  hits: number;
}

/** Most faults in force at once. */
export const MAX_FAULTS = 50;

/** The faults that are switched on, in the order they were; kept in memory only. */
export class FaultRegistry {
  private readonly active = new Map<string, { fault: ActiveFault; random: Random }>();
  private lastId = 0;

  add(spec: FaultSpec): ActiveFault {
    this.lastId += 1;
    const fault = { ...spec, id: String(this.lastId), hits: 0 };
    // Every fault throws its own dice, so that a second one does not change what the first one does.
    this.active.set(fault.id, { fault, random: createRandom(this.lastId) });
    return fault;
  }

  /** Whether there was such a fault. */
  remove(id: string): boolean {
    return this.active.delete(id);
  }

  clear(): void {
    this.active.clear();
  }

  list(): readonly ActiveFault[] {
    return [...this.active.values()].map(({ fault }) => fault);
  }

  /** The faults that a call may meet: delays first, so that they come with any other. */
  matching(call: FaultTarget | undefined): readonly ActiveFault[] {
    const matching = this.list().filter(
      (fault) => fault.kind !== 'offline' && (fault.call === '*' || fault.call === call),
    );
    return matching.sort((a, b) => Number(b.kind === 'latency') - Number(a.kind === 'latency'));
  }

  /** Whether a request meets the fault, by its dice. Counts it; the last of its requests switches it off. */
  consume(id: string): boolean {
    const entry = this.active.get(id);
    if (!entry || !entry.random.chance(entry.fault.probability)) return false;
    const { fault } = entry;
    fault.hits += 1;
    if (fault.times !== null) {
      fault.times -= 1;
      if (fault.times === 0) this.active.delete(id);
    }
    return true;
  }
}
