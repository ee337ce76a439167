import { DEFAULTS } from '../defaults';
import type { RelatedListInput } from '../schema/list/relatedList';
import type { MasterDetailInput } from '../schema/masterDetail';
import type { Action, List, MasterDetail } from '../types';
import { normaliseAccess } from './access';

/** Normalises a master-detail panel; `normaliseRelated` normalises a list of another resource. */
export function normaliseMasterDetail(
  { records, entries = {}, initialEntry, urlSegments = {} }: MasterDetailInput,
  normaliseRelated: (list: RelatedListInput) => List,
): MasterDetail {
  const { fields, lists = [], actions = [], recordError, ...source } = records;
  const list = normaliseRelated({
    ...source,
    paged: false,
    columns: fields,
    rowActions: actions,
    rowClick: false,
  });
  return {
    records: { ...list, rowActions: list.rowActions.map(goToListAfterDelete) },
    recordError: recordError ?? DEFAULTS.show.error,
    lists: lists.map((list) => normaliseRelated({ ...list, resource: list.resource ?? records.resource })),
    entries: Object.entries(entries).map(([key, entry]) => ({
      key,
      label: entry.label,
      access: normaliseAccess(entry.access),
      list: normaliseRelated(entry.list),
    })),
    initialEntry: initialEntry ?? null,
    urlSegments: {
      create: urlSegments.create ?? DEFAULTS.masterDetail.create,
      record: urlSegments.record ?? null,
      edit: urlSegments.edit ?? DEFAULTS.masterDetail.edit,
    },
  };
}

/** Replaces `refetch` by `goToList` after a DELETE: a deleted record is not refetched; the panel selects another one. */
const goToListAfterDelete = (action: Action): Action => {
  const { behaviour } = action;
  if (behaviour.kind !== 'send' || !behaviour.callVariants.some(({ call }) => call.method === 'DELETE'))
    return action;
  const effects = behaviour.outcomeRules.effects.map((effect) =>
    effect === 'refetch' ? 'goToList' : effect,
  );
  return { ...action, behaviour: { ...behaviour, outcomeRules: { ...behaviour.outcomeRules, effects } } };
};
