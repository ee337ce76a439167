import { defineTexts } from '../../i18n/textTables';

/** Texts of a change of several records. */
export const changeValuesTexts = defineTexts('changeValuesTexts', {
  es: {
    field: 'Dato',
    title: 'Cambiar %{smart_count} fila |||| Cambiar %{smart_count} filas',
    submit: 'Cambiar %{smart_count} fila |||| Cambiar %{smart_count} filas',
    job: 'Cambiar: %{label}',
    /** Result of a row. */
    same: 'Ya tenía ese valor',
  },
  en: {
    field: 'Value',
    title: 'Change %{smart_count} row |||| Change %{smart_count} rows',
    submit: 'Change %{smart_count} row |||| Change %{smart_count} rows',
    job: 'Change: %{label}',
    same: 'It already had that value',
  },
});
