/** Texts of the panel that shows a record beside its list. */
export const peekTexts = {
  region: 'Vista rápida',
  open: 'Abrir',
  close: 'Cerrar la vista rápida',
  loading: 'Cargando…',
  failed: 'No se ha podido leer cómo se muestra este registro',
  missing: 'Este registro no existe o no puedes verlo',
} as const;
