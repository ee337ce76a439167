/** Texts of the pages that show another service. */
export const embeddedServicesTexts = {
  check_in: 'Check-in',
  digital_signage: 'Digital Signage',
  create_ticket: 'Crear un ticket',
  open_alone: 'Abrir en otra pestaña',
  not_set: 'Este servicio no está configurado',
  not_set_text: 'Quien instala la consola indica su dirección en config.json.',
} as const;
