import type { DialectInput } from '../schema/runtime/dialect';
import type { Dialect } from '../types';
import type { PresetName } from './presetNames';
import { queryLanguagePresets } from './queryLanguagePresets';

/** Defaults of a dialect's pages. */
export const PAGE_DEFAULTS = {
  query: '',
  headers: {},
  maxSize: null,
  cursor: [],
  cursorField: null,
} as const;

/** Defaults of a dialect whose conditions share one parameter. */
export const CONDITION_DEFAULTS = {
  query: null,
  join: false,
  or: false,
  group: '({conditions})',
  ignores: [],
} as const;

/** The product's own, which every key is taken from that nothing else says. */
export const jsonApiDialect: Dialect = {
  headers: { '*': { Accept: 'application/json' } },
  versionHeader: 'Accept-version',
  records: 'json-api',
  id: ['id'],
  page: { ...PAGE_DEFAULTS, query: 'page[number]={page}&page[size]={size}' },
  getList: {
    query: {},
    json: {},
    count: false,
    data: ['data'],
    total: ['meta.all_results', 'meta.allResults'],
    pages: ['meta.total_pages', 'meta.totalPages'],
    next: [],
    last: [],
  },
  getOne: { data: ['data'] },
  record: { path: '{path}/{id}', query: '' },
  sort: { asc: 'sort={field}', desc: 'sort=-{field}', join: ',', default: null },
  search: 'search={value}',
  filter: {
    '=': '{field}={value}',
    several: '{field}={values}',
    '!=': false,
    '>=': false,
    '<=': false,
    '>': false,
    '<': false,
    null: false,
    'not null': false,
  },
  conditions: false,
  literals: {
    quote: "'",
    escapes: { "'": "''" },
    refuses: '',
    refusesTexts: [],
    booleans: { true: 'true', false: 'false' },
    quotesDates: false,
  },
  getMany: false,
  create: { method: 'POST', body: 'data.attributes', id: [] },
  update: { method: 'PATCH', body: 'data.attributes', whole: false },
  dates: 'seconds',
  errors: {
    message: ['detail', 'description', 'message'],
    list: ['errors'],
    detail: ['detail', 'title'],
    field: ['source.pointer'],
    fields: [],
    when: [],
    status: [],
  },
};

/** Hosts by name, each as what differs from the one that it extends. */
export const dialectPresets: Readonly<Record<Exclude<PresetName, 'json-api'>, DialectInput>> = {
  'limit-offset': {
    extends: 'json-api',
    versionHeader: false,
    records: 'plain',
    page: { query: 'limit={size}&offset={offset}' },
    getList: {
      data: ['data', 'results', 'items', 'rows'],
      total: ['total', 'count', 'meta.total', 'header:X-Total-Count'],
      pages: [],
      next: ['next', 'has_more', 'hasMore'],
    },
    search: 'q={value}',
    filter: { several: '{field}={value}' },
    create: { body: 'bare' },
    update: { body: 'bare' },
    dates: 'iso',
    errors: {
      list: ['errors', 'violations', 'detail'],
      message: ['detail', 'description', 'message', 'error', 'title'],
      detail: ['detail', 'message', 'msg', 'defaultMessage', 'title'],
      field: ['source.pointer', 'field', 'path', 'loc', 'propertyPath'],
      fields: ['errors', 'fieldErrors', '.'],
    },
  },
  'json-server': {
    extends: 'limit-offset',
    versionHeader: 'Accept-version',
    page: { query: '_start={offset}&_end={end}' },
    getList: { data: [], total: ['header:X-Total-Count'], next: [] },
    getOne: { data: [] },
    sort: { asc: '_sort={field}&_order=ASC', desc: '_sort={field}&_order=DESC', join: ',', default: 'id' },
    filter: { '>=': '{field}_gte={value}', '<=': '{field}_lte={value}', '!=': '{field}_ne={value}' },
    getMany: { query: 'id={value}', maxIds: 50 },
    update: { method: 'PUT', whole: true },
    dates: 'seconds',
  },
  'jsonapi.org': {
    extends: 'json-api',
    headers: {
      '*': { Accept: 'application/vnd.api+json' },
      POST: { 'Content-Type': 'application/vnd.api+json' },
      PATCH: { 'Content-Type': 'application/vnd.api+json' },
      DELETE: { 'Content-Type': 'application/vnd.api+json' },
    },
    versionHeader: false,
    dates: 'iso',
    getList: {
      total: ['meta.page.total', 'meta.total', 'meta.count', 'meta.totalCount', 'meta.record_count'],
      pages: ['meta.page.lastPage', 'meta.page.last', 'meta.pages'],
      next: ['links.next'],
    },
    search: false,
    filter: { '=': 'filter[{field}]={value}', several: 'filter[{field}]={values}' },
    getMany: { query: 'filter[{field}]={values}&page[size]={size}', maxIds: 50 },
    create: {
      body: {
        data: { type: '{type}', attributes: '{attributes}', relationships: '{relationships?}' },
      },
    },
    update: {
      body: {
        data: { type: '{type}', id: '{id}', attributes: '{attributes}', relationships: '{relationships?}' },
      },
    },
  },
  spring: {
    extends: 'limit-offset',
    page: { query: 'page={index}&size={size}' },
    getList: {
      data: ['content', '_embedded.{type}'],
      total: ['totalElements', 'page.totalElements'],
      pages: ['totalPages', 'page.totalPages'],
      next: ['_links.next'],
      last: ['last'],
    },
    sort: { asc: 'sort={field},asc', desc: 'sort={field},desc', join: false },
    search: false,
    update: { method: 'PUT', whole: true },
    errors: {
      list: ['errors', 'fieldErrors', 'violations'],
      detail: ['defaultMessage', 'message'],
      field: ['field', 'property'],
    },
  },
  hydra: {
    extends: 'limit-offset',
    headers: {
      '*': { Accept: 'application/ld+json' },
      POST: { 'Content-Type': 'application/ld+json' },
      PUT: { 'Content-Type': 'application/ld+json' },
      PATCH: { 'Content-Type': 'application/merge-patch+json' },
    },
    page: { query: 'page={page}&itemsPerPage={size}' },
    getList: {
      data: ['hydra:member', 'member'],
      total: ['hydra:totalItems', 'totalItems'],
      next: ['hydra:view.hydra:next', 'view.next'],
    },
    sort: { asc: 'order[{field}]=asc', desc: 'order[{field}]=desc', join: false },
    search: false,
    filter: {
      several: '{field}[]={value}',
      '>=': '{field}[gte]={value}',
      '<=': '{field}[lte]={value}',
      '>': '{field}[gt]={value}',
      '<': '{field}[lt]={value}',
      null: 'exists[{field}]=false',
      'not null': 'exists[{field}]=true',
    },
    getMany: { query: '{field}[]={value}&itemsPerPage={size}', maxIds: 30 },
    errors: {
      list: ['violations'],
      detail: ['message'],
      field: ['propertyPath'],
      message: ['hydra:description', 'detail', 'description', 'hydra:title', 'title'],
    },
  },
  postgrest: {
    extends: 'limit-offset',
    headers: {
      GET: { Prefer: 'count=exact' },
      POST: { Prefer: 'return=representation' },
      PATCH: { Prefer: 'return=representation' },
      DELETE: { Prefer: 'return=representation' },
    },
    getList: { data: [], total: ['header:Content-Range'], next: [] },
    getOne: { data: [] },
    record: { path: '{path}', query: '{field}=eq.{id}' },
    sort: { asc: 'order={field}.asc', desc: 'order={field}.desc', join: ',', default: '{id}' },
    search: false,
    filter: {
      '=': '{field}=eq.{value}',
      '!=': '{field}=neq.{value}',
      '>=': '{field}=gte.{value}',
      '<=': '{field}=lte.{value}',
      '>': '{field}=gt.{value}',
      '<': '{field}=lt.{value}',
      several: '{field}=in.({quoted})',
      null: '{field}=is.null',
      'not null': '{field}=not.is.null',
    },
    // It requires all parameters of a name: `power=gte.1&power=lte.9`.
    conditions: { join: false },
    getMany: { query: '{field}=in.({quoted})', maxIds: 50 },
    errors: { message: ['message', 'details', 'hint'] },
  },
  directus: {
    extends: 'limit-offset',
    page: { query: 'limit={size}&page={page}' },
    getList: { query: { meta: 'filter_count' }, data: ['data'], total: ['meta.filter_count'], next: [] },
    // It searches with LIKE, which takes these two for any character.
    search: { query: 'search={value}', refuses: '%_' },
    literals: { refusesTexts: ['true', 'false', 'null', 'NULL', '$NOW*', '$CURRENT_*'] },
    filter: {
      '=': 'filter[{field}][_eq]={value}',
      '!=': 'filter[{field}][_neq]={value}',
      '>=': 'filter[{field}][_gte]={value}',
      '<=': 'filter[{field}][_lte]={value}',
      '>': 'filter[{field}][_gt]={value}',
      '<': 'filter[{field}][_lt]={value}',
      several: 'filter[{field}][_in]={values}',
      null: 'filter[{field}][_null]=true',
      'not null': 'filter[{field}][_nnull]=true',
    },
    getMany: { query: 'filter[{field}][_in]={values}&limit={size}', maxIds: 50 },
    errors: { list: ['errors'], detail: ['message'], field: ['extensions.field'] },
  },
  ...queryLanguagePresets,
};
