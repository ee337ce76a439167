/** Texts of the side panel that shows a record. */
export const peekTexts = {
  region: 'Vista rápida',
  open: 'Abrir',
  close: 'Cerrar la vista rápida',
  loading: 'Cargando…',
  failed: 'No se ha podido leer cómo se muestra este registro',
  missing: 'Este registro no existe o no puedes verlo',
} as const;
