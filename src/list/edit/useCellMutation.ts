import { useRef } from 'react';
import type { RaRecord } from 'ra-core';
import { recordScope } from '../../../dataProvider';
import type { Field, RecordForm, Resource } from '../../config/types';
import { useRecordMutation } from '../../forms/record/useRecordMutation';
import { useTranslateText } from '../../i18n/useTranslateText';
import type { ListActions } from '../../mutations/list/ListActionsContext';
import type { DeclaredMutation } from '../../mutations/submit/declaredMutation';
import { useCanAccess } from '../../session/access/useCanAccess';
import { addOtherFields, sendsWholeForm } from './addOtherFields';
import { toCellOutcomes } from './cellOutcomes';
import { getCellState } from './cellState';
import { cellEditTexts } from './texts';

interface CellMutationOptions {
  resource: Resource;
  edit: RecordForm;
  field: Field;
  record: RaRecord;
  parent: RaRecord | undefined;
  list: ListActions | undefined;
  onSaved: () => void;
}

/**
 * Describes the write of one cell: that of the edit form, with one field. The record is read right before it, so that a value
 * that was locked meanwhile is not sent.
 */
export function useCellMutation(options: CellMutationOptions): DeclaredMutation {
  const { resource, edit, field, record, parent, list, onSaved } = options;
  const t = useTranslateText();
  const canAccess = useCanAccess();
  const form = { ...edit, fields: [field], outcomeRules: toCellOutcomes(edit.outcomeRules) };
  const mutation = useRecordMutation({ resource, form, record, parent, list, onSaved });
  // Without a read right before the write, only a row that is the whole record will do.
  const recordOfRow = resource.api.isRowComplete ? record : undefined;
  const latestRecord = useRef<RaRecord>(recordOfRow);
  const { scope, send } = mutation;
  return {
    ...mutation,
    fetchLatestRecord: async () => {
      // A read that fails leaves none of an earlier try.
      latestRecord.current = recordOfRow;
      const fetched = await mutation.fetchLatestRecord?.();
      latestRecord.current = fetched ?? recordOfRow;
      return fetched;
    },
    check: async () => {
      const { current } = latestRecord;
      if (!current) return sendsWholeForm(resource) ? cellEditTexts.not_read : undefined;
      const latestScope = { ...scope, ...recordScope(resource, current) };
      const state = getCellState(field, { resource, scope: latestScope, canAccess });
      if (state.disabledReason !== null) return t(state.disabledReason);
      return state.isOffered ? undefined : cellEditTexts.locked;
    },
    send:
      send &&
      (async (sendScope, values, { omittedFields = [], ...requestOptions }) => {
        const base = latestRecord.current ?? record;
        const update = await addOtherFields(
          { values, omittedFields },
          { resource, field, record: base, scope },
        );
        return send(sendScope, update.values, { ...requestOptions, omittedFields: update.omittedFields });
      }),
  };
}
