import type { RunRow, RunState } from './runner';
import { nameOfRow } from './slots';
import { fillText } from '../../../i18n/fillText';
import { Tag } from '../../../ui/Tag';
import { passwordTexts as texts } from './texts';

const tones = {
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

/** How each password of a run stands, and why. Never the password. */
export function RunRows({ rows, withDoor }: { rows: readonly RunRow[]; withDoor: boolean }) {
  return (
    <ul className="door-run">
      {rows.map(({ change, state, why }) => (
        <li key={change.slot.key}>
          <span>{withDoor ? nameOfRow(change) : change.slot.name}</span>
          <Tag tone={tones[state]}>{texts[`state_${state}`]}</Tag>
          {why !== '' && <span className="muted">{why}</span>}
        </li>
      ))}
    </ul>
  );
}

/** What is shown while passwords are on their way. */
export function RunProgress({ state: { phase, rows } }: { state: RunState }) {
  const done = rows.filter(({ state }) =>
    phase === 'sending' ? !['waiting', 'sending'].includes(state) : state === 'done',
  );
  const text = phase === 'sending' ? texts.sending : texts.checking;
  return (
    <div className="door-passwords">
      <p role="status">{fillText(text, { done: done.length, all: rows.length })}</p>
      <progress aria-label={texts.progress} max={rows.length} value={done.length} />
      <RunRows rows={rows} withDoor />
      <p className="muted">{texts.goesOn}</p>
    </div>
  );
}
