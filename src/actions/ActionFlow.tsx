import { useCallback } from 'react';
import type { RunningAction } from '../writes/target';
import { DialogStep } from './DialogStep';
import { ListStep } from './ListStep';
import { OtherFormStep } from './OtherFormStep';
import { RecordFormStep } from './RecordFormStep';
import { SendFlow } from './SendFlow';

interface ActionFlowProps {
  running: RunningAction;
  /** The run is over. */
  onDone: (run: RunningAction) => void;
}

/** One run of an action; what only leads somewhere, or is not declared, is never run. */
export default function ActionFlow({ running, onDone }: ActionFlowProps) {
  const { does } = running.action;
  const end = useCallback(() => onDone(running), [onDone, running]);
  switch (does.kind) {
    case 'send':
      return <SendFlow running={running} does={does} onDone={end} />;
    case 'open':
      return does.other ? (
        <OtherFormStep running={running} opens={does.form} other={does.other} onDone={end} />
      ) : (
        <RecordFormStep running={running} opens={does.form} onDone={end} />
      );
    case 'list':
      return <ListStep running={running} does={does} onDone={end} />;
    case 'dialog':
      return <DialogStep running={running} id={does.id} options={does.options} onDone={end} />;
    default:
      return null;
  }
}
