import { useEffect, useRef } from 'react';
import type { RunningAction } from '../writes/target';
import { BlockedDialog } from './BlockedDialog';
import { ConfirmStep } from './ConfirmStep';
import { DialogStep } from './DialogStep';
import { FormStep } from './FormStep';
import { RecordFormStep } from './RecordFormStep';
import { UnknownStep } from './UnknownStep';
import { useActionFlow } from './useActionFlow';

interface ActionFlowProps {
  running: RunningAction;
  onDone: () => void;
}

/** One run of an action, step by step: check → form or confirmation → call → what follows. */
export default function ActionFlow({ running, onDone }: ActionFlowProps) {
  const flow = useActionFlow(running, onDone);
  const started = useRef(false);
  const { start } = flow;
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    start();
  }, [start]);

  switch (flow.step.kind) {
    case 'record':
      return <RecordFormStep running={running} opens={flow.step.opens} onDone={onDone} />;
    case 'blocked':
      return <BlockedDialog block={flow.step.block} scope={flow.step.scope} onClose={onDone} />;
    case 'dialog':
      return <DialogStep running={running} onDone={onDone} />;
    case 'form':
      return <FormStep running={running} onSubmit={flow.submit} outcome={flow.stayed} onClose={onDone} />;
    case 'confirm':
      return <ConfirmStep running={running} busy={flow.busy} onConfirm={flow.confirmed} onClose={onDone} />;
    case 'unknown':
      return <UnknownStep error={flow.step.error} onClose={onDone} />;
    default:
      return null;
  }
}
