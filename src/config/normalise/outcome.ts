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
  apiVersion: call.apiVersion ?? DEFAULTS.call.apiVersion,
  timeout: call.timeout ?? DEFAULTS.call.timeout,
  host: call.host ?? host,
});

/** Normalises the outcome rules of a write; `defaults` fills what is not declared. */
export function normaliseOutcomeRules(
  input: {
    outcomes?: readonly OutcomeInput[] | undefined;
    effects?: EffectsInput | undefined;
    settleSeconds?: number | undefined;
    proof?: ProofInput;
  },
  defaults: { successText?: string; effects: OutcomeRules['effects']; messageFor: number; host: string },
): OutcomeRules {
  const declared = input.outcomes ?? [];
  const needsDefaultSuccess =
    defaults.successText !== undefined && !declared.some(({ on }) => on === 'success');
  const outcomes = needsDefaultSuccess
    ? [...declared, { on: 'success' as const, success: defaults.successText }]
    : declared;
  return {
    outcomes: outcomes.map((outcome) => toOutcomeRule(outcome, defaults.messageFor)),
    effects: input.effects ?? defaults.effects,
    settleSeconds: input.settleSeconds ?? 0,
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
  countsAsSuccess: outcome.treatAs === 'success',
  effects: outcome.effects ?? null,
});

function normaliseMessage(outcome: OutcomeInput, messageFor: number): OutcomeMessage {
  const { retryWith } = outcome;
  if (retryWith)
    return {
      ...retryWith,
      kind: 'forceConfirm',
      text: retryWith.text ?? '',
      component: retryWith.component ?? null,
    };
  const tone = TONES.find((name) => outcome[name] !== undefined);
  const text = tone === undefined ? undefined : outcome[tone];
  if (tone === undefined || text === undefined || outcome.logOnly) return { kind: 'silent' };
  if (outcome.keepFormOpen) {
    const { items } = outcome;
    const normalisedItems = items && {
      responsePath: items.responsePath,
      id: items.id ?? null,
      display: items.display ?? null,
    };
    return { kind: 'formAlert', tone, text, items: normalisedItems ?? null };
  }
  if (outcome.field !== undefined) return { kind: 'field', field: outcome.field, text };
  return { kind: 'notification', tone, text, seconds: outcome.durationSeconds ?? messageFor };
}

/** Creates an error message. */
export const createErrorMessage = (text: string, seconds: number): OutcomeMessage => ({
  kind: 'notification',
  tone: 'error',
  text,
  seconds,
});
