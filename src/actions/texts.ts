import { defineTexts } from '../i18n/textTables';

/** Texts of actions and their dialogs. */
export const actionTexts = defineTexts('actionTexts', {
  es: {
    confirm: '¿Quieres continuar? No se puede deshacer.',
    confirm_about: 'Vas a actuar sobre «%{name}». No se puede deshacer.',
    /** Title of a question without a title of its own. */
    confirm_named: '%{title} «%{name}»',
    no_undo: 'No se puede deshacer.',
    type_exactly: 'Escribe exactamente el valor de: %{field}',
    not_again: 'No volver a preguntar en esta visita',
    never_again: 'No volver a preguntar en este navegador',
    more: 'y %{smart_count} más |||| y %{smart_count} más',
    select_first: 'Selecciona antes alguna fila',
    not_for_selected: 'No se puede hacer con lo seleccionado',
    /** Number of records that block an action. */
    blocked_count: 'Queda %{smart_count} |||| Quedan %{smart_count}',
    /** Why an action is disabled while records block it. */
    blocked_reason: 'Antes hay que quitar lo que lo impide',
    not_checked: 'No se ha podido comprobar qué lo impide',
    unread: 'No se ha podido leer cómo está ahora: no se ha cambiado nada',
    choose_first: 'Elige antes un valor',
    no_form: 'No se ha podido abrir el formulario',
    no_list: 'No se ha podido abrir la lista',
    dialog: {
      unknown: 'El diálogo «%{dialog}» no existe',
      broken: 'El diálogo «%{dialog}» ha fallado',
      unknown_text: 'Lo nombra %{source}. El resto de la consola sigue funcionando.',
    },
  },
  en: {
    confirm: 'Do you want to continue? This cannot be undone.',
    confirm_about: 'You are about to act on “%{name}”. This cannot be undone.',
    confirm_named: '%{title} “%{name}”',
    no_undo: 'This cannot be undone.',
    type_exactly: 'Type exactly the value of: %{field}',
    not_again: 'Do not ask again during this visit',
    never_again: 'Do not ask again in this browser',
    more: 'and %{smart_count} more |||| and %{smart_count} more',
    select_first: 'Select a row first',
    not_for_selected: 'Cannot be done with the selection',
    blocked_count: '%{smart_count} left |||| %{smart_count} left',
    blocked_reason: 'First remove what prevents it',
    not_checked: 'Could not check what is preventing it',
    unread: 'Could not read its current state: nothing has been changed',
    choose_first: 'Choose a value first',
    no_form: 'Could not open the form',
    no_list: 'Could not open the list',
    dialog: {
      unknown: 'The dialog “%{dialog}” does not exist',
      broken: 'The dialog “%{dialog}” has failed',
      unknown_text: 'It is named by %{source}. The rest of the console still works.',
    },
  },
});
