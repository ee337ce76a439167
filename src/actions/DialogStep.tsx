import { Suspense } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { RunningAction } from '../writes/target';
import { useText } from '../i18n/useText';
import { InfoDialog } from '../ui/ConfirmDialog';
import { ErrorState } from '../ui/states';
import { useCodedParts } from '../parts/PartsContext';

interface DialogStepProps {
  running: RunningAction;
  onDone: () => void;
}

/** The dialog written in code that an action opens; an unknown one says so and the page lives on. */
export function DialogStep({ running: { action, target }, onDone }: DialogStepProps) {
  const t = useText();
  const queryClient = useQueryClient();
  const { resource, record, parent, selection } = target;
  const Coded = useCodedParts().dialog(action.dialog ?? '');
  const label = t(action.label);
  if (!Coded) {
    const names = { dialog: action.dialog ?? '', resource: resource.name, source: resource.file };
    return (
      <InfoDialog open title={label} onClose={onDone}>
        <ErrorState title={t('dialogs.unknown', names)} text={t('dialogs.unknown_text', names)} />
      </InfoDialog>
    );
  }
  return (
    <Suspense fallback={null}>
      <Coded
        resource={resource}
        record={record}
        parent={parent}
        selection={selection}
        options={action.options}
        label={label}
        onClose={(changed) => {
          if (changed) void queryClient.invalidateQueries();
          onDone();
        }}
      />
    </Suspense>
  );
}
