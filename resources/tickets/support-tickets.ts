import { defineResource } from '../../src/config/defineResource';

/** Support tickets: the list, which speaks version 2 (LIST-15), and one ticket. */
export default defineResource({
  name: 'support-tickets',
  label: { one: 'ticket', many: 'Tickets' },
  icon: 'ticket',
  menu: { order: 100 },
  title: 'title',
  api: {
    list: { path: '/support-tickets', version: 2, sortParam: 'page[sort]' },
    one: { path: '/support-tickets/{id}' },
  },
  fields: {
    title: { type: 'text', label: 'Asunto', sortable: true },
    description: { type: 'longText', label: 'Descripción', empty: 'not_reported' },
    address: { type: 'text', label: 'Dirección', source: 'address', empty: 'not_reported' },
    asset: {
      type: 'reference',
      label: 'Activo',
      resource: 'assets',
      source: 'asset_id',
      display: '{id}',
      empty: 'not_assigned',
    },
    status: {
      type: 'status',
      label: 'Estado',
      all: 'Todos los estados',
      sortable: true,
      values: {
        opened: 'Abierto',
        assigned: 'Asignado',
        accepted: 'Aceptado',
        closed: 'Cerrado',
        revoked: 'Revocado',
      },
      tones: { opened: 'warning', assigned: 'info', accepted: 'info', closed: 'success', revoked: 'neutral' },
    },
    category: {
      type: 'enum',
      label: 'Categoría',
      values: {
        automated: 'Automático',
        connectivity: 'Conectividad',
        electric: 'Electricidad',
        furniture: 'Mobiliario',
        gas: 'Gas',
        home_appliances: 'Electrodomésticos',
        home_automation: 'Domótica',
        internet: 'Internet',
        plumbing: 'Fontanería',
        others: 'Otros',
      },
    },
    // The values are assumed (TICKET-11).
    priority: {
      type: 'enum',
      label: 'Prioridad',
      all: 'Todas las prioridades',
      sortable: true,
      values: { low: 'Baja', medium: 'Media', high: 'Alta' },
    },
    phone_number: { type: 'phone', label: 'Teléfono', empty: 'not_reported' },
    created_at: { type: 'dateTime', label: 'Creado', sortable: true },
    source: {
      type: 'enum',
      label: 'Origen',
      source: 'created_by.type',
      filterBy: 'type',
      all: 'Todas las fuentes',
      values: { automated: 'Automático', manual: 'Manual' },
    },
  },
  list: {
    // What is in progress are the assigned ones: accepted tickets have a figure of their own (TICKET-12).
    figures: [
      { label: 'Abiertos', read: 'total_values.total_open_support_tickets' },
      { label: 'Aceptados', read: 'total_values.total_accepted_support_tickets' },
      { label: 'En curso', read: 'total_values.total_in_progress_support_tickets' },
      { label: 'Creados en la última semana', read: 'total_values.tickets_created_during_last_week' },
      { label: 'Creados en el último mes', read: 'total_values.tickets_created_during_last_month' },
    ],
    sort: { field: 'created_at', order: 'DESC' },
    sorts: ['created_at', 'priority', 'status', 'title'],
    filters: ['status', 'source', 'priority'],
    columns: [
      { field: 'title', width: '34%', below: 'address' },
      'status',
      'category',
      'priority',
      'created_at',
    ],
  },
  detail: {
    header: { fields: ['status', 'category', 'priority', 'created_at', 'address', 'phone_number'] },
    tabs: { detail: { label: 'Detalle', fields: ['description'] } },
  },
});
