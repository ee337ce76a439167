import type { Json } from '../../config/schema/common';

const filter: Record<string, Json> = {};

/** `minSearch` in characters, `pageSize` in records. */
export const defaults = {
  link: true,
  minSearch: 3,
  pageSize: 50,
  paged: true,
  filter,
  loadError: 'load_error',
  autoSelectSingle: false,
  create: false,
  preload: false,
  searchLocally: false,
  pickerView: 'list' as const,
};
