import { defineActions } from '../../src/config/defineResource';

/** The tickets that were created from one day to another, both whole. */
export const downloadActions = defineActions({
  download: {
    label: 'Descargar tickets',
    icon: 'file-text',
    requires: 'list_support_tickets',
    form: {
      title: 'Descargar tickets en CSV',
      text: 'Los tickets creados entre dos días, ambos incluidos.',
      submitLabel: 'Descargar',
      fields: {
        from: { type: 'date', label: 'Desde', required: true, notAfter: '$today' },
        until: {
          type: 'date',
          label: 'Hasta',
          required: true,
          endOfDay: true,
          notAfter: '$today',
          notBefore: { field: 'from' },
        },
      },
    },
    call: {
      method: 'GET',
      path: '/support-tickets/download',
      query: { format: 'csv', from: '{form.from}', until: '{form.until}' },
    },
    download: 'tickets.csv',
    outcomes: [
      { on: 'success', success: 'Los tickets se han descargado' },
      { on: 'error', error: 'tickets_download_error' },
    ],
    effects: [],
  },
});
