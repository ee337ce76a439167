import { defineTexts } from '../../i18n/textTables';

/** Texts of the notices above a page. A module of its own: the first page has none. */
export const noticeTexts = defineTexts('noticeTexts', {
  es: {
    host_waits: 'El servidor pide esperar %{seconds} s. Después se sigue sin más.',
    zone: 'Las fechas y las horas son las de la instalación: %{zone}.',
    left_page: {
      region: 'La página que dejaste',
      text: 'El mantenimiento interrumpió la página en la que estabas.',
      back: 'Volver a esa página',
      forget: 'Descartar',
    },
  },
  en: {
    host_waits: 'The server asks to wait %{seconds} s. After that, it continues on its own.',
    zone: 'Dates and times are those of the installation: %{zone}.',
    left_page: {
      region: 'The page you left',
      text: 'Maintenance interrupted the page you were on.',
      back: 'Go back to that page',
      forget: 'Discard',
    },
  },
});
