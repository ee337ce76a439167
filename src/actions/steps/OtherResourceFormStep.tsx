import { useMemo } from 'react';
import type { RaRecord } from 'ra-core';
import { fillTemplate, fillTextTemplate } from '../../../dataProvider';
import type { FormTarget } from '../../config/types';
import { isBlank } from '../../config/values/isEmpty';
import { readPath } from '../../config/values/readPath';
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
  const parent = useMemo(() => getParent(target, formTarget), [target, formTarget]);
  const hasParent = !formTarget.parent?.member || parent !== undefined;
  const canOpen =
    resource !== undefined &&
    (formKind === 'create' || id !== '') &&
    hasParent &&
    resource[formKind] !== null;
  useAbortStep(resource !== undefined && !canOpen, actionTexts.no_form, onDone);
  const initialValues = useMemo(
    () => fillTemplate(formTarget.defaultValues, target.scope) as Readonly<Record<string, unknown>> | null,
    [formTarget, target.scope],
  );
  const innerAction = useMemo((): RunningAction | undefined => {
    if (!resource) return undefined;
    const { record, scope } = target;
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
  }, [runningAction, target, resource, formKind, id, parent]);
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

/** Returns the parent record of the form; undefined if the record has no such object with an id. */
function getParent(
  { record, parent }: RunningAction['target'],
  { parent: formParent }: FormTarget,
): RaRecord | undefined {
  if (!formParent || !record) return parent ?? record;
  const ownParent =
    formParent.member === null ? record : readMember(record, formParent.member, formParent.ids);
  return parent && ownParent ? { ...ownParent, parent } : ownParent;
}

/** Returns an object in a record as a record of its own. */
function readMember(record: RaRecord, member: string, ids: readonly string[]): RaRecord | undefined {
  const value = readPath(record, member);
  if (typeof value !== 'object' || value === null) return undefined;
  const id = ids.map((name) => readPath(value, name)).find((candidate) => !isBlank(candidate));
  return typeof id === 'string' || typeof id === 'number' ? { ...value, id } : undefined;
}
