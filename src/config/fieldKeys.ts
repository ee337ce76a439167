/** The keys that every field of a declaration may have; whatever else it says belongs to its type. */
export const fieldKeys = [
  'label',
  'source',
  'write',
  'empty',
  'emptyWhen',
  'tip',
  'help',
  'placeholder',
  'required',
  'requiredWhen',
  'requiredText',
  'readOnly',
  'visibleWhen',
  'disabledWhen',
  'default',
  'access',
  'sortable',
  'sortBy',
  'filterBy',
  'call',
] as const;
export type FieldKey = (typeof fieldKeys)[number];
