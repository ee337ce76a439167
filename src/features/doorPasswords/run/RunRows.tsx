import type { RunRow, RunState } from './passwordRun';
import { formatRowName } from '../doors/slotRows';
import { interpolateText } from '../../../i18n/interpolateText';
import { Tag } from '../../../ui/text/Tag';
import { doorPasswordsTexts as texts } from '../texts';

const stateTones = {
  waiting: 'neutral',
  sending: 'info',
  sent: 'info',
  lost: 'warning',
  done: 'success',
  refused: 'danger',
  unconfirmed: 'danger',
  unknown: 'warning',
  unsent: 'neutral',
} as const;

/** State and reason of each password of a run. Never shows the password. */
export function RunRows({ rows, showDoor }: { rows: readonly RunRow[]; showDoor: boolean }) {
  return (
    <ul className="door-run">
      {rows.map(({ change, state, reason }) => (
        <li key={change.slot.key}>
          <span>{showDoor ? formatRowName(change) : change.slot.name}</span>
          <Tag tone={stateTones[state]}>{texts[`state_${state}`]}</Tag>
          {reason !== '' && <span className="muted">{reason}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Progress while passwords are being sent. */
export function RunProgress({ state: { phase, rows } }: { state: RunState }) {
  const doneRows = rows.filter(({ state }) =>
    phase === 'sending' ? !['waiting', 'sending'].includes(state) : state === 'done',
  );
  const text = phase === 'sending' ? texts.sending : texts.checking;
  return (
    <div className="door-passwords">
      <p role="status">{interpolateText(text, { done: doneRows.length, all: rows.length })}</p>
      <progress aria-label={texts.progress} max={rows.length} value={doneRows.length} />
      <RunRows rows={rows} showDoor />
      <p className="muted">{texts.goesOn}</p>
    </div>
  );
}
