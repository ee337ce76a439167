import type { ReactNode } from 'react';
import type { Resource } from '../../config/types';
import { interpolateText } from '../../i18n/interpolateText';
import { Tag } from '../../ui/text/Tag';
import { CallPair } from './CallPair';
import { RowsTable } from './RowsTable';
import type { StepFinding, StepState, TrialRead, TrialStep } from './trialState';
import { serverTexts } from './texts';

const texts = serverTexts.results;

const tones: Readonly<Record<StepState, string>> = {
  running: 'info',
  fits: 'success',
  should: 'warning',
  must: 'danger',
  untried: 'neutral',
};

/** A step of a trial: outcome, findings, and its calls side by side. */
export function StepCard({ step, resource }: { step: TrialStep; resource: Resource }) {
  const { id, state, reads, findings, untried } = step;
  const calls = reads.flatMap((read) => read.calls);
  return (
    <li className="ws-step" data-state={state}>
      <div className="ws-step-head">
        <h3>{serverTexts.steps[id]}</h3>
        <Tag tone={tones[state]} dot>
          {serverTexts.states[state]}
        </Tag>
        <p className="wb-hint">{summarizeStep(step)}</p>
      </div>
      {findings.length > 0 && (
        <ul className="ws-findings">
          {findings.map((finding, index) => (
            <FindingItem key={index} finding={finding} />
          ))}
        </ul>
      )}
      {untried.map((reason) => (
        <p key={reason} className="wb-hint">
          {interpolateText(texts.untried, { reason })}
        </p>
      ))}
      {calls.length > 0 && (
        <details open={id === 'list' || state === 'must'}>
          <summary>{interpolateText(texts.calls, { smart_count: calls.length })}</summary>
          <div className="ws-reads">
            {reads.map((read) => (
              <ReadSection key={read.id} read={read} resource={resource} />
            ))}
          </div>
        </details>
      )}
    </li>
  );
}

function FindingItem({ finding: { level, text, advice, place, lines } }: { finding: StepFinding }) {
  return (
    <li data-level={level}>
      <p>
        {place !== undefined && place !== '' && <code>{place}</code>}
        <span>{formatCode(text)}</span>
      </p>
      {advice !== '' && <p className="wb-hint">{formatCode(advice)}</p>}
      {lines && lines.length > 0 && (
        <pre tabIndex={0} role="region" aria-label={texts.lines}>
          {lines.join('\n')}
        </pre>
      )}
    </li>
  );
}

/** Formats the parts of a text between backticks as code. */
const formatCode = (text: string): ReactNode =>
  text
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? <code key={index}>{part}</code> : <span key={index}>{part}</span>,
    );

/** A read: its calls side by side, and the rows that the console reads. */
const ReadSection = ({ read, resource }: { read: TrialRead; resource: Resource }) => (
  <section className="ws-read" aria-label={read.title}>
    {read.title !== '' && <h4>{read.title}</h4>}
    {read.calls.map((call) => (
      <CallPair key={call.id} call={call} />
    ))}
    {read.rows && <RowsTable rows={read.rows} total={read.total} isList={read.isList} resource={resource} />}
  </section>
);

/** Rows and total of the first list, and the time of all calls. */
function summarizeStep({ id, reads }: TrialStep): string {
  const calls = reads.flatMap((read) => read.calls);
  const duration = calls.reduce((sum, { response }) => sum + (response?.duration ?? 0), 0);
  const list = id === 'list' ? reads.find(({ rows }) => rows) : undefined;
  const parts = [
    ...(list?.rows
      ? [
          interpolateText(list.total === undefined ? texts.rows : texts.rows_of, {
            smart_count: list.rows.length,
            total: list.total ?? 0,
          }),
        ]
      : []),
    ...(duration > 0 ? [interpolateText(texts.duration, { ms: duration })] : []),
  ];
  return parts.join(' · ');
}
