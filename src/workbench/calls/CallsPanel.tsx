import { useStore } from 'zustand';
import { Button } from '../../ui/button/Button';
import { workbenchTexts } from '../texts';
import { clearCalls, type CallLog, type LoggedCall } from './callLog';
import { formatRedactedJson } from './redactedJson';
import { UnreadableMembers, type CheckedResource } from './UnreadableMembers';

interface CallsPanelProps {
  log: CallLog;
  /** Makes the answer of a read editable. */
  onEditAnswer?: ((call: LoggedCall) => void) | undefined;
  /** Declaration of the screens; the values of its answers are checked against its field types. */
  checked?: CheckedResource | undefined;
}

/** Requests of the screens and their responses, newest first; never the session's token. */
export function CallsPanel({ log, onEditAnswer, checked }: CallsPanelProps) {
  const calls = useStore(log, (state) => state.calls);
  return (
    <section className="wb-calls" aria-label={workbenchTexts.calls}>
      <div className="wb-bar">
        <h2>{workbenchTexts.calls}</h2>
        {calls.length > 0 && (
          <Button small onClick={() => clearCalls(log)}>
            {workbenchTexts.clear_calls}
          </Button>
        )}
      </div>
      {calls.length === 0 && <p className="wb-hint">{workbenchTexts.no_calls}</p>}
      <ul>
        {calls.map((call) => (
          <li key={call.id}>
            <details>
              <summary>
                <span className="wb-method" data-write={call.method !== 'GET'}>
                  {call.method}
                </span>
                <code>{call.path}</code>
                <span className="wb-status" data-tone={getCallTone(call)}>
                  {getStatusText(call)}
                </span>
              </summary>
              <CallDetails call={call} />
              {checked && <UnreadableMembers call={call} checked={checked} />}
              {onEditAnswer && call.method === 'GET' && call.state !== 'waiting' && (
                <Button small onClick={() => onEditAnswer(call)}>
                  {workbenchTexts.edit_answer}
                </Button>
              )}
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Headers and bodies of a call. */
export function CallDetails({ call }: { call: Pick<LoggedCall, 'headers' | 'body' | 'answer' | 'method'> }) {
  const { headers, body, answer, method } = call;
  return (
    <div className="wb-call">
      {Object.keys(headers).length > 0 && <JsonSection title={workbenchTexts.headers} value={headers} />}
      {body !== undefined && <JsonSection title={workbenchTexts.body} value={body} />}
      {body === undefined && method !== 'GET' && <p className="wb-hint">{workbenchTexts.no_body}</p>}
      {answer !== undefined && answer !== null && (
        <JsonSection title={workbenchTexts.answer} value={answer} />
      )}
    </div>
  );
}

const JsonSection = ({ title, value }: { title: string; value: unknown }) => (
  <>
    <h3>{title}</h3>
    <pre tabIndex={0} role="region" aria-label={title}>
      {formatRedactedJson(value)}
    </pre>
  </>
);

/** Names of the texts of calls without an answer. */
const stateTexts = { waiting: 'waiting', failed: 'failed', notSent: 'not_sent' } as const;

const getStatusText = ({ state, status, isSample }: LoggedCall): string =>
  state === 'answered'
    ? `${status ?? ''}${isSample ? ` · ${workbenchTexts.sample}` : ''}`
    : workbenchTexts[stateTexts[state]];

const getCallTone = ({ state, status = 0 }: LoggedCall): string =>
  state === 'answered' && status < 400 ? 'good' : state === 'waiting' ? 'plain' : 'bad';
