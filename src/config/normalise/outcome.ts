import { DEFAULTS } from '../defaults';
import type { CallInput, OutcomeInput, EffectsInput } from '../schema/common';
import type { ProofInput } from '../schema/proof';
import type { ApiCall, OutcomeRules, OutcomeRule, ProofStrategy, OutcomeMessage } from '../types';

const TONES = ['success', 'info', 'warning', 'error'] as const;

/** Normalises a declared call; `host` is that of its resource. */
export const normaliseCall = (call: CallInput, host: string): ApiCall => ({
  method: call.method,
  path: call.path,
  query: call.query ?? {},
  body: call.body,
  version: call.version ?? DEFAULTS.call.version,
  timeout: call.timeout ?? DEFAULTS.call.timeout,
  host: call.host ?? host,
});

/** Normalises the outcome rules of a write; `defaults` fills what is not declared. */
export function normaliseOutcomeRules(
  input: {
    outcomes?: readonly OutcomeInput[] | undefined;
    then?: EffectsInput | undefined;
    wait?: number | undefined;
    proof?: ProofInput;
  },
  defaults: { successText?: string; effects: OutcomeRules['effects']; messageFor: number; host: string },
): OutcomeRules {
  const declared = input.outcomes ?? [];
  const needsDefaultSuccess = defaults.successText !== undefined && !declared.some(({ on }) => on === 'ok');
  const outcomes = needsDefaultSuccess
    ? [...declared, { on: 'ok' as const, success: defaults.successText }]
    : declared;
  return {
    outcomes: outcomes.map((outcome) => toOutcomeRule(outcome, defaults.messageFor)),
    effects: input.then ?? defaults.effects,
    wait: input.wait ?? 0,
    proof: normaliseProof(input.proof, defaults.host),
  };
}

export function normaliseProof(proof: ProofInput, host: string): ProofStrategy {
  if (typeof proof !== 'object') return proof ?? 'usual';
  const { call, gone = false, has = {}, lacks = {} } = proof;
  return { call: call ? normaliseCall(call, host) : null, gone, has, lacks };
}

/** Normalises an outcome of an extension; its messages have the default duration. */
export const normaliseOutcome = (outcome: OutcomeInput): OutcomeRule =>
  toOutcomeRule(outcome, DEFAULTS.messageFor);

const toOutcomeRule = (outcome: OutcomeInput, messageFor: number): OutcomeRule => ({
  on: typeof outcome.on === 'number' ? [outcome.on] : outcome.on,
  detail: outcome.detail === undefined ? null : [outcome.detail].flat(),
  when: outcome.when ?? null,
  message: normaliseMessage(outcome, messageFor),
  countsAsSuccess: outcome.counts === 'ok',
  effects: outcome.then ?? null,
});

function normaliseMessage(outcome: OutcomeInput, messageFor: number): OutcomeMessage {
  const { insist } = outcome;
  if (insist) return { ...insist, kind: 'insist', text: insist.text ?? '', show: insist.show ?? null };
  const tone = TONES.find((name) => outcome[name] !== undefined);
  const text = tone === undefined ? undefined : outcome[tone];
  if (tone === undefined || text === undefined || outcome.silent) return { kind: 'silent' };
  if (outcome.stay) {
    const { items } = outcome;
    const normalisedItems = items && {
      from: items.from,
      id: items.id ?? null,
      display: items.display ?? null,
    };
    return { kind: 'stay', tone, text, items: normalisedItems ?? null };
  }
  if (outcome.field !== undefined) return { kind: 'field', field: outcome.field, text };
  return { kind: 'say', tone, text, seconds: outcome.for ?? messageFor };
}

/** Creates an error message. */
export const createErrorMessage = (text: string, seconds: number): OutcomeMessage => ({
  kind: 'say',
  tone: 'error',
  text,
  seconds,
});
