import { z } from 'zod';
import { HostError } from '../server/responses/hostError';
import { callRules } from '../server/callRules';
import type { CallId } from '../server/callRules';
import { faultKinds, faultKindRules, MAX_LATENCY, DEFAULT_LATENCY } from './faultKinds';
import type { FaultKind, ValueKind } from './faultKinds';
import { faultTexts } from './faultTexts';

/** The calls that a fault applies to: one contract call, the whole json-server part, or all. */
export type FaultTarget = CallId | 'plain' | '*';

/** A validated fault request with defaults applied. */
export interface FaultSpec {
  kind: FaultKind;
  /**
   * By kind: milliseconds; the `detail` of the error; pointers joined by `;`; the device. Empty if the kind has no value.
   */
  value: string;
  call: FaultTarget;
  /** Number of requests; null: until removed. */
  times: number | null;
  /** Share of requests that the fault affects, above 0 and up to 1. */
  probability: number;
}

const defaultValues: Readonly<Record<ValueKind, string>> = {
  ms: String(DEFAULT_LATENCY),
  detail: faultTexts.es.defaultDetail,
  pointers: '/data',
  device: '',
  none: '',
};

/** Validators of fault values: return a Spanish message, or undefined if the value is valid. */
const valueProblems: Readonly<Record<ValueKind, (value: string) => string | undefined>> = {
  ms: (value) =>
    /^\d{1,5}$/.test(value) && Number(value) <= MAX_LATENCY
      ? undefined
      : faultTexts.es.invalidValues.ms(String(MAX_LATENCY)),
  detail: () => undefined,
  pointers: (value) =>
    value.split(';').every((pointer) => pointer.startsWith('/'))
      ? undefined
      : faultTexts.es.invalidValues.pointers,
  device: (value) => (value === '' ? 'Di qué aparato.' : undefined),
  none: (value) => (value === '' ? undefined : 'Este fallo no lleva valor.'),
};

const isTarget = (name: string): name is FaultTarget =>
  name === '*' || name === 'plain' || Object.hasOwn(callRules, name);

/** The body of `POST /demo/faults/active`; only `kind` is needed. */
export const faultSpecBody = z
  .strictObject({
    kind: z.enum(faultKinds),
    value: z.string().max(300).optional(),
    call: z.string().refine(isTarget, 'Esta llamada no existe.').default('*'),
    times: z.number().int().min(1).max(1_000_000).nullable().default(null),
    probability: z.number().positive().max(1).default(1),
  })
  .transform((spec, context): FaultSpec => {
    const { value: valueKind } = faultKindRules[spec.kind];
    const value = spec.value ?? defaultValues[valueKind];
    const message = valueProblems[valueKind](value);
    if (message !== undefined) context.addIssue({ code: 'custom', message, path: ['value'] });
    // A device is offline for all requests, so per-call limits do not apply.
    const isUnconditional = spec.call === '*' && spec.times === null && spec.probability === 1;
    if (spec.kind === 'offline' && !isUnconditional)
      context.addIssue({
        code: 'custom',
        message: 'Vale para todas las llamadas hasta que se quita.',
        path: ['kind'],
      });
    return { ...spec, value };
  });

/** Request header that injects faults for that request only. */
export const FAULT_HEADER = 'x-demo-fault';

/**
 * Parses the faults of a header: `latency=800, 503`, `422=/data/name;/data/email`. Values are percent-decoded. Throws
 * 400.
 */
export function readFaultHeader(header: string): FaultSpec[] {
  const refusal = new HostError(400, {
    code: 'demo_fault',
    detail: `La cabecera ${FAULT_HEADER} no se entiende.`,
  });
  return header.split(',').map((part) => {
    const [, kind, value] = /^\s*([a-z0-9]+)(?:=(.*?))?\s*$/.exec(part) ?? [];
    let decoded: string | undefined;
    try {
      decoded = value === undefined ? undefined : decodeURIComponent(value);
    } catch {
      throw refusal;
    }
    const parsedSpec = faultSpecBody.safeParse({ kind, ...(decoded !== undefined && { value: decoded }) });
    if (!parsedSpec.success || parsedSpec.data.kind === 'offline') throw refusal;
    return parsedSpec.data;
  });
}
