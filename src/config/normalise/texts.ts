import { defineTexts } from '../../i18n/textTables';

/** Texts of the actions that a resource has without declaring them. */
export const builtInActionTexts = defineTexts('builtInActionTexts', {
  es: {
    edit: 'Editar',
    change: 'Cambiar…',
    import: 'Importar CSV',
    notInCell: '«%{name}» es obligatorio y no cabe en una celda',
  },
  en: {
    edit: 'Edit',
    change: 'Change…',
    import: 'Import CSV',
    notInCell: '“%{name}” is required and does not fit in a cell',
  },
});
