/** Files of an installation by name: JSON values, or texts as they are. */
export interface InstallationFiles {
  'config.json': unknown;
  'meters.json': unknown;
  'sites.json': unknown;
  'texts.json': unknown;
  'icons/meter.svg': unknown;
}
export type InstallationFile = keyof InstallationFiles;

/** An installation without a mistake: a host with a dialect of its own, sign-in, two resources, and an overlay. */
export const installation: InstallationFiles = {
  'config.json': {
    hosts: {
      main: {
        url: 'https://house.example/api',
        dialect: {
          extends: 'limit-offset',
          page: { query: 'page={page}&per_page={size}' },
          getList: { data: ['items'], total: ['total'] },
          sort: { asc: 'sort={field}', desc: 'sort=-{field}' },
          filter: { '>=': '{field}_from={value}', '<=': '{field}_to={value}' },
          getMany: { query: 'ids={values}' },
          errors: { list: ['errors'], field: ['field'] },
        },
      },
      pumps: { url: 'https://pumps.example', dialect: 'spring' },
    },
    signIn: {
      type: 'password',
      login: {
        path: '/login',
        body: { user: '{user}', pass: '{password}' },
        token: 'access_token',
        expiresIn: 'expires_in',
        refreshToken: 'refresh_token',
      },
      refresh: { path: '/refresh', body: { token: '{refreshToken}' } },
      logout: false,
      profile: { path: '/me', username: 'name' },
      permissions: 'all',
    },
    branding: { name: 'Casa', logo: '/logo.svg' },
    links: { terms: 'https://house.example/terms' },
    zone: 'Europe/Madrid',
    resources: ['/meters.json', '/sites.json'],
    images: ['https://cdn.example'],
    hide: { resources: ['assets'], pages: ['academy'], menu: ['tickets'] },
    landingPage: {
      blocks: [
        { label: 'Cifras', figures: [{ label: 'Contadores', resource: 'meters', to: '/admin/meters' }] },
        { label: 'Últimos', list: { resource: 'meters', columns: ['code', 'power'], rows: 5 } },
      ],
    },
  },
  'meters.json': {
    name: 'meters',
    label: { one: 'contador', many: 'Contadores' },
    icon: 'gauge',
    navigation: { order: 2, label: 'Contadores' },
    recordRepresentation: '{code}',
    api: { host: 'main', path: '/meters' },
    access: { list: 'list_meters', edit: { permissions: ['update_meters'] } },
    fields: {
      code: { type: 'text', label: 'Código', required: true, sortable: true, maxLength: 20 },
      power: { type: 'number', label: 'Potencia', min: 0, max: 100, unit: 'kW' },
      status: {
        type: 'status',
        label: 'Estado',
        values: { on: 'En marcha', off: 'Parado' },
        tones: { on: 'success' },
      },
      site: { type: 'reference', label: 'Centro', resource: 'sites' },
      since: { type: 'date', label: 'Desde', notAfter: '$today' },
      note: { type: 'longText', label: 'Nota', visibleWhen: { field: 'status', equals: 'off' } },
    },
    list: {
      columns: ['code', 'power', 'status', { field: 'site', link: '/admin/sites/{site}' }],
      filters: ['status', { field: 'power', kind: 'range' }],
      sort: { field: 'code', order: 'ASC' },
      pageSize: 25,
      pageSizes: [10, 25, 50],
      search: true,
      empty: { title: 'No hay contadores' },
      actions: ['create'],
      rowActions: ['restart'],
      bulkActions: ['delete'],
    },
    show: {
      header: { fields: ['status'] },
      actions: ['edit', 'delete'],
      tabs: { data: { label: 'Datos', fields: ['site', 'since', 'note'] } },
    },
    create: {
      fields: ['code', 'power', 'status', 'site'],
      outcomes: [
        { on: 409, error: 'Ya existe %{form.code}', field: 'code' },
        { on: 'success', success: 'Contador creado' },
      ],
    },
    edit: { fields: [{ row: ['power', 'status'] }, 'note'], effects: ['refetch'] },
    actions: {
      restart: {
        label: 'Reiniciar',
        icon: 'refresh-cw',
        confirm: { title: '¿Reiniciar %{code}?', submitLabel: 'Reiniciar' },
        disabledWhen: [{ when: { field: 'status', equals: 'off' }, reason: 'Está parado' }],
        call: { method: 'POST', path: '/meters/{id}/restart', body: { by: '{code}' } },
        outcomes: [
          { on: 'success', success: 'Reiniciado' },
          { on: 409, error: 'Está ocupado' },
        ],
      },
    },
  },
  'sites.json': {
    name: 'sites',
    label: { one: 'centro', many: 'Centros' },
    recordRepresentation: '{name}',
    api: { host: 'main', path: '/sites' },
    fields: { name: { type: 'text', label: 'Nombre' }, city: { type: 'text', label: 'Ciudad' } },
    list: { columns: ['name', 'city'] },
    show: {
      header: { fields: ['city'] },
      tabs: {
        meters: {
          label: 'Contadores',
          list: { resource: 'meters', path: '/sites/{id}/meters', columns: ['code'] },
        },
      },
    },
  },
  'texts.json': { add: { 'meters.site_hint': 'Elige un centro' } },
  'icons/meter.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M4 4h16v16H4z"/></svg>',
};
