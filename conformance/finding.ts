/** What a difference is about, as people read it. */
export type Kind =
  'ruta' | 'estado' | 'campo' | 'tipo' | 'formato' | 'paginación' | 'versión' | 'error' | 'CORS' | 'tiempo';

/** One difference between host and contract. */
export interface Finding {
  kind: Kind;
  /** Where in the answer, as a JSON pointer with a star for every entry of a list; empty for the whole. */
  place: string;
  /** Spanish, one line. */
  text: string;
  /** The request that showed it: method and path. */
  request: string;
  /** The contract itself assumes this point: a warning. */
  assumed: boolean;
  /** How often it was seen. */
  times: number;
}

/** Gathers differences, each once with how often it was seen. */
export class Findings {
  private readonly found = new Map<string, Finding>();

  add(finding: Omit<Finding, 'times' | 'assumed'> & { assumed?: boolean }): void {
    const key = `${finding.kind}|${finding.place}|${finding.text}`;
    const before = this.found.get(key);
    if (before) before.times += 1;
    else this.found.set(key, { assumed: false, ...finding, times: 1 });
  }

  all(): Finding[] {
    return [...this.found.values()];
  }
}
