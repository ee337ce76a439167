import { interpolateText } from '../../../i18n/interpolateText';
import { Button } from '../../../ui/button/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import type { Door } from '../doors/doors';
import { RunRows } from './RunRows';
import type { AssetRun } from './runStore';
import { doorPasswordsTexts as texts } from '../texts';

interface FailedPasswordsDialogProps {
  assetRun: AssetRun;
  onClose: () => void;
}

/** Dialog of the passwords that did not reach their doors: retry per door, or check again. */
export function FailedPasswordsDialog({ assetRun: { run, state }, onClose }: FailedPasswordsDialogProps) {
  const failedRows = state.rows.filter((row) => row.state !== 'done');
  const doors = new Map<string, Door>(failedRows.map(({ change: { door } }) => [door.key, door]));
  const isRechecking = state.recheckState === 'looking';
  const isUnknown = failedRows.every((row) => row.state === 'unknown');
  const actions = (
    <>
      <Button busy={isRechecking} onClick={() => void run.recheck()}>
        {isRechecking ? texts.looking : texts.lookAgain}
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
        <p>{interpolateText(texts.failedText, { smart_count: failedRows.length })}</p>
        {[...doors.values()].map((door) => (
          <section key={door.key} className="door-slots" aria-label={door.name}>
            <h3>{door.name}</h3>
            <RunRows
              rows={failedRows.filter(({ change }) => change.door.key === door.key)}
              showDoor={false}
            />
            <div>
              <Button
                small
                disabled={isRechecking}
                aria-label={interpolateText(texts.retryDoor, { door: door.name })}
                onClick={() => run.retry(({ change }) => change.door.key === door.key)}
              >
                {texts.retry}
              </Button>
            </div>
          </section>
        ))}
        <p role="status">{state.recheckState === 'failed' ? texts.lookFailed : ''}</p>
      </div>
    </Dialog>
  );
}
