import { defineBlocks } from '../../src/config/defineResource';

/** The start tab of an asset: its ticket figures and its tickets; beside them its energy of yesterday, what it is and who lives there. */
export const overviewBlocks = defineBlocks([
  {
    label: 'Incidencias',
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
      empty: 'Este activo no tiene tickets',
    },
  },
  {
    label: 'Energía de ayer',
    aside: true,
    tab: 'yesterday-energy',
    options: { link: '/admin/assets/{id}/consumptions' },
  },
  {
    label: 'Resumen',
    aside: true,
    fields: ['alias', 'description', 'is_occupied', 'gateway_connection_status', 'created_at', 'updated_at'],
  },
  {
    label: 'Usuarios',
    aside: true,
    list: {
      resource: 'asset-users',
      path: '/assets/{id}',
      paged: false,
      syncUrl: false,
      columns: [{ field: 'username', below: 'email', initialLetter: true }],
      rowClick: '/admin/users/{id}/assets',
      height: 400,
      empty: 'Este activo no tiene usuarios',
      error: 'Los usuarios no están disponibles en este momento',
    },
  },
]);
