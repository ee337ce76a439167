import { localized } from '../../src/config/localized';
import { defineActions } from '../../src/config/defineResource';

/** The tickets that were created from one day to another, both whole. */
export const downloadActions = defineActions({
  download: {
    label: localized({ es: 'Descargar tickets', en: 'Download tickets' }),
    icon: 'file-text',
    requires: 'list_support_tickets',
    form: {
      title: localized({ es: 'Descargar tickets en CSV', en: 'Download tickets as CSV' }),
      text: localized({
        es: 'Los tickets creados entre dos días, ambos incluidos.',
        en: 'The tickets created between two days, both included.',
      }),
      submitLabel: localized({ es: 'Descargar', en: 'Download' }),
      fields: {
        from: {
          type: 'date',
          label: localized({ es: 'Desde', en: 'From' }),
          required: true,
          notAfter: '$today',
        },
        until: {
          type: 'date',
          label: localized({ es: 'Hasta', en: 'To' }),
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
      {
        on: 'success',
        success: localized({ es: 'Los tickets se han descargado', en: 'The tickets have been downloaded' }),
      },
      { on: 'error', error: 'tickets_download_error' },
    ],
    effects: [],
  },
});
