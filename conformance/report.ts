import type { Operation } from '../dataProvider/contract/operations';
import type { Finding } from './finding';
import type { Probe } from './session';

/** What came out for one call. */
export interface CallReport {
  id: string;
  method: string;
  path: string;
  tag: string;
  /** The contract assumes this call: its differences are warnings. */
  assumed: boolean;
  requests: number;
  /** `skipped`: nothing to compare; `warns`: differs only where the contract assumes. */
  state: 'agrees' | 'warns' | 'differs' | 'skipped';
  /** Why it was not, or not wholly, checked. */
  reason: string | undefined;
  findings: Finding[];
}

/** What came out for a host. */
export interface Report {
  url: string;
  calls: CallReport[];
}

/** The result on one call. */
export function reportOn(operation: Operation, probe: Probe, reason: string | undefined): CallReport {
  const { id, method, path, tag, assumed } = operation;
  const findings = probe.findings.all().map((one) => ({ ...one, assumed: assumed || one.assumed }));
  const state = findings.some((one) => !one.assumed)
    ? 'differs'
    : findings.length > 0
      ? 'warns'
      : reason === undefined
        ? 'agrees'
        : 'skipped';
  return { id, method, path, tag, assumed, requests: probe.requests, state, reason, findings };
}

/** 0 when nothing differs, 1 otherwise. Warnings do not count. */
export const exitCodeOf = ({ calls }: Report): 0 | 1 =>
  calls.some(({ state }) => state === 'differs') ? 1 : 0;

const signs = { agrees: '✓', warns: '!', differs: '✗', skipped: '·' } as const;

/** The report for people, in Spanish. */
export function textOf(report: Report): string {
  const { calls } = report;
  const count = (state: CallReport['state']) => calls.filter((one) => one.state === state).length;
  const certain = calls.filter(({ assumed }) => !assumed);
  const supposed = calls.filter(({ assumed }) => assumed);
  return [
    `Conformidad de ${report.url}`,
    '',
    ...certain.flatMap(linesOf),
    ...(supposed.length > 0
      ? [
          '',
          'Llamadas que el contrato supone (las diferencias son avisos):',
          '',
          ...supposed.flatMap(linesOf),
        ]
      : []),
    '',
    `${calls.length} llamadas: ${count('agrees')} conformes, ${count('differs')} con diferencias, ${count('warns')} con avisos, ${count('skipped')} sin comprobar. ${calls.reduce((sum, one) => sum + one.requests, 0)} peticiones.`,
  ].join('\n');
}

function linesOf({ id, method, path, state, reason, findings }: CallReport): string[] {
  return [
    `${signs[state]} ${method} ${path} (${id})${reason === undefined ? '' : `: ${state === 'skipped' ? 'sin comprobar' : 'en parte'}: ${reason}`}`,
    ...findings.flatMap((one) => [
      `    ${one.assumed ? 'aviso, ' : ''}${one.kind}${one.place === '' ? '' : ` ${one.place}`}: ${one.text}${one.times > 1 ? ` (${one.times} veces)` : ''}`,
      `      ${one.request}`,
    ]),
  ];
}

/** The text without the token, whatever the host may have repeated. */
export const withoutToken = (text: string, token: string): string => text.replaceAll(token, '•••');
