import { DEFAULTS } from '../defaults';
import type { RelatedListInput } from '../schema/relatedList';
import type { PanelInput } from '../schema/panel';
import type { Action, List, RecordsPanel } from '../types';
import { normaliseAccess } from './access';

/** Fills a panel; `related` normalises a list of another resource. */
export function normalisePanel(
  { records, entries = {}, start, address = {} }: PanelInput,
  related: (list: RelatedListInput) => List,
): RecordsPanel {
  const { fields, lists = [], actions = [], recordError, ...source } = records;
  const list = related({ ...source, paged: false, columns: fields, rowActions: actions, rowClick: false });
  return {
    records: { ...list, rowActions: list.rowActions.map(leavingWhatIsGone) },
    recordError: recordError ?? DEFAULTS.detail.error,
    lists: lists.map((list) => related({ ...list, resource: list.resource ?? records.resource })),
    entries: Object.entries(entries).map(([key, entry]) => ({
      key,
      label: entry.label,
      access: normaliseAccess(entry.access),
      list: related(entry.list),
    })),
    start: start ?? null,
    address: {
      create: address.create ?? DEFAULTS.panel.create,
      record: address.record ?? null,
      edit: address.edit ?? DEFAULTS.panel.edit,
    },
  };
}

/** What is deleted is not read again: the panel goes on to another of its records. */
const leavingWhatIsGone = (action: Action): Action => {
  const { does } = action;
  if (does.kind !== 'send' || !does.calls.some(({ call }) => call.method === 'DELETE')) return action;
  const then = does.end.then.map((step) => (step === 'reload' ? 'list' : step));
  return { ...action, does: { ...does, end: { ...does.end, then } } };
};
