import { Suspense } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { RunningAction } from '../actions/ActionsContext';
import { useText } from '../fields/useText';
import { InfoDialog } from '../layout/ConfirmDialog';
import { ErrorState } from '../layout/states';
import { lazyById } from '../lib/lazyById';
import { dialogTypes } from './registry';

const componentOf = lazyById(dialogTypes);

interface DialogStepProps {
  running: RunningAction;
  onDone: () => void;
}

/** The dialog written in code that an action opens; an unknown one says so and the page lives on. */
export function DialogStep({ running: { action, target }, onDone }: DialogStepProps) {
  const t = useText();
  const queryClient = useQueryClient();
  const { resource, record, parent, selection } = target;
  const Coded = componentOf(action.dialog ?? '');
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
