import { useEffect, useEffectEvent, useState } from 'react';
import { useNotify } from 'ra-core';
import { useTitles } from '../../../console/hooks';
import { fillText } from '../../../i18n/fillText';
import { formTexts } from '../../../i18n/es/form';
import type { DialogProps } from '../../../parts/types';
import { useAskBeforeUnload } from '../../../session/useAskBeforeUnload';
import { Button } from '../../../ui/Button';
import { Drawer } from '../../../ui/Drawer';
import { ReadFailed } from '../../../ui/ReadFailed';
import { EmptyState, Skeletons } from '../../../ui/states';
import { useClosing } from '../../../ui/useClosing';
import { DoorSlots } from './DoorSlots';
import { NotDone } from './NotDone';
import type { DoorPasswordsOptions } from './options';
import { RunProgress } from './RunRows';
import type { RunState } from './runner';
import { forgetRun, isWhole } from './runs';
import { changesOf, whyNotSave } from './slots';
import { passwordTexts as texts } from './texts';
import { useDoorRun } from './useDoorRun';
import { usePasswordRows } from './usePasswordRows';
import './doorPasswords.css';

/** ms that the message about saved passwords stays (AACC-36). */
const DONE_MS = 3000;

type DoorPasswordsProps = DialogProps<DoorPasswordsOptions>;

/** The passwords of the doors of an asset, all doors at once, beginning with that of the row (AACC-15..AACC-37). */
export default function DoorPasswords({ parent, record, ...props }: DoorPasswordsProps) {
  const asset = parent ?? record;
  if (asset === undefined) return null;
  const device = parent === undefined ? undefined : String(record?.['device_id'] ?? '');
  return <Passwords {...props} asset={asset} device={device} />;
}

interface PasswordsProps extends Pick<DoorPasswordsProps, 'options' | 'label' | 'onClose'> {
  asset: NonNullable<DoorPasswordsProps['record']>;
  /** The device whose door is shown first. */
  device: string | undefined;
}

function Passwords({ asset, device, options, label, onClose }: PasswordsProps) {
  const assetId = String(asset.id);
  const assetName = useTitles()(options.assets, asset, []) || assetId;
  const { active, start } = useDoorRun(assetId, assetName);
  const { doors, rows, change, error, retry } = usePasswordRows(assetId, active);
  const [seen, setSeen] = useState<RunState>();
  const isRunning = active !== undefined && active.state.phase !== 'ended';
  const why = rows && whyNotSave(rows);
  const first = doors.find(({ slots }) => slots.some(({ deviceId }) => deviceId === device));
  const isTyped = !isRunning && rows !== undefined && changesOf(rows).length > 0;
  const leave = (): void => {
    forgetRun(assetId);
    onClose();
  };
  const { close, question } = useClosing(isTyped, leave);
  useAskBeforeUnload(isTyped);
  useWhenWhole(active?.state, assetName, onClose);

  return (
    <Drawer
      open
      title={fillText(texts.title, { label, asset: assetName })}
      width={520}
      onClose={close}
      onLeave={leave}
      actions={
        <Footer
          why={isRunning || rows?.length === 0 ? undefined : why}
          isTyped={isTyped}
          isRunning={isRunning}
          onClose={close}
          onSave={rows && rows.length > 0 ? () => start(changesOf(rows)) : undefined}
        />
      }
    >
      {isRunning ? (
        <RunProgress state={active.state} />
      ) : error ? (
        <ReadFailed text={texts.loadFailed} error={error} onRetry={retry} />
      ) : rows === undefined ? (
        <Skeletons lines={6} />
      ) : doors.length === 0 ? (
        <EmptyState title={texts.none} />
      ) : (
        <div className="door-passwords">
          {doors.map((door) => (
            <DoorSlots key={door.key} door={door} rows={rows} isFirst={door === first} onChange={change} />
          ))}
        </div>
      )}
      {active && !isRunning && !isWhole(active.state) && seen !== active.state && (
        <NotDone active={active} onClose={() => setSeen(active.state)} />
      )}
      {question}
    </Drawer>
  );
}

interface FooterProps {
  /** Why nothing can be saved. */
  why: string | undefined;
  isTyped: boolean;
  isRunning: boolean;
  onClose: () => void;
  /** Undefined where there is nothing to save. */
  onSave: (() => void) | undefined;
}

function Footer({ why, isTyped, isRunning, onClose, onSave }: FooterProps) {
  return (
    <>
      {why !== undefined && (
        <p className="dialog-why" id="door-passwords-why">
          {why}
        </p>
      )}
      <Button onClick={onClose}>{isTyped ? formTexts.cancel : formTexts.close}</Button>
      {onSave && (
        <Button
          variant="primary"
          busy={isRunning}
          {...(why === undefined ? {} : { why, 'aria-describedby': 'door-passwords-why' })}
          onClick={onSave}
        >
          {formTexts.save}
        </Button>
      )}
    </>
  );
}

/** Says that all passwords came to their doors, of which asset, and closes, if that happens while the drawer is open. */
function useWhenWhole(
  state: RunState | undefined,
  cause: string,
  onClose: (changed: 'changed') => void,
): void {
  const notify = useNotify();
  // One that had ended before is no news.
  const [known] = useState(state);
  const isNews = state !== undefined && state !== known && isWhole(state);
  const tell = useEffectEvent(() => {
    notify(texts.done, { type: 'success', autoHideDuration: DONE_MS, cause });
    onClose('changed');
  });
  useEffect(() => {
    if (isNews) tell();
  }, [isNews]);
}
