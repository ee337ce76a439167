import type { Operation } from '../dataProvider/contract/operations';
import { addressOf } from './address';
import type { Query } from './address';
import type { Asked } from './answer';
import { NoAnswer } from './client';
import type { Ask, Question } from './client';
import type { Findings } from './finding';
import type { Filling, KnownIds } from './ids';
import type { Need } from './needs/need';
import type { CompareShape } from './shape';

/** What all checks share. */
export interface Session {
  ask: Ask;
  /** What the console reads, by operation id. */
  needs: ReadonlyMap<string, readonly Need[]>;
  compare: CompareShape;
  ids: KnownIds;
  /** Origin of the console, when CORS is checked. */
  origin: string | undefined;
  /** Unix seconds. */
  now: number;
}

/** The report on one call while it is made. */
export interface Probe {
  session: Session;
  operation: Operation;
  findings: Findings;
  /** How many requests were sent. */
  requests: number;
  /** How many good answers were read: what was only asked about, or refused, was not tried. */
  read: number;
}

/** How one request is sent; everything may be left out. */
interface Sending extends Partial<Pick<Question, 'signed' | 'body' | 'headers' | 'version'>> {
  filling?: Filling;
  query?: Query;
  /** Another method than the operation's, to ask about it. */
  method?: string;
}

/** Sends a request of the operation. Undefined when there was no answer, which is then a difference. */
export async function send(probe: Probe, sending: Sending = {}): Promise<Asked | undefined> {
  const { operation, session, findings } = probe;
  const { filling = {}, query = {}, method = operation.method, ...rest } = sending;
  const path = addressOf(operation, filling, query);
  const request = `${method} ${path}`;
  probe.requests += 1;
  try {
    const [usual = '1'] = operation.versions;
    const version = 'version' in rest ? (rest.version ?? (method === 'OPTIONS' ? undefined : usual)) : usual;
    const headers = { ...(session.origin !== undefined && { origin: session.origin }), ...rest.headers };
    const reply = await session.ask({ method, path, ...rest, version, headers });
    return { operation, request, reply };
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    findings.add({
      level: 'must',
      kind: 'tiempo',
      place: '',
      text: error.message,
      advice: 'Responde antes de que acabe el plazo, o declara uno mayor (timeout).',
      request,
    });
    return undefined;
  }
}
