import type { Operation } from '../../../dataProvider/contract/operations';
import type { ConformanceFinding, FindingLevel } from './findings';
import type { OperationProbe } from '../host/operationProbe';

/** Result of one call. */
export interface CallReport {
  id: string;
  method: string;
  path: string;
  tag: string;
  /** The documents do not show this call, or not completely, so what it lacks is at most `should`. */
  assumed: boolean;
  requests: number;
  /** The worst finding; `fits`: read without missing data; `untried`: no response was read. */
  state: 'must' | 'should' | 'fits' | 'untried';
  /** Untried variants, with reasons. */
  untried: readonly string[];
  findings: ConformanceFinding[];
}

/** Result of a host. */
export interface Report {
  url: string;
  calls: CallReport[];
}

/** Builds the report of one call. */
export function buildCallReport(
  operation: Operation,
  probe: OperationProbe,
  untried: readonly string[],
): CallReport {
  const { id, method, path, tag, assumed } = operation;
  const findings = probe.findings.list().map((finding) => (assumed ? downgradeFinding(finding) : finding));
  const has = (level: FindingLevel) => findings.some((finding) => finding.level === level);
  const state = has('must') ? 'must' : has('should') ? 'should' : probe.readCount > 0 ? 'fits' : 'untried';
  return { id, method, path, tag, assumed, requests: probe.requests, state, untried, findings };
}

const downgradeFinding = (finding: ConformanceFinding): ConformanceFinding =>
  finding.level === 'must' ? { ...finding, level: 'should' } : finding;

/** Returns 0 if no screen breaks, 1 otherwise. */
export const exitCodeOf = ({ calls }: Report): 0 | 1 => (calls.some(({ state }) => state === 'must') ? 1 : 0);

const stateSigns = { must: '✗', should: '!', fits: '✓', untried: '·' } as const;
const levelTexts: Readonly<Record<FindingLevel, string>> = {
  must: 'required',
  should: 'recommended',
  free: 'free',
};

/** Formats the report in English. Only counts `free` differences. */
export function formatReport(report: Report): string {
  const { calls } = report;
  const count = (state: CallReport['state']) => calls.filter((call) => call.state === state).length;
  const certain = calls.filter(({ assumed }) => !assumed);
  const assumed = calls.filter((call) => call.assumed);
  return [
    `Conformance of ${report.url}`,
    'required: without it a screen does not work · recommended: a screen shows less · free: no effect on the console',
    '',
    ...certain.flatMap(formatCall),
    ...(assumed.length > 0
      ? [
          '',
          'Calls that the documents do not show (nothing of them is required):',
          '',
          ...assumed.flatMap(formatCall),
        ]
      : []),
    '',
    `${calls.length} calls: ${count('fits')} conform, ${count('must')} lack something required, ${count('should')} lack something recommended, ${count('untried')} not tested. ${calls.reduce((sum, call) => sum + call.requests, 0)} requests.`,
  ].join('\n');
}

function formatCall({ id, method, path, state, untried, findings }: CallReport): string[] {
  const free = findings.filter(({ level }) => level === 'free').length;
  return [
    `${stateSigns[state]} ${method} ${path} (${id})${free > 0 ? `, ${free} free differences` : ''}`,
    ...untried.map((reason) => `    not tested: ${reason}`),
    ...findings
      .filter(({ level }) => level !== 'free')
      .flatMap(({ level, kind, place, text, times, request, advice }) => [
        `    ${levelTexts[level]}, ${kind}${place === '' ? '' : ` ${place}`}: ${text}${times > 1 ? ` (${times} times)` : ''}`,
        `      ${request}`,
        `      → ${advice}`,
      ]),
  ];
}

/** Renders a report without the token, even if the host repeated it. */
export function renderReport(
  report: Report,
  { json, token }: { json: boolean; token: string | undefined },
): string {
  const text = json ? JSON.stringify(report, null, 2) : formatReport(report);
  if (token === undefined) return text;
  // JSON escapes its quotes and backslashes.
  return text.replaceAll(json ? JSON.stringify(token).slice(1, -1) : token, '•••');
}
