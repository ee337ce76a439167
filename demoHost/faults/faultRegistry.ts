import { createRandom } from '../../fixtures/generators/random';
import type { Random } from '../../fixtures/generators/random';
import type { FaultSpec, FaultTarget } from './faultSpec';

/** An active fault. */
export interface ActiveFault extends FaultSpec {
  id: string;
  /** Number of requests that it affected. */
  hits: number;
}

/** Maximum number of active faults. */
export const MAX_FAULTS = 50;

/** The active faults in the order they were added; in memory only. */
export class FaultRegistry {
  private readonly active = new Map<string, { fault: ActiveFault; random: Random }>();
  private lastId = 0;

  add(spec: FaultSpec): ActiveFault {
    this.lastId += 1;
    const fault = { ...spec, id: String(this.lastId), hits: 0 };
    // Each fault has its own random generator, so a second fault does not change the sequence of the first.
    this.active.set(fault.id, { fault, random: createRandom(this.lastId) });
    return fault;
  }

  /** Returns true if the fault existed. */
  remove(id: string): boolean {
    return this.active.delete(id);
  }

  clear(): void {
    this.active.clear();
  }

  list(): readonly ActiveFault[] {
    return [...this.active.values()].map(({ fault }) => fault);
  }

  /** Returns the faults that may apply to a call, delays first so that they combine with any other. */
  matching(call: FaultTarget | undefined): readonly ActiveFault[] {
    const matching = this.list().filter(
      (fault) => fault.kind !== 'offline' && (fault.call === '*' || fault.call === call),
    );
    return matching.sort((a, b) => Number(b.kind === 'latency') - Number(a.kind === 'latency'));
  }

  /**
   * Draws from the fault's probability; returns true if it applies to this request. Counts the hit and removes the fault
   * after its last request.
   */
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
