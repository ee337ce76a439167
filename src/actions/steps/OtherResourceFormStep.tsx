import { useMemo } from 'react';
import type { RaRecord } from 'ra-core';
import { fillTemplate, fillTextTemplate } from '../../../dataProvider';
import type { FormTarget } from '../../config/types';
import type { RunningAction } from '../actionTarget';
import { RecordFormStep } from './RecordFormStep';
import { actionTexts } from '../texts';
import { useAbortStep, useStepResource } from './useStepResource';

interface OtherResourceFormStepProps {
  runningAction: RunningAction;
  formKind: 'edit' | 'create';
  formTarget: FormTarget;
  onDone: () => void;
}

/**
 * Opens the form of another resource from a record. Loads its declaration and those its fields refer to. Shows a message if
 * that fails, or if the record has no id of the record to edit.
 */
export function OtherResourceFormStep({
  runningAction,
  formKind,
  formTarget,
  onDone,
}: OtherResourceFormStepProps) {
  const resource = useStepResource(formTarget.resource, actionTexts.no_form, onDone);
  const { target } = runningAction;
  const id = formKind === 'edit' ? fillTextTemplate(formTarget.id, target.scope) : '';
  const canOpen =
    resource !== undefined && (formKind === 'create' || id !== '') && resource[formKind] !== null;
  useAbortStep(resource !== undefined && !canOpen, actionTexts.no_form, onDone);
  const initialValues = useMemo(
    () => fillTemplate(formTarget.defaultValues, target.scope) as Readonly<Record<string, unknown>> | null,
    [formTarget, target.scope],
  );
  const innerAction = useMemo((): RunningAction | undefined => {
    if (!resource) return undefined;
    const { record, scope } = target;
    const parent = getParent(target, formTarget);
    const editedRecord: RaRecord | undefined = formKind === 'edit' ? { ...record, id } : undefined;
    return {
      ...runningAction,
      target: {
        resource,
        record: editedRecord,
        selection: undefined,
        pageRecordTitle: target.pageRecordTitle,
        parent,
        scope: { ...scope, id },
      },
    };
  }, [runningAction, target, resource, formKind, id, formTarget]);
  if (!canOpen || !innerAction) return null;
  return (
    <RecordFormStep
      runningAction={innerAction}
      formKind={formKind}
      initialValues={initialValues ?? undefined}
      onDone={onDone}
    />
  );
}

/** Returns the parent record of the form. */
function getParent(
  { record, parent }: RunningAction['target'],
  { isChildOfRecord }: FormTarget,
): RaRecord | undefined {
  if (!isChildOfRecord || !record) return parent ?? record;
  return parent ? { ...record, parent } : record;
}
