import { defineTexts } from '../i18n/textTables';

/** Texts of master-detail panels. */
export const masterDetailTexts = defineTexts('masterDetailTexts', {
  es: {
    creating: 'Termina o cancela lo que estás creando',
    editing: 'Guarda o cancela los cambios que estás haciendo',
    no_id: 'El servicio no ha dicho cuál es, así que no se puede abrir',
    gone: 'Ya no existe, o no es de aquí',
    gone_text: 'Elige otro elemento de la lista.',
    pick: 'Elige un elemento de la lista.',
    not_declared: 'El recurso «%{resource}» no está declarado',
  },
  en: {
    creating: 'Finish or cancel what you are creating',
    editing: 'Save or cancel the changes you are making',
    no_id: 'The service has not said which one it is, so it cannot be opened',
    gone: 'It no longer exists, or it does not belong here',
    gone_text: 'Choose another item from the list.',
    pick: 'Choose an item from the list.',
    not_declared: 'The resource “%{resource}” is not declared',
  },
});
