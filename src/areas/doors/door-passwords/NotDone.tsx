import { fillText } from '../../../i18n/fillText';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import type { Door } from './doors';
import { RunRows } from './RunRows';
import type { AssetRun } from './runs';
import { passwordTexts as texts } from './texts';

interface NotDoneProps {
  active: AssetRun;
  onClose: () => void;
}

/** Which passwords did not come to their doors: tried again door by door, or looked for once more (AACC-37). */
export function NotDone({ active: { run, state }, onClose }: NotDoneProps) {
  const left = state.rows.filter((row) => row.state !== 'done');
  const doors = new Map<string, Door>(left.map(({ change: { door } }) => [door.key, door]));
  const isLooking = state.look === 'looking';
  const isUnknown = left.every((row) => row.state === 'unknown');
  const actions = (
    <>
      <Button busy={isLooking} onClick={() => void run.look()}>
        {isLooking ? texts.looking : texts.lookAgain}
      </Button>
      <Button variant="primary" onClick={onClose}>
        {texts.backToEdit}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      title={isUnknown ? texts.unknownTitle : texts.failedTitle}
      role="alertdialog"
      onClose={onClose}
      actions={actions}
    >
      <div className="door-passwords">
        <p>{fillText(texts.failedText, { smart_count: left.length })}</p>
        {[...doors.values()].map((door) => (
          <section key={door.key} className="door-slots" aria-label={door.name}>
            <h3>{door.name}</h3>
            <RunRows rows={left.filter(({ change }) => change.door.key === door.key)} withDoor={false} />
            <div>
              <Button
                small
                locked={isLooking}
                aria-label={fillText(texts.retryDoor, { door: door.name })}
                onClick={() => run.retry(({ change }) => change.door.key === door.key)}
              >
                {texts.retry}
              </Button>
            </div>
          </section>
        ))}
        <p role="status">{state.look === 'failed' ? texts.lookFailed : ''}</p>
      </div>
    </Dialog>
  );
}
