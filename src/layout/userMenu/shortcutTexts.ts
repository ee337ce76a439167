import { defineTexts } from '../../i18n/textTables';

/** Texts of the list of shortcuts. */
export const shortcutTexts = defineTexts('shortcutTexts', {
  es: {
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
      { key: 'F2', label: 'Cambiar un dato de la lista' },
      { key: 'X', label: 'Seleccionar' },
    ],
    enable: 'Usar atajos de una sola tecla',
    hint: 'No actúan mientras escribes ni sobre un diálogo. Se guarda en este navegador.',
  },
  en: {
    title: 'Keyboard shortcuts',
    page: 'On this page',
    console: 'Across the console',
    browserShortcuts: [
      { key: 'Ctrl + K', label: 'General search' },
      { key: 'Esc', label: 'Close what is open' },
    ],
    rows: 'With a row focused',
    rowShortcuts: [
      { key: '↑ ↓', label: 'Previous or next row' },
      { key: 'Enter', label: 'Open' },
      { key: 'Space', label: 'Quick view' },
      { key: 'F2', label: 'Change a value in the list' },
      { key: 'X', label: 'Select' },
    ],
    enable: 'Use single-key shortcuts',
    hint: 'They do not work while you type or in a dialog. Saved in this browser.',
  },
});
