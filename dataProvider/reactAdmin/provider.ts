import { PAGE_DEFAULTS } from '../../src/config/dialects/presets';
import {
  DEFAULT_FILTERS,
  getProviderOptions,
  resolveProviderDialect,
  type FilterTemplate,
  type ProviderHost,
} from '../../src/config/dialects/providerHost';
import type { Dialect, DialectOperator } from '../../src/config/types';

/** Abilities of a provider, with every default filled. */
export interface Provider {
  /** Name of the module in the overlay. */
  module: string;
  filter: Readonly<Partial<Record<DialectOperator, FilterTemplate>>>;
  search: FilterTemplate;
  canSort: boolean;
  ids: 'text' | 'number';
  /** Describes the results of the provider (`{ data, total, pageInfo }`), its errors and dates for the parsers of dialects. */
  dialect: Dialect;
}

/** Positions of the messages in the `body` of an error: those of react-admin, and those of most hosts. */
const ERROR_PATHS: Dialect['errors'] = {
  message: ['detail', 'description', 'message', 'error'],
  list: ['errors', 'graphQLErrors'],
  detail: ['detail', 'message', 'msg', 'title'],
  field: ['source.pointer', 'field', 'loc', 'extensions.field'],
  fields: ['errors'],
  when: [],
  status: [],
};

/** Returns the abilities of a host's provider. */
export function resolveProvider(host: ProviderHost): Provider {
  const { module, filter, search = false, sort = true, ids = 'text', errors } = getProviderOptions(host);
  return {
    module,
    filter: { ...DEFAULT_FILTERS, ...filter } as Provider['filter'],
    search,
    canSort: sort,
    ids,
    dialect: {
      ...resolveProviderDialect(host),
      page: { ...PAGE_DEFAULTS, query: 'page={page}&perPage={size}' },
      getList: {
        query: {},
        json: {},
        count: false,
        data: ['data'],
        total: ['total'],
        pages: [],
        next: ['pageInfo.hasNextPage'],
        last: [],
      },
      getOne: { data: ['data'] },
      create: { method: 'POST', body: 'bare', id: [] },
      update: { method: 'PUT', body: 'bare', whole: true },
      errors: { ...ERROR_PATHS, ...(errors as Partial<Dialect['errors']> | undefined) },
    },
  };
}
