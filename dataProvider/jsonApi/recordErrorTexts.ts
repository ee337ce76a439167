import { defineTexts } from '../../src/i18n/textTables';

/** Texts of calls that a resource lacks and of responses without a record. They load with the first list. */
export const recordErrorTexts = defineTexts('recordErrorTexts', {
  es: {
    noRecord: 'La respuesta no contiene el registro.',
    unknownResource: 'Recurso sin declarar: %{name}',
    noCall: 'El recurso %{name} no declara api.%{kind}',
  },
  en: {
    noRecord: 'The response does not contain the record.',
    unknownResource: 'Resource not declared: %{name}',
    noCall: 'The resource %{name} does not declare api.%{kind}',
  },
});
