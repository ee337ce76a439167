import { useMemo } from 'react';
import type { RaRecord } from 'ra-core';
import { fillTemplate, fillText } from '../../dataProvider';
import type { OtherForm } from '../config/types';
import type { RunningAction } from '../writes/target';
import { RecordFormStep } from './RecordFormStep';
import { actionTexts } from './texts';
import { useEndWithout, useLoaded } from './useLoaded';

interface OtherFormStepProps {
  running: RunningAction;
  opens: 'edit' | 'create';
  other: OtherForm;
  onDone: () => void;
}

/**
 * Opens the form of another resource from a record, whose declaration loads for it with what its fields name. Where that
 * cannot be had, or the record does not name what is edited, a message says so.
 */
export function OtherFormStep({ running, opens, other, onDone }: OtherFormStepProps) {
  const resource = useLoaded(other.resource, actionTexts.no_form, onDone);
  const { target } = running;
  const id = opens === 'edit' ? fillText(other.id, target.scope) : '';
  const isOpen = resource !== undefined && (opens === 'create' || id !== '') && resource[opens] !== null;
  useEndWithout(resource !== undefined && !isOpen, actionTexts.no_form, onDone);
  const initial = useMemo(
    () => fillTemplate(other.with, target.scope) as Readonly<Record<string, unknown>> | null,
    [other, target.scope],
  );
  const inner = useMemo((): RunningAction | undefined => {
    if (!resource) return undefined;
    const { record, scope } = target;
    const parent = parentOf(target, other);
    const edited: RaRecord | undefined = opens === 'edit' ? { ...record, id } : undefined;
    return {
      ...running,
      target: {
        resource,
        record: edited,
        selection: undefined,
        above: target.above,
        parent,
        scope: { ...scope, id },
      },
    };
  }, [running, target, resource, opens, id, other]);
  if (!isOpen || !inner) return null;
  return <RecordFormStep running={inner} opens={opens} initial={initial ?? undefined} onDone={onDone} />;
}

/** The record that the form stands below. */
function parentOf(
  { record, parent }: RunningAction['target'],
  { belowRecord }: OtherForm,
): RaRecord | undefined {
  if (!belowRecord || !record) return parent ?? record;
  return parent ? { ...record, parent } : record;
}
