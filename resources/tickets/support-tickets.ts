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
  aliases: ['tickets'],
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
      display: ['{alias} ({id})', '{shortAddress} ({id})', '{id}'],
      empty: 'not_assigned',
    },
    status: {
      type: 'status',
      label: 'Estado',
      all: 'Todos los estados',
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
      all: 'Todas las prioridades',
      sortable: true,
      values: { low: 'Baja', medium: 'Media', high: 'Alta' },
    },
    phone_number: { type: 'phone', label: 'Teléfono', empty: 'not_reported' },
    created_at: { type: 'dateTime', label: 'Creado', sortable: true },
    room: { type: 'text', label: 'Estancia', empty: 'not_reported' },
    support_email: { type: 'email', label: 'Correo de soporte', empty: 'not_reported' },
    author: { type: 'text', label: 'Creado por', source: 'created_by.name', empty: 'not_reported' },
    author_email: {
      type: 'email',
      label: 'Correo de quien lo creó',
      source: 'created_by.email',
      empty: 'not_reported',
    },
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
    // In progress counts the assigned tickets; accepted ones have a separate figure.
    figures: [
      { label: 'Abiertos', read: 'total_values.total_open_support_tickets' },
      { label: 'Aceptados', read: 'total_values.total_accepted_support_tickets' },
      { label: 'En curso', read: 'total_values.total_in_progress_support_tickets' },
      { label: 'Creados en la última semana', read: 'total_values.tickets_created_during_last_week' },
      { label: 'Creados en el último mes', read: 'total_values.tickets_created_during_last_month' },
    ],
    actions: ['download'],
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
              from: 'comments',
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
          more: true,
          pageSize: 5,
          export: false,
          empty: 'Este ticket no tiene historial',
        },
      },
    },
  },
  actions: { ...statusActions, ...downloadActions },
});
