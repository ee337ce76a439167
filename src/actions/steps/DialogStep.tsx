import { staleAfterWriteFilter } from '../../queries/queryKeys';
import { useQueryClient } from '@tanstack/react-query';
import type { Json } from '../../config/types';
import type { RunningAction } from '../actionTarget';
import { useTranslateText } from '../../i18n/useTranslateText';
import { ExtensionSlot } from '../../extensions/ExtensionSlot';
import { interpolateText } from '../../i18n/interpolateText';
import { InfoDialog } from '../../ui/dialog/ConfirmDialog';
import { actionTexts } from '../texts';

interface DialogStepProps {
  runningAction: RunningAction;
  /** Id of the dialog. */
  id: string;
  options: Readonly<Record<string, Json>>;
  onDone: () => void;
}

/** Renders the dialog extension that an action opens. If it is unknown or throws, shows an error dialog. */
export function DialogStep({
  runningAction: { action, target, list },
  id,
  options,
  onDone,
}: DialogStepProps) {
  const t = useTranslateText();
  const queryClient = useQueryClient();
  const { resource, record, parent, selection } = target;
  const label = t(action.label);
  const textArgs = { dialog: id, resource: resource.name, source: resource.file };
  const onClose = (changed?: 'changed'): void => {
    if (changed) void queryClient.invalidateQueries(staleAfterWriteFilter);
    onDone();
  };
  return (
    <ExtensionSlot
      kind="dialog"
      id={id}
      extensionProps={{
        resource,
        record,
        parent,
        selection,
        unselect: list?.unselect,
        latest: list?.latest,
        options,
        label,
        onClose,
      }}
      missingMessage={{
        title: interpolateText(actionTexts.dialog.unknown, textArgs),
        text: interpolateText(actionTexts.dialog.unknown_text, textArgs),
      }}
      errorText={interpolateText(actionTexts.dialog.broken, textArgs)}
      wrap={(content) => (
        <InfoDialog open title={label} onClose={onDone}>
          {content}
        </InfoDialog>
      )}
    />
  );
}
