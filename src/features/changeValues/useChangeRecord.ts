import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'ra-core';
import { ApiError, asApiError, isRedirectingError } from '../../../dataProvider';
import { toRowResult } from '../../actions/bulk/rowResult';
import type { RowResponse } from '../../actions/bulk/runBulkJob';
import { buildTargetScope } from '../../actions/targetScope';
import type { Field, RecordForm, Resource } from '../../config/types';
import { isEqualAsSent, isSameDraftValue } from '../../drafts/draftChanges';
import { toFormValue, toFormValues } from '../../fields/core/convert';
import { evaluateFieldState } from '../../fields/formValues/evaluateFieldState';
import { validateField } from '../../fields/formValues/validateField';
import { withValueAtPath } from '../../forms/conflict/withValueAtPath';
import { updateRecord } from '../../forms/record/updateRecord';
import { useTranslateText } from '../../i18n/useTranslateText';
import type { JobRowState } from '../../jobs/job';
import { addOtherFields } from '../../list/edit/addOtherFields';
import { toCellOutcomes } from '../../list/edit/cellOutcomes';
import { getCellState } from '../../list/edit/cellState';
import { runInOrder } from '../../list/edit/runInOrder';
import { cellEditTexts } from '../../list/edit/texts';
import { executeMutation } from '../../mutations/executeMutation';
import { useDataProvider } from '../../queries/console/useDataProvider';
import { useIdLists } from '../../queries/console/consoleHooks';
import { useFetchLatestRecord } from '../../queries/record/useFetchLatestRecord';
import { useCanAccess } from '../../session/access/useCanAccess';
import { useProfile } from '../../session/profile/useProfile';
import { getErrorCause } from '../../ui/feedback/errorMessage';
import { changeValuesTexts } from './texts';

interface ChangeOptions {
  resource: Resource;
  edit: RecordForm;
  parent: RaRecord | undefined;
}

type ChangeRecord = (
  row: RaRecord,
  field: Field,
  wire: Readonly<Record<string, unknown>>,
) => Promise<RowResponse>;

const toResponse = (state: JobRowState, reason: string, mustStop = false): RowResponse => ({
  result: { state, reason },
  successText: undefined,
  mustStop,
});

/**
 * Changes one field of one record, once, by the rules of the edit form. Reads the record first: a record that another user
 * has changed, a locked value and a value that does not fit this record are not sent. Never rejects.
 */
export function useChangeRecord({ resource, edit, parent }: ChangeOptions): ChangeRecord {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const fetchLatest = useFetchLatestRecord(resource);
  const canAccess = useCanAccess();
  const { profile } = useProfile();
  const ids = useIdLists();
  const t = useTranslateText();
  return useCallback(
    (row, field, wire) => {
      const change = async (): Promise<RowResponse> => {
        const latest = await fetchLatest(row).catch(asApiError);
        if (latest instanceof ApiError)
          return toResponse('failed', getErrorCause(latest, t), isRedirectingError(latest));
        const record = latest ?? row;
        const scope = buildTargetScope(
          { resource, record, selection: undefined, parent },
          { $me: profile, $ids: ids },
        );
        const { isOffered, disabledReason } = getCellState(field, { resource, scope, canAccess });
        if (!isOffered) return toResponse('skipped', cellEditTexts.locked);
        if (disabledReason !== null) return toResponse('skipped', t(disabledReason));
        const value = toFormValue(field, withValueAtPath(record, field.source, wire[field.name]), false);
        const current = toFormValue(field, record, false);
        if (isEqualAsSent(field, current, value)) return toResponse('done', changeValuesTexts.same);
        if (!isSameDraftValue(field, current, toFormValue(field, row, false)))
          return toResponse('failed', cellEditTexts.changed);
        const form = { ...toFormValues(edit.fields, record, false), [field.name]: value };
        const { required } = evaluateFieldState(field, { ...scope, ...form });
        const problem = await validateField(field, value, { required, form, record, t });
        if (problem !== undefined) return toResponse('failed', problem);
        const { values, omittedFields } = await addOtherFields(
          { values: wire, omittedFields: [] },
          { resource, field, record, scope },
        );
        const send = () =>
          updateRecord(
            { dataProvider, queryClient },
            { resource, id: row.id, record, values, parent, options: { omittedFields } },
          );
        const { outcomes } = toCellOutcomes(edit.outcomeRules);
        const result = await executeMutation({ send, scope: { ...scope, form: values }, outcomes });
        return {
          result: toRowResult(result, t),
          successText: undefined,
          mustStop: isRedirectingError(result.error),
        };
      };
      return runInOrder(`${resource.name} ${row.id}`, change);
    },
    [resource, edit, parent, dataProvider, queryClient, fetchLatest, canAccess, profile, ids, t],
  );
}
