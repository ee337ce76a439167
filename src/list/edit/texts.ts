import { defineTexts } from '../../i18n/textTables';

/** Texts of changes in the cells of a list. */
export const cellEditTexts = defineTexts('cellEditTexts', {
  es: {
    change: 'Cambiar %{label} de %{title}',
    change_key: 'Cambiar (F2)',
    editor: '%{label}: %{title}',
    save: 'Guardar (Intro)',
    retry: 'Reintentar (Intro)',
    restore: 'Dejar como estaba (Esc)',
    saved: 'Guardado',
    not_saved: 'No se ha guardado',
    /** The whole record is sent, and it could not be read. */
    not_read: 'No se puede guardar: el registro no se ha podido leer',
    locked: 'Este dato ya no se puede cambiar',
    /** Result of a row. */
    changed: 'Otra persona lo ha cambiado entretanto',
  },
  en: {
    change: 'Change %{label} of %{title}',
    change_key: 'Change (F2)',
    editor: '%{label}: %{title}',
    save: 'Save (Enter)',
    retry: 'Try again (Enter)',
    restore: 'Restore (Esc)',
    saved: 'Saved',
    not_saved: 'Not saved',
    not_read: 'It cannot be saved: the record could not be read',
    locked: 'This value can no longer be changed',
    changed: 'Somebody else has changed it meanwhile',
  },
});
