import { localized } from '../../src/config/localized';
import { defineBlocks } from '../../src/config/defineResource';

/** The start tab of an asset: the alarm of an offline gateway, what it is, its ticket figures and its tickets; beside them its energy of yesterday and who lives there. */
export const overviewBlocks = defineBlocks([
  {
    label: localized({ es: 'Gateway desconectado', en: 'Gateway offline' }),
    tab: 'offline-gateways',
    visibleWhen: { field: 'gateway_connection_status', equals: 'disconnected' },
    access: 'list_assets_status',
    options: { page: 'gateways', report: '/admin/create-ticket' },
  },
  {
    label: localized({ es: 'Resumen', en: 'Summary' }),
    fields: ['alias', 'is_occupied', 'gateway_connection_status', 'created_at', 'updated_at', 'description'],
  },
  {
    label: localized({ es: 'Incidencias', en: 'Tickets' }),
    tab: 'ticket-statistics',
    options: { path: '/tickets-support/assets/{id}/statistics' },
  },
  {
    label: 'Tickets',
    list: {
      resource: 'support-tickets',
      query: { asset_id: '{id}' },
      columns: [{ field: 'title', width: '38%' }, 'status', 'category', 'priority', 'created_at'],
      rowClick: '/admin/support-tickets/{id}',
      empty: {
        title: localized({ es: 'Este activo no tiene tickets', en: 'This asset has no tickets' }),
        action: 'create',
      },
    },
  },
  {
    label: localized({ es: 'Energía de ayer', en: 'Energy yesterday' }),
    aside: true,
    column: 1,
    tab: 'yesterday-energy',
    options: { link: '/admin/assets/{id}/consumptions' },
  },
  {
    label: localized({ es: 'Usuarios', en: 'Users' }),
    aside: true,
    column: 2,
    list: {
      resource: 'asset-users',
      path: '/assets/{id}',
      paged: false,
      syncUrl: false,
      columns: [{ field: 'username', below: 'email', initialLetter: true }],
      rowClick: '/admin/users/{id}/assets',
      height: 400,
      empty: {
        title: localized({ es: 'Este activo no tiene usuarios', en: 'This asset has no users' }),
        action: 'openUsers',
      },
      error: localized({
        es: 'Los usuarios no están disponibles en este momento',
        en: 'The users are not available at the moment',
      }),
    },
  },
]);
