import { defineTexts } from '../../i18n/textTables';

/** Texts of a record page that follows changes. */
export const liveRecordTexts = defineTexts('liveRecordTexts', {
  es: {
    update: 'Cambió %{age}',
    delete: 'Se eliminó %{age}',
    gone: 'Ya no está disponible',
    by: '%{text} · %{name}',
    announceUpdate: 'Este registro ha cambiado',
    announceDelete: 'Este registro se ha eliminado',
    announceGone: 'Este registro ya no está disponible',
  },
  en: {
    update: 'Changed %{age}',
    delete: 'Deleted %{age}',
    gone: 'No longer available',
    by: '%{text} · %{name}',
    announceUpdate: 'This record has changed',
    announceDelete: 'This record has been deleted',
    announceGone: 'This record is no longer available',
  },
});
