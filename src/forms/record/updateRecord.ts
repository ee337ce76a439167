import type { QueryClient } from '@tanstack/react-query';
import type { Identifier, RaRecord } from 'ra-core';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { isPendingResult } from '../../../dataProvider/pendingResult';
import type { Resource } from '../../config/types';
import type { MutationResponse } from '../../mutations/executeMutation';
import type { RequestOptions, Values } from '../../mutations/submit/declaredMutation';
import { showSentValues } from './showSentValues';

/** Update of one record. */
interface RecordUpdate {
  resource: Resource;
  id: Identifier;
  /** The record as last fetched: members that are not sent are kept as it has them. */
  record: RaRecord;
  /** Values by field, as the host gets them. */
  values: Values;
  /** Record that the list of the record belongs to. */
  parent: RaRecord | undefined;
  options: RequestOptions;
}

/**
 * Sends an update. The lists and details in the cache show the sent values at once, unless the host has only accepted the
 * write: its response may be empty, and the refetch takes a while. Rejects with an `ApiError`.
 */
export async function updateRecord(
  { dataProvider, queryClient }: { dataProvider: ConsoleDataProvider; queryClient: QueryClient },
  { resource, id, record, values, parent, options }: RecordUpdate,
): Promise<MutationResponse> {
  const response = await dataProvider.update<RaRecord>(resource.name, {
    id,
    data: { ...values },
    previousData: record,
    meta: { parent, ...options },
  });
  const isPending = isPendingResult(response);
  if (!isPending) showSentValues(queryClient, resource, id, values, options.omittedFields);
  return { status: 200, isPending, result: { ...response.data, id: response.data.id || id } };
}
