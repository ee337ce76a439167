import { defineTexts } from '../../../i18n/textTables';

/** Texts of the preview of the header. */
export const headerPreviewTexts = defineTexts('headerPreviewTexts', {
  es: {
    header: 'Vista previa de la cabecera',
    logo: 'Logotipo',
    no_logo: 'Logotipo del producto',
  },
  en: { header: 'Header preview', logo: 'Logo', no_logo: 'Product logo' },
});
