import { defineTexts } from '../../i18n/textTables';

/** Texts about what depends on the record of an action. */
export const impactTexts = defineTexts('impactTexts', {
  es: {
    heading: 'Qué se ve afectado',
    counted: '%{label}: %{count}',
    read_part: '%{text} (leídas %{read} filas de %{total})',
    read_start: '%{text} (leídas solo las primeras %{read} filas)',
    /** Not all selected records were counted. */
    counted_of: '%{text} (contado en %{counted} de %{total} seleccionados)',
    /** Name of several records in a sentence. */
    selection: 'lo seleccionado',
    none: 'No hay: %{labels}.',
    nothing: 'No se conoce nada que dependa de ello.',
    failed: 'No se ha podido contar: %{label}',
    denied: 'Sin permiso para ver: %{label}',
    uncounted: 'Sin contar: %{label}',
    recount: 'Volver a contar: %{label}',
    rows: 'Ver cuáles',
    more: 'y %{count} más',
    loading: 'Contando lo que se ve afectado',
  },
  en: {
    heading: 'What is affected',
    counted: '%{label}: %{count}',
    read_part: '%{text} (%{read} of %{total} rows read)',
    read_start: '%{text} (only the first %{read} rows read)',
    counted_of: '%{text} (counted in %{counted} of %{total} selected)',
    selection: 'the selection',
    none: 'There are no: %{labels}.',
    nothing: 'Nothing that the console knows depends on it.',
    failed: 'Could not count: %{label}',
    denied: 'No permission to view: %{label}',
    uncounted: 'Not counted: %{label}',
    recount: 'Count again: %{label}',
    rows: 'Show which',
    more: 'and %{count} more',
    loading: 'Counting what is affected',
  },
});
