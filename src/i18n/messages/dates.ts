import { defineTexts } from '../textTables';

/** Texts of date fields. Not in `messages`: they load with the first date field. */
export const dateTexts = defineTexts('dateTexts', {
  es: {
    day: 'dd',
    month: 'mm',
    year: 'aaaa',
    time: 'hh:mm',
    open: 'Abrir el calendario',
    calendar: 'Calendario',
    today: 'Hoy',
    clear: 'Borrar',
  },
  en: {
    day: 'dd',
    month: 'mm',
    year: 'yyyy',
    time: 'hh:mm',
    open: 'Open the calendar',
    calendar: 'Calendar',
    today: 'Today',
    clear: 'Clear',
  },
});
