/** Texts of the list of shortcuts. */
export const shortcutTexts = {
  title: 'Atajos de teclado',
  page: 'En esta página',
  console: 'En toda la consola',
  /** With another key held down, so that they do not go with the others. */
  browserShortcuts: [
    { key: 'Ctrl + K', label: 'Búsqueda general' },
    { key: 'Esc', label: 'Cerrar lo que está abierto' },
  ],
  rows: 'Con una fila enfocada',
  /** They act only where the focus is (WCAG 2.1.4), and are not turned off with the others. */
  rowShortcuts: [
    { key: '↑ ↓', label: 'Fila anterior o siguiente' },
    { key: 'Intro', label: 'Abrir' },
    { key: 'Espacio', label: 'Vista rápida' },
    { key: 'X', label: 'Seleccionar' },
  ],
  enable: 'Usar atajos de una sola tecla',
  hint: 'No actúan mientras escribes ni sobre un diálogo. Se guarda en este navegador.',
} as const;
