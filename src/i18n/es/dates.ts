/** Texts of date fields. Not in `es`: they load with the first date field. */
export const dateTexts = {
  date: 'dd/mm/aaaa',
  dateTime: 'dd/mm/aaaa hh:mm',
  open: 'Abrir el calendario',
  calendar: 'Calendario',
  today: 'Hoy',
  clear: 'Borrar',
} as const;
