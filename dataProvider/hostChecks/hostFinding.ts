/** The kinds of differences, as shown to users. */
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

/** `must`: a screen does not work; `should`: it shows less; `free`: no effect on the console. */
export type FindingLevel = 'must' | 'should' | 'free';

/** A difference between the responses of a host and the requirements of the console. */
export interface HostFinding {
  level: FindingLevel;
  kind: FindingKind;
  /** Position in the response, as a JSON pointer with a star for list entries or a member; empty for the whole. */
  place: string;
  /** Spanish, one line. */
  text: string;
  /** Suggested fix, one Spanish line; empty for `free`. */
  advice: string;
}
