import { DEFAULTS } from '../defaults';
import type { CallInput, OutcomeInput, ThenInput } from '../schema/common';
import type { ProofInput } from '../schema/proof';
import type { Call, Endings, Outcome, Proving, Said } from '../types';

const tones = ['success', 'info', 'warning', 'error'] as const;

/** Fills a declared call; `host` is that of its resource. */
export const normaliseCall = (call: CallInput, host: string): Call => ({
  method: call.method,
  path: call.path,
  query: call.query ?? {},
  body: call.body,
  version: call.version ?? DEFAULTS.call.version,
  timeout: call.timeout ?? DEFAULTS.call.timeout,
  host: call.host ?? host,
});

/** Fills how a write ends; `usual` stands for what was not declared. */
export function normaliseEndings(
  input: {
    outcomes?: readonly OutcomeInput[] | undefined;
    then?: ThenInput | undefined;
    wait?: number | undefined;
    proof?: ProofInput;
  },
  usual: { ok?: string; then: Endings['then']; messageFor: number; host: string },
): Endings {
  const declared = input.outcomes ?? [];
  const needsOk = usual.ok !== undefined && !declared.some(({ on }) => on === 'ok');
  const all = needsOk ? [...declared, { on: 'ok' as const, success: usual.ok }] : declared;
  return {
    outcomes: all.map((one) => outcomeOf(one, usual.messageFor)),
    then: input.then ?? usual.then,
    wait: input.wait ?? 0,
    proof: proofOf(input.proof, usual.host),
  };
}

export function proofOf(proof: ProofInput, host: string): Proving {
  if (typeof proof !== 'object') return proof ?? 'usual';
  const { call, gone = false, has = {}, lacks = {} } = proof;
  return { call: call ? normaliseCall(call, host) : null, gone, has, lacks };
}

/** An outcome of a part in code, whose messages stay as long as most. */
export const normaliseOutcome = (outcome: OutcomeInput): Outcome => outcomeOf(outcome, DEFAULTS.messageFor);

const outcomeOf = (outcome: OutcomeInput, messageFor: number): Outcome => ({
  on: typeof outcome.on === 'number' ? [outcome.on] : outcome.on,
  detail: outcome.detail === undefined ? null : [outcome.detail].flat(),
  when: outcome.when ?? null,
  said: saidOf(outcome, messageFor),
  isDone: outcome.counts === 'ok',
  then: outcome.then ?? null,
});

function saidOf(outcome: OutcomeInput, messageFor: number): Said {
  const { insist } = outcome;
  if (insist) return { ...insist, kind: 'insist', text: insist.text ?? '', show: insist.show ?? null };
  const tone = tones.find((name) => outcome[name] !== undefined);
  const text = tone === undefined ? undefined : outcome[tone];
  if (tone === undefined || text === undefined || outcome.silent) return { kind: 'silent' };
  if (outcome.stay) {
    const { items } = outcome;
    const shown = items && { from: items.from, id: items.id ?? null, display: items.display ?? null };
    return { kind: 'stay', tone, text, items: shown ?? null };
  }
  if (outcome.field !== undefined) return { kind: 'field', field: outcome.field, text };
  return { kind: 'say', tone, text, seconds: outcome.for ?? messageFor };
}

/** A message of a failure. */
export const sayError = (text: string, seconds: number): Said => ({
  kind: 'say',
  tone: 'error',
  text,
  seconds,
});
