import { changedByWrites } from '../records/queryKeys';
import { useQueryClient } from '@tanstack/react-query';
import type { Json } from '../config/types';
import type { RunningAction } from '../writes/target';
import { useText } from '../i18n/useText';
import { CodedPart } from '../parts/CodedPart';
import { fillText } from '../i18n/fillText';
import { InfoDialog } from '../ui/ConfirmDialog';
import { actionTexts } from './texts';

interface DialogStepProps {
  running: RunningAction;
  /** Of the dialog. */
  id: string;
  options: Readonly<Record<string, Json>>;
  onDone: () => void;
}

/** The dialog written in code that an action opens; where it is unknown or throws, a dialog says so. */
export function DialogStep({ running: { action, target }, id, options, onDone }: DialogStepProps) {
  const t = useText();
  const queryClient = useQueryClient();
  const { resource, record, parent, selection } = target;
  const label = t(action.label);
  const names = { dialog: id, resource: resource.name, source: resource.file };
  const onClose = (changed?: 'changed'): void => {
    if (changed) void queryClient.invalidateQueries(changedByWrites);
    onDone();
  };
  return (
    <CodedPart
      kind="dialog"
      id={id}
      given={{ resource, record, parent, selection, options, label, onClose }}
      missing={{
        title: fillText(actionTexts.dialog.unknown, names),
        text: fillText(actionTexts.dialog.unknown_text, names),
      }}
      broken={fillText(actionTexts.dialog.broken, names)}
      frame={(panel) => (
        <InfoDialog open title={label} onClose={onDone}>
          {panel}
        </InfoDialog>
      )}
    />
  );
}
