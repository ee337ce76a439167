import { defineResource } from '../../src/config/defineResource';
import { ticketStatusLabels, ticketStatusTones } from './_status';

/** Steps of a ticket: its comments, which come with it, and its history, which has a call of its own. */
export default defineResource({
  name: 'ticket-steps',
  label: { one: 'paso', many: 'Historial' },
  icon: 'history',
  navigation: false,
  recordRepresentation: 'created_at',
  // Steps have no id in the documents.
  api: { id: false, getList: { path: '/support-tickets/{id}/history' } },
  fields: {
    created_at: { type: 'dateTime', label: 'Fecha' },
    status: {
      type: 'status',
      label: 'Estado',
      values: ticketStatusLabels,
      tones: ticketStatusTones,
    },
    description: { type: 'text', label: 'Comentario', emptyText: 'Sin comentario' },
    email: { type: 'email', label: 'Correo', emptyText: 'not_reported' },
  },
});
