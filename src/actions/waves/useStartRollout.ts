import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { RaRecord } from 'ra-core';
import type { SendBehaviour } from '../../config/types';
import { recordTitle, relatedTitle } from '../../fields/titles/recordTitle';
import { useTranslateText } from '../../i18n/useTranslateText';
import { useCanAccess } from '../../session/access/useCanAccess';
import { useProfile } from '../../session/profile/useProfile';
import type { RunningAction } from '../actionTarget';
import { getRowRefusal } from '../bulk/getRowRefusal';
import { addWriteNames } from '../mutation/addWriteNames';
import { buildTargetScope } from '../targetScope';
import { createRow, type Rollout, type RolloutPlan } from './rollout';
import { showRolloutJob } from './rolloutJobs';
import { addRollout } from './rolloutStore';

/** A selected record, and the reason why it is left out; undefined: it is included. */
export interface PlannedRow {
  id: string;
  name: string;
  refusal: string | undefined;
}

interface RolloutStart {
  rows: readonly PlannedRow[];
  title: string;
  /** Starts the waves; returns the id of the rollout. */
  start: (plan: RolloutPlan) => string;
}

const NO_RECORDS: readonly RaRecord[] = [];

/** Returns the records of an action in waves, and the function that starts them. */
export function useStartRollout(
  { action, target, list }: RunningAction,
  behaviour: SendBehaviour,
  form: Readonly<Record<string, unknown>>,
): RolloutStart {
  const { resource, selection = NO_RECORDS, scope: targetScope } = target;
  const { $me, $ids } = targetScope;
  const canAccess = useCanAccess();
  const t = useTranslateText();
  const { profile } = useProfile();
  const { pathname, search } = useLocation();
  const rows = useMemo(() => {
    const fields = behaviour.prompt?.kind === 'form' ? behaviour.prompt.fields : undefined;
    const nameFields = [behaviour.perRecord?.name ?? []].flat();
    return selection.map((record): PlannedRow => {
      const recordScope = buildTargetScope(
        { resource, record, selection: undefined, parent: undefined },
        { $me, $ids },
      );
      const scope = { ...recordScope, form: addWriteNames(fields, form) };
      return {
        id: String(record.id),
        name: relatedTitle(resource, record, nameFields, t) || recordTitle(resource, record, t),
        refusal: getRowRefusal(scope, { action, behaviour, resource, canAccess, t }),
      };
    });
  }, [action, behaviour, canAccess, form, resource, selection, t, $me, $ids]);
  // The form asks with more words than the button.
  const title = t(behaviour.prompt?.kind === 'form' ? behaviour.prompt.title : action.label, {
    smart_count: selection.length,
  });
  const start = (plan: RolloutPlan): string => {
    const now = Date.now();
    const rollout: Rollout = {
      ...plan,
      id: crypto.randomUUID(),
      user: profile?.id ?? '',
      resource: resource.name,
      action: action.id,
      title,
      place: { label: t(resource.label.many), to: pathname + search },
      form: Object.fromEntries(Object.entries(form).filter(isStorable)),
      state: 'running',
      pauseCause: '',
      wave: 0,
      acceptedWave: 0,
      nextAt: 0,
      startedAt: now,
      changedAt: now,
      rows: rows.map(({ id, name, refusal }) =>
        refusal === undefined
          ? createRow(id, name)
          : { ...createRow(id, name), state: 'skipped', reason: refusal },
      ),
    };
    addRollout(rollout);
    showRolloutJob(rollout, false);
    list?.unselect?.(selection);
    return rollout.id;
  };
  return { rows, title, start };
}

const isStorable = (entry: [string, unknown]): entry is [string, string | number | boolean] =>
  ['string', 'number', 'boolean'].includes(typeof entry[1]);
