import { localized } from '../../src/config/localized';
import { defineResource } from '../../src/config/defineResource';
import { ticketStatusLabels, ticketStatusTones } from './_status';

/** Steps of a ticket: its comments, which come with it, and its history, which has a call of its own. */
export default defineResource({
  name: 'ticket-steps',
  label: { one: localized({ es: 'paso', en: 'step' }), many: localized({ es: 'Historial', en: 'History' }) },
  icon: 'history',
  navigation: false,
  recordRepresentation: 'created_at',
  // Steps have no id in the documents.
  api: { id: false, getList: { path: '/support-tickets/{id}/history' } },
  fields: {
    created_at: { type: 'dateTime', label: localized({ es: 'Fecha', en: 'Date' }) },
    status: {
      type: 'status',
      label: localized({ es: 'Estado', en: 'Status' }),
      values: ticketStatusLabels,
      tones: ticketStatusTones,
    },
    description: {
      type: 'text',
      label: localized({ es: 'Comentario', en: 'Comment' }),
      emptyText: localized({ es: 'Sin comentario', en: 'No comment' }),
    },
    email: { type: 'email', label: localized({ es: 'Correo', en: 'Email' }), emptyText: 'not_reported' },
  },
});
