import { useEffect, useMemo, useRef } from 'react';
import { useNotify, type RaRecord } from 'ra-core';
import { fillTemplate, fillText } from '../../dataProvider';
import type { OtherForm } from '../config/types';
import { useDeclarations, useResources } from '../console/hooks';
import { NewVersionError } from '../lib/retryImport';
import type { RunningAction } from '../writes/target';
import { RecordFormStep } from './RecordFormStep';
import { actionTexts } from './texts';

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
  const resource = useLoaded(other.resource, onDone);
  const { target } = running;
  const id = opens === 'edit' ? fillText(other.id, target.scope) : '';
  const isOpen = resource !== undefined && (opens === 'create' || id !== '') && resource[opens] !== null;
  useFailure(resource !== undefined && !isOpen, onDone);
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
      target: { resource, record: edited, selection: undefined, parent, scope: { ...scope, id } },
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

/** A declaration with what its fields name; undefined while it is on its way. */
function useLoaded(name: string, onDone: () => void) {
  const { isReady, load, failure, retry } = useDeclarations();
  const isThere = isReady(name, 'list');
  const error = failure(name, 'list');
  const resource = useResources().get(name);
  useEffect(() => {
    if (!isThere && !error) void load(name, 'list');
  }, [isThere, error, load, name]);
  useFailure(error !== undefined || (isThere && resource === undefined), onDone, retry);
  if (error instanceof NewVersionError) throw error;
  return isThere ? resource : undefined;
}

/** Says once that there is no form, and ends the action. */
function useFailure(hasFailed: boolean, onDone: () => void, then?: () => void): void {
  const notify = useNotify();
  const isSaid = useRef(false);
  useEffect(() => {
    if (!hasFailed || isSaid.current) return;
    isSaid.current = true;
    notify(actionTexts.no_form, { type: 'error' });
    then?.();
    onDone();
  }, [hasFailed, notify, then, onDone]);
}
