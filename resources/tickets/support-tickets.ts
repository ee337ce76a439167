import { localized } from '../../src/config/localized';
import { defineResource } from '../../src/config/defineResource';
import { downloadActions } from './_download';
import { statusActions, ticketStatusLabels, ticketStatusTones } from './_status';

/** Columns of what happened to a ticket. */
const historyColumns = [
  { field: 'created_at', width: '11rem' },
  { field: 'status', width: '8rem' },
  { field: 'description', below: 'email' },
];

/** Support tickets: the list, which uses version 2, and the page of one ticket. */
export default defineResource({
  name: 'support-tickets',
  // Other places write the first address of these pages.
  redirectsFrom: ['tickets'],
  label: { one: 'ticket', many: 'Tickets' },
  icon: 'ticket',
  navigation: { order: 100, divider: true },
  recordRepresentation: 'title',
  api: {
    getList: { path: '/support-tickets', apiVersion: 2, sortParam: 'page[sort]' },
    getOne: { path: '/support-tickets/{id}' },
  },
  live: { events: 'tickets' },
  fields: {
    tile: {
      type: 'facade',
      label: localized({ es: 'Imagen', en: 'Image' }),
      drawing: { icon: 'ticket' },
    },
    title: { type: 'text', label: localized({ es: 'Asunto', en: 'Subject' }), sortable: true },
    description: {
      type: 'longText',
      label: localized({ es: 'Descripción', en: 'Description' }),
      emptyText: 'not_reported',
    },
    address: {
      type: 'address',
      label: localized({ es: 'Dirección', en: 'Address' }),
      source: 'address',
      emptyText: 'not_reported',
    },
    asset: {
      type: 'reference',
      label: localized({ es: 'Activo', en: 'Asset' }),
      resource: 'assets',
      source: 'asset_id',
      display: ['{alias} ({id})', '{shortAddress} ({id})', '{id}'],
      emptyText: 'not_assigned',
    },
    status: {
      type: 'status',
      label: localized({ es: 'Estado', en: 'Status' }),
      filterAllLabel: localized({ es: 'Todos los estados', en: 'All statuses' }),
      sortable: true,
      values: ticketStatusLabels,
      tones: ticketStatusTones,
    },
    category: {
      type: 'enum',
      label: localized({ es: 'Categoría', en: 'Category' }),
      values: {
        automated: localized({ es: 'Automático', en: 'Automatic' }),
        connectivity: localized({ es: 'Conectividad', en: 'Connectivity' }),
        electric: localized({ es: 'Electricidad', en: 'Electricity' }),
        furniture: localized({ es: 'Mobiliario', en: 'Furniture' }),
        gas: 'Gas',
        home_appliances: localized({ es: 'Electrodomésticos', en: 'Home appliances' }),
        home_automation: localized({ es: 'Domótica', en: 'Home automation' }),
        internet: 'Internet',
        plumbing: localized({ es: 'Fontanería', en: 'Plumbing' }),
        others: localized({ es: 'Otros', en: 'Other' }),
      },
    },
    // The values are assumed.
    priority: {
      type: 'enum',
      label: localized({ es: 'Prioridad', en: 'Priority' }),
      filterAllLabel: localized({ es: 'Todas las prioridades', en: 'All priorities' }),
      sortable: true,
      values: {
        low: localized({ es: 'Baja', en: 'Low' }),
        medium: localized({ es: 'Media', en: 'Medium' }),
        high: localized({ es: 'Alta', en: 'High' }),
      },
      tones: { high: 'danger' },
    },
    phone_number: {
      type: 'phone',
      label: localized({ es: 'Teléfono', en: 'Phone' }),
      emptyText: 'not_reported',
    },
    created_at: { type: 'dateTime', label: localized({ es: 'Creado', en: 'Created' }), sortable: true },
    age: {
      type: 'dateTime',
      label: localized({ es: 'Creado', en: 'Created' }),
      source: 'created_at',
      age: 'short',
    },
    room: { type: 'text', label: localized({ es: 'Estancia', en: 'Room' }), emptyText: 'not_reported' },
    support_email: {
      type: 'email',
      label: localized({ es: 'Correo de soporte', en: 'Support email' }),
      emptyText: 'not_reported',
    },
    author: {
      type: 'text',
      label: localized({ es: 'Creado por', en: 'Created by' }),
      source: 'created_by.name',
      emptyText: 'not_reported',
    },
    author_email: {
      type: 'email',
      label: localized({ es: 'Correo de quien lo creó', en: 'Creator’s email' }),
      source: 'created_by.email',
      emptyText: 'not_reported',
    },
    source: {
      type: 'enum',
      label: localized({ es: 'Origen', en: 'Source' }),
      source: 'created_by.type',
      filterBy: 'type',
      filterAllLabel: localized({ es: 'Todas las fuentes', en: 'All sources' }),
      values: { automated: localized({ es: 'Automático', en: 'Automatic' }), manual: 'Manual' },
    },
  },
  list: {
    // In progress counts the assigned tickets; accepted ones have a separate figure.
    summary: [
      {
        label: localized({ es: 'Abiertos', en: 'Open' }),
        responsePath: 'total_values.total_open_support_tickets',
      },
      {
        label: localized({ es: 'Aceptados', en: 'Accepted' }),
        responsePath: 'total_values.total_accepted_support_tickets',
      },
      {
        label: localized({ es: 'En curso', en: 'In progress' }),
        responsePath: 'total_values.total_in_progress_support_tickets',
      },
      {
        label: localized({ es: 'Nuevos, última semana', en: 'New, last week' }),
        responsePath: 'total_values.tickets_created_during_last_week',
      },
      {
        label: localized({ es: 'Nuevos, último mes', en: 'New, last month' }),
        responsePath: 'total_values.tickets_created_during_last_month',
      },
    ],
    actions: ['download'],
    sort: { field: 'created_at', order: 'DESC' },
    sortableFields: ['created_at', 'priority', 'status', 'title'],
    filters: ['status', 'source', 'priority'],
    views: [
      {
        label: localized({ es: 'Abiertos, urgentes primero', en: 'Open, urgent first' }),
        filter: { status: 'opened' },
        sort: { field: 'priority', order: 'DESC' },
      },
      {
        label: localized({ es: 'De prioridad alta, por estado', en: 'High priority, by status' }),
        filter: { priority: 'high' },
        layout: 'board',
      },
    ],
    board: {
      field: 'status',
      moveAction: 'status',
      fields: ['address', 'priority', 'category', 'age'],
    },
    columns: [
      { field: 'title', width: '34%', below: 'address' },
      'status',
      { field: 'category', usualValue: 'automated' },
      { field: 'priority', usualValue: 'medium' },
      'created_at',
    ],
  },
  show: {
    header: { image: 'tile', fields: ['status', 'priority', 'category', 'created_at', 'author'] },
    actions: ['status', 'comment'],
    tabs: {
      detail: {
        label: localized({ es: 'Detalle', en: 'Details' }),
        blocks: [
          // The sentence that an operator reads first: alone, so it has the size of a text and no label of its own.
          { label: localized({ es: 'Descripción', en: 'Description' }), fields: ['description'] },
          {
            label: localized({ es: 'Fotos y vídeos', en: 'Photos and videos' }),
            tab: 'media',
            options: { pictures: 'media.picture', videos: 'media.video' },
          },
          {
            label: localized({ es: 'Comentarios', en: 'Comments' }),
            list: {
              resource: 'ticket-steps',
              recordPath: 'comments',
              columns: historyColumns,
              sort: { field: 'created_at', order: 'ASC' },
              export: false,
              empty: localized({ es: 'Este ticket no tiene comentarios', en: 'This ticket has no comments' }),
            },
          },
          {
            label: localized({ es: 'Datos', en: 'Information' }),
            aside: true,
            fields: ['asset', 'address', 'room', 'source', 'phone_number', 'author_email', 'support_email'],
          },
        ],
      },
      history: {
        label: localized({ es: 'Historial', en: 'History' }),
        list: {
          resource: 'ticket-steps',
          path: '/support-tickets/{id}/history',
          columns: historyColumns,
          // Newest first, five and then five more.
          pagination: 'loadMore',
          pageSize: 5,
          export: false,
          empty: localized({ es: 'Este ticket no tiene historial', en: 'This ticket has no history' }),
        },
      },
    },
  },
  actions: {
    ...statusActions,
    ...downloadActions,
    // For lists of a record without tickets.
    create: {
      label: localized({ es: 'Crear ticket', en: 'Create ticket' }),
      icon: 'ticket',
      link: '/admin/create-ticket',
    },
  },
});
