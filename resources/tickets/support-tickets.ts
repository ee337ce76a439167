import { defineResource } from '../../src/config/defineResource';
import { downloadActions } from './_download';
import { statusActions, ticketStatusLabels, ticketStatusTones } from './_status';

/** Columns of what happened to a ticket. */
const historyColumns = [
  { field: 'created_at', width: '11rem' },
  { field: 'status', width: '8rem' },
  'description',
  { field: 'email', width: '24%' },
];

/** Support tickets: the list, which uses version 2, and the page of one ticket. */
export default defineResource({
  name: 'support-tickets',
  // Other places write the first address of these pages.
  redirectsFrom: ['tickets'],
  label: { one: 'ticket', many: 'Tickets' },
  icon: 'ticket',
  navigation: { order: 100 },
  recordRepresentation: 'title',
  api: {
    getList: { path: '/support-tickets', apiVersion: 2, sortParam: 'page[sort]' },
    getOne: { path: '/support-tickets/{id}' },
  },
  fields: {
    title: { type: 'text', label: 'Asunto', sortable: true },
    description: { type: 'longText', label: 'Descripción', emptyText: 'not_reported' },
    address: { type: 'text', label: 'Dirección', source: 'address', emptyText: 'not_reported' },
    asset: {
      type: 'reference',
      label: 'Activo',
      resource: 'assets',
      source: 'asset_id',
      display: ['{alias} ({id})', '{shortAddress} ({id})', '{id}'],
      emptyText: 'not_assigned',
    },
    status: {
      type: 'status',
      label: 'Estado',
      filterAllLabel: 'Todos los estados',
      sortable: true,
      values: ticketStatusLabels,
      tones: ticketStatusTones,
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
    // The values are assumed.
    priority: {
      type: 'enum',
      label: 'Prioridad',
      filterAllLabel: 'Todas las prioridades',
      sortable: true,
      values: { low: 'Baja', medium: 'Media', high: 'Alta' },
    },
    phone_number: { type: 'phone', label: 'Teléfono', emptyText: 'not_reported' },
    created_at: { type: 'dateTime', label: 'Creado', sortable: true },
    room: { type: 'text', label: 'Estancia', emptyText: 'not_reported' },
    support_email: { type: 'email', label: 'Correo de soporte', emptyText: 'not_reported' },
    author: { type: 'text', label: 'Creado por', source: 'created_by.name', emptyText: 'not_reported' },
    author_email: {
      type: 'email',
      label: 'Correo de quien lo creó',
      source: 'created_by.email',
      emptyText: 'not_reported',
    },
    source: {
      type: 'enum',
      label: 'Origen',
      source: 'created_by.type',
      filterBy: 'type',
      filterAllLabel: 'Todas las fuentes',
      values: { automated: 'Automático', manual: 'Manual' },
    },
  },
  list: {
    // In progress counts the assigned tickets; accepted ones have a separate figure.
    summary: [
      { label: 'Abiertos', responsePath: 'total_values.total_open_support_tickets' },
      { label: 'Aceptados', responsePath: 'total_values.total_accepted_support_tickets' },
      { label: 'En curso', responsePath: 'total_values.total_in_progress_support_tickets' },
      { label: 'Creados en la última semana', responsePath: 'total_values.tickets_created_during_last_week' },
      { label: 'Creados en el último mes', responsePath: 'total_values.tickets_created_during_last_month' },
    ],
    actions: ['download'],
    sort: { field: 'created_at', order: 'DESC' },
    sortableFields: ['created_at', 'priority', 'status', 'title'],
    filters: ['status', 'source', 'priority'],
    columns: [
      { field: 'title', width: '34%', below: 'address' },
      'status',
      'category',
      'priority',
      'created_at',
    ],
  },
  show: {
    header: { fields: ['status', 'priority', 'category', 'created_at', 'source', 'author'] },
    actions: ['status', 'comment'],
    tabs: {
      detail: {
        label: 'Detalle',
        blocks: [
          {
            label: 'Datos',
            fields: [
              'description',
              'address',
              'room',
              'asset',
              'phone_number',
              'author_email',
              'support_email',
            ],
          },
          {
            label: 'Fotos y vídeos',
            tab: 'media',
            options: { pictures: 'media.picture', videos: 'media.video' },
          },
          {
            label: 'Comentarios',
            list: {
              resource: 'ticket-steps',
              recordPath: 'comments',
              columns: historyColumns,
              sort: { field: 'created_at', order: 'ASC' },
              export: false,
              empty: 'Este ticket no tiene comentarios',
            },
          },
        ],
      },
      history: {
        label: 'Historial',
        list: {
          resource: 'ticket-steps',
          path: '/support-tickets/{id}/history',
          columns: historyColumns,
          // Newest first, five and then five more.
          pagination: 'loadMore',
          pageSize: 5,
          export: false,
          empty: 'Este ticket no tiene historial',
        },
      },
    },
  },
  actions: { ...statusActions, ...downloadActions },
});
