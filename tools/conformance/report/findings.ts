/** What a difference is about, as people read it. */
export type FindingKind =
  | 'ruta'
  | 'estado'
  | 'campo'
  | 'tipo'
  | 'formato'
  | 'paginación'
  | 'sesión'
  | 'error'
  | 'CORS'
  | 'tiempo';

/** `must`: a screen does not work; `should`: it shows less; `free`: the console does not mind. */
export type FindingLevel = 'must' | 'should' | 'free';

/** One difference between what a host says and what the console reads. */
export interface ConformanceFinding {
  level: FindingLevel;
  kind: FindingKind;
  /** Where in the answer, as a JSON pointer with a star for every entry of a list; empty for the whole. */
  place: string;
  /** Spanish, one line. */
  text: string;
  /** What can be done about it, one Spanish line; empty for what is free. */
  advice: string;
  /** The request that showed it: method and path. */
  request: string;
  /** How often it was seen. */
  times: number;
}

const levelOrder: readonly FindingLevel[] = ['free', 'should', 'must'];

/** Gathers differences, each once with how often it was seen. */
export class Findings {
  private readonly findingsByKey = new Map<string, ConformanceFinding>();

  add(finding: Omit<ConformanceFinding, 'times'>): void {
    const key = `${finding.kind}|${finding.place}|${finding.text}`;
    const existing = this.findingsByKey.get(key);
    // Read by several screens: it weighs what it weighs for the one that needs it most.
    const isWorse = !existing || levelOrder.indexOf(finding.level) > levelOrder.indexOf(existing.level);
    this.findingsByKey.set(key, { ...(isWorse ? finding : existing), times: (existing?.times ?? 0) + 1 });
  }

  list(): ConformanceFinding[] {
    return [...this.findingsByKey.values()];
  }
}
