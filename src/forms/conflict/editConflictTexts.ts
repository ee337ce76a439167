import { defineTexts } from '../../i18n/textTables';

/** Texts for a record that another user changed while its form was open. */
export const editConflictTexts = defineTexts('editConflictTexts', {
  es: {
    title: 'Estos datos han cambiado mientras tanto',
    text: 'Alguien los ha guardado desde que abriste el formulario. Elige qué se guarda en cada campo.',
    mine: 'Lo que has escrito:',
    before: 'Lo que había:',
    theirs: 'Lo que hay ahora:',
    save: 'Guardar así',
    goOn: 'Seguir editando',
    unread: 'No se ha podido comprobar si los datos han cambiado',
    unreadText:
      'Si alguien los ha guardado desde que abriste el formulario, lo que guardes ahora sustituirá a lo suyo.',
    saveAnyway: 'Guardar de todos modos',
  },
  en: {
    title: 'This data has changed in the meantime',
    text: 'Someone has saved it since you opened the form. Choose what is saved in each field.',
    mine: 'What you entered:',
    before: 'What it was before:',
    theirs: 'What it is now:',
    save: 'Save like this',
    goOn: 'Keep editing',
    unread: 'Could not check whether the data has changed',
    unreadText:
      'If someone has saved it since you opened the form, what you save now will replace their changes.',
    saveAnyway: 'Save anyway',
  },
});
