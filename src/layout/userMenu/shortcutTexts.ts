/** Texts of the list of shortcuts. */
export const shortcutTexts = {
  title: 'Atajos de teclado',
  page: 'En esta página',
  console: 'En toda la consola',
  /** Combinations with a modifier key, so the switch does not turn them off. */
  browserShortcuts: [
    { key: 'Ctrl + K', label: 'Búsqueda general' },
    { key: 'Esc', label: 'Cerrar lo que está abierto' },
  ],
  rows: 'Con una fila enfocada',
  /** Active only on the focused element (WCAG 2.1.4), so the switch does not turn them off. */
  rowShortcuts: [
    { key: '↑ ↓', label: 'Fila anterior o siguiente' },
    { key: 'Intro', label: 'Abrir' },
    { key: 'Espacio', label: 'Vista rápida' },
    { key: 'X', label: 'Seleccionar' },
  ],
  enable: 'Usar atajos de una sola tecla',
  hint: 'No actúan mientras escribes ni sobre un diálogo. Se guarda en este navegador.',
} as const;
