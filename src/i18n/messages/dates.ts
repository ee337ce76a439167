import { defineTexts } from '../textTables';

/** Texts of date fields. Not in `messages`: they load with the first date field. */
export const dateTexts = defineTexts('dateTexts', {
  es: {
    date: 'dd/mm/aaaa',
    dateTime: 'dd/mm/aaaa hh:mm',
    open: 'Abrir el calendario',
    calendar: 'Calendario',
    today: 'Hoy',
    clear: 'Borrar',
  },
  en: {
    date: 'dd/mm/yyyy',
    dateTime: 'dd/mm/yyyy hh:mm',
    open: 'Open the calendar',
    calendar: 'Calendar',
    today: 'Today',
    clear: 'Clear',
  },
});
