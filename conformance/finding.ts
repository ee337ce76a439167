/** What a difference is about, as people read it. */
export type Kind =
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
export type Level = 'must' | 'should' | 'free';

/** One difference between what a host says and what the console reads. */
export interface Finding {
  level: Level;
  kind: Kind;
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

const weights: readonly Level[] = ['free', 'should', 'must'];

/** Gathers differences, each once with how often it was seen. */
export class Findings {
  private readonly found = new Map<string, Finding>();

  add(finding: Omit<Finding, 'times'>): void {
    const key = `${finding.kind}|${finding.place}|${finding.text}`;
    const before = this.found.get(key);
    // Read by several screens: it weighs what it weighs for the one that needs it most.
    const isWorse = !before || weights.indexOf(finding.level) > weights.indexOf(before.level);
    this.found.set(key, { ...(isWorse ? finding : before), times: (before?.times ?? 0) + 1 });
  }

  all(): Finding[] {
    return [...this.found.values()];
  }
}
