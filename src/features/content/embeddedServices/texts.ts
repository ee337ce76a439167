import { defineTexts } from '../../../i18n/textTables';

/** Texts of the pages that show another service. */
export const embeddedServicesTexts = defineTexts('embeddedServicesTexts', {
  es: {
    check_in: 'Check-in',
    digital_signage: 'Digital Signage',
    create_ticket: 'Crear un ticket',
    open_alone: 'Abrir en otra pestaña',
    not_set: 'Este servicio no está configurado',
    not_set_text: 'Quien instala la consola indica su dirección en config.json.',
  },
  en: {
    check_in: 'Check-in',
    digital_signage: 'Digital Signage',
    create_ticket: 'Create a ticket',
    open_alone: 'Open in another tab',
    not_set: 'This service is not configured',
    not_set_text: 'Whoever installs the console sets its address in config.json.',
  },
});
