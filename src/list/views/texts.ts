import { defineTexts } from '../../i18n/textTables';

/** Texts of the views of a list. */
export const viewTexts = defineTexts('viewTexts', {
  es: {
    views: 'Vistas',
    save_view: 'Guardar esta vista',
    copy_address: 'Copiar la dirección de esta vista',
    remove_view: 'Eliminar la vista «%{name}»',
    view_name: 'Nombre de la vista',
    view_name_needed: 'Escribe un nombre para la vista',
    save: 'Guardar',
    lost_parts: 'Esta lista ya no tiene todo lo que usa la vista. Se ha dejado fuera: %{names}',
  },
  en: {
    views: 'Views',
    save_view: 'Save this view',
    copy_address: 'Copy the address of this view',
    remove_view: 'Delete the view “%{name}”',
    view_name: 'View name',
    view_name_needed: 'Enter a name for the view',
    save: 'Save',
    lost_parts: 'This list no longer has everything that the view uses. Left out: %{names}',
  },
});
