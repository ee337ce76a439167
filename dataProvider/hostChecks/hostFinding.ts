/** The kinds of differences, as reports show them. */
export type FindingKind =
  | 'path'
  | 'status'
  | 'field'
  | 'type'
  | 'format'
  | 'pagination'
  | 'session'
  | 'error'
  | 'CORS'
  | 'time';

/** `must`: a screen does not work; `should`: it shows less; `free`: no effect on the console. */
export type FindingLevel = 'must' | 'should' | 'free';

/** A difference between the responses of a host and the requirements of the console. */
export interface HostFinding {
  level: FindingLevel;
  kind: FindingKind;
  /** Position in the response, as a JSON pointer with a star for list entries or a member; empty for the whole. */
  place: string;
  /** English, one line. */
  text: string;
  /** Suggested fix, one English line; empty for `free`. */
  advice: string;
}
