import { defineTexts } from '../../src/i18n/textTables';

/** Texts of uploads. They load with the first form that has a file. */
export const uploadTexts = defineTexts('uploadTexts', {
  es: {
    noMember: 'La respuesta no contiene «%{path}».',
    upload: 'No se ha podido subir «%{name}».',
  },
  en: {
    noMember: 'The response does not contain “%{path}”.',
    upload: 'Could not upload “%{name}”.',
  },
});
