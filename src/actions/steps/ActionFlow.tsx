import { useCallback } from 'react';
import type { RunningAction } from '../actionTarget';
import { DialogStep } from './DialogStep';
import { ListStep } from './ListStep';
import { OtherResourceFormStep } from './OtherResourceFormStep';
import { RecordFormStep } from './RecordFormStep';
import { SendFlow } from './SendFlow';

interface ActionFlowProps {
  runningAction: RunningAction;
  /** Called when the run is over. */
  onDone: (runningAction: RunningAction) => void;
}

/** Renders one run of an action. Links and undeclared actions never run. */
export default function ActionFlow({ runningAction, onDone }: ActionFlowProps) {
  const { behaviour } = runningAction.action;
  const handleDone = useCallback(() => onDone(runningAction), [onDone, runningAction]);
  switch (behaviour.kind) {
    case 'send':
      return <SendFlow runningAction={runningAction} behaviour={behaviour} onDone={handleDone} />;
    case 'open':
      return behaviour.target ? (
        <OtherResourceFormStep
          runningAction={runningAction}
          formKind={behaviour.form}
          formTarget={behaviour.target}
          onDone={handleDone}
        />
      ) : (
        <RecordFormStep runningAction={runningAction} formKind={behaviour.form} onDone={handleDone} />
      );
    case 'list':
      return <ListStep runningAction={runningAction} behaviour={behaviour} onDone={handleDone} />;
    case 'dialog':
      return (
        <DialogStep
          runningAction={runningAction}
          id={behaviour.id}
          options={behaviour.options}
          onDone={handleDone}
        />
      );
    default:
      return null;
  }
}
