/** Texts of the preview of the header. */
export const headerPreviewTexts = {
  header: 'Vista previa de la cabecera',
  logo: 'Logotipo',
  no_logo: 'Logotipo del producto',
} as const;
