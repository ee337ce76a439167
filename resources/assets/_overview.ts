import { defineBlocks } from '../../src/config/defineResource';

/** The start tab of an asset: what it is, its ticket figures, its tickets. */
export const overviewBlocks = defineBlocks([
  {
    label: 'Resumen',
    fields: ['alias', 'description', 'is_occupied', 'gateway_connection_status', 'created_at', 'updated_at'],
  },
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
]);
