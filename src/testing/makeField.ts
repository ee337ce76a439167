import type { Field } from '../config/types';

/** A normalised field for tests: every default of the grammar, over them `own`. */
export const makeField = (own: Partial<Field> & Pick<Field, 'type'>): Field => ({
  name: 'campo',
  label: 'Campo',
  source: own.name ?? 'campo',
  write: own.name ?? 'campo',
  empty: '—',
  emptyWhen: [],
  tip: null,
  help: null,
  placeholder: null,
  required: false,
  requiredWhen: null,
  requiredText: 'field_required',
  readOnly: false,
  visibleWhen: null,
  disabledWhen: [],
  default: undefined,
  access: { never: false, permissions: [], roles: [] },
  sortable: false,
  sortBy: 'campo',
  filterBy: 'campo',
  call: null,
  options: {},
  ...own,
});
