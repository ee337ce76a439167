import type { FindingLevel, HostFinding } from '../../../dataProvider/hostChecks/hostFinding';

export type { FindingKind, FindingLevel } from '../../../dataProvider/hostChecks/hostFinding';

/** A difference between the host's response and the console's requirements. */
export interface ConformanceFinding extends HostFinding {
  /** The request with the difference: method and path. */
  request: string;
  /** Number of occurrences. */
  times: number;
}

const levelOrder: readonly FindingLevel[] = ['free', 'should', 'must'];

/** Collects differences without duplicates, with the number of occurrences. */
export class Findings {
  private readonly findingsByKey = new Map<string, ConformanceFinding>();

  add(finding: Omit<ConformanceFinding, 'times'>): void {
    const key = `${finding.kind}|${finding.place}|${finding.text}`;
    const existing = this.findingsByKey.get(key);
    // A member that several screens read gets the most severe level.
    const isWorse = !existing || levelOrder.indexOf(finding.level) > levelOrder.indexOf(existing.level);
    this.findingsByKey.set(key, { ...(isWorse ? finding : existing), times: (existing?.times ?? 0) + 1 });
  }

  list(): ConformanceFinding[] {
    return [...this.findingsByKey.values()];
  }
}
