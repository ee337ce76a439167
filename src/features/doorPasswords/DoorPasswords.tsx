import { useEffect, useEffectEvent, useState } from 'react';
import { useNotify } from 'ra-core';
import { useGetRecordTitle } from '../../queries/console/consoleHooks';
import { interpolateText } from '../../i18n/interpolateText';
import { formTexts } from '../../i18n/messages/form';
import type { DialogExtensionProps } from '../../extensions/types';
import { useWarnBeforeUnload } from '../../session/navigation/useWarnBeforeUnload';
import { Button } from '../../ui/button/Button';
import { Drawer } from '../../ui/dialog/Drawer';
import { QueryError } from '../../ui/feedback/QueryError';
import { EmptyState, Skeletons } from '../../ui/feedback/states';
import { useConfirmDiscard } from '../../ui/dialog/useConfirmDiscard';
import { DoorSlots } from './DoorSlots';
import { FailedPasswordsDialog } from './run/FailedPasswordsDialog';
import type { DoorPasswordsOptions } from './options';
import { RunProgress } from './run/RunRows';
import type { RunState } from './run/passwordRun';
import { forgetRun, isRunComplete } from './run/runStore';
import { getChanges, getSaveDisabledReason } from './doors/slotRows';
import { doorPasswordsTexts as texts } from './texts';
import { useDoorRun } from './run/useDoorRun';
import { usePasswordRows } from './usePasswordRows';
import './doorPasswords.css';

/** ms that the message about saved passwords stays. */
const SUCCESS_MESSAGE_MS = 3000;

type DoorPasswordsProps = DialogExtensionProps<DoorPasswordsOptions>;

/** Passwords of all doors of an asset, starting with the door of the row. */
export default function DoorPasswords({ parent, record, ...props }: DoorPasswordsProps) {
  const asset = parent ?? record;
  if (asset === undefined) return null;
  const deviceId = parent === undefined ? undefined : String(record?.['device_id'] ?? '');
  return <DoorPasswordsDrawer {...props} asset={asset} deviceId={deviceId} />;
}

interface DoorPasswordsDrawerProps extends Pick<DoorPasswordsProps, 'options' | 'label' | 'onClose'> {
  asset: NonNullable<DoorPasswordsProps['record']>;
  /** Device whose door is shown first. */
  deviceId: string | undefined;
}

function DoorPasswordsDrawer({ asset, deviceId: device, options, label, onClose }: DoorPasswordsDrawerProps) {
  const assetId = String(asset.id);
  const assetName = useGetRecordTitle()(options.assets, asset, []) || assetId;
  const { assetRun, start } = useDoorRun(assetId, assetName);
  const { doors, rows, updateRows, error, retry } = usePasswordRows(assetId, assetRun);
  const [dismissedState, setDismissedState] = useState<RunState>();
  const isRunning = assetRun !== undefined && assetRun.state.phase !== 'ended';
  const disabledReason = rows && getSaveDisabledReason(rows);
  const firstDoor = doors.find(({ slots }) => slots.some(({ deviceId }) => deviceId === device));
  const isDirty = !isRunning && rows !== undefined && getChanges(rows).length > 0;
  const leave = (): void => {
    forgetRun(assetId);
    onClose();
  };
  const { close, discardDialog } = useConfirmDiscard(isDirty, leave);
  useWarnBeforeUnload(isDirty);
  useNotifyWhenComplete(assetRun?.state, assetName, onClose);

  return (
    <Drawer
      open
      title={interpolateText(texts.title, { label, asset: assetName })}
      width={520}
      onClose={close}
      onLeave={leave}
      actions={
        <DrawerFooter
          disabledReason={isRunning || rows?.length === 0 ? undefined : disabledReason}
          isDirty={isDirty}
          isRunning={isRunning}
          onClose={close}
          onSave={rows && rows.length > 0 ? () => start(getChanges(rows)) : undefined}
        />
      }
    >
      {isRunning ? (
        <RunProgress state={assetRun.state} />
      ) : error ? (
        <QueryError text={texts.loadFailed} error={error} onRetry={retry} />
      ) : rows === undefined ? (
        <Skeletons lines={6} />
      ) : doors.length === 0 ? (
        <EmptyState title={texts.none} />
      ) : (
        <div className="door-passwords">
          {doors.map((door) => (
            <DoorSlots
              key={door.key}
              door={door}
              rows={rows}
              isFirst={door === firstDoor}
              onChange={updateRows}
            />
          ))}
        </div>
      )}
      {assetRun && !isRunning && !isRunComplete(assetRun.state) && dismissedState !== assetRun.state && (
        <FailedPasswordsDialog assetRun={assetRun} onClose={() => setDismissedState(assetRun.state)} />
      )}
      {discardDialog}
    </Drawer>
  );
}

interface DrawerFooterProps {
  /** Reason why saving is disabled. */
  disabledReason: string | undefined;
  isDirty: boolean;
  isRunning: boolean;
  onClose: () => void;
  /** Undefined if there is nothing to save. */
  onSave: (() => void) | undefined;
}

function DrawerFooter({ disabledReason, isDirty, isRunning, onClose, onSave }: DrawerFooterProps) {
  return (
    <>
      {disabledReason !== undefined && (
        <p className="dialog-why" id="door-passwords-why">
          {disabledReason}
        </p>
      )}
      <Button onClick={onClose}>{isDirty ? formTexts.cancel : formTexts.close}</Button>
      {onSave && (
        <Button
          variant="primary"
          busy={isRunning}
          {...(disabledReason === undefined
            ? {}
            : { disabledReason, 'aria-describedby': 'door-passwords-why' })}
          onClick={onSave}
        >
          {formTexts.save}
        </Button>
      )}
    </>
  );
}

/** Notifies that all passwords have reached their doors, with the asset name, and closes the drawer if it is still open. */
function useNotifyWhenComplete(
  state: RunState | undefined,
  cause: string,
  onClose: (changed: 'changed') => void,
): void {
  const notify = useNotify();
  // A run that had already ended is not reported.
  const [initialState] = useState(state);
  const isNewlyComplete = state !== undefined && state !== initialState && isRunComplete(state);
  const notifyComplete = useEffectEvent(() => {
    notify(texts.done, { type: 'success', autoHideDuration: SUCCESS_MESSAGE_MS, cause });
    onClose('changed');
  });
  useEffect(() => {
    if (isNewlyComplete) notifyComplete();
  }, [isNewlyComplete]);
}
