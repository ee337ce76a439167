/** Texts of the combobox. They load with the first form that has one. */
export const autocompleteTexts = {
  open: 'Abrir',
  close: 'Cerrar',
  clear: 'Vaciar',
  notAnOption: 'Elige una opción de la lista: «%{typed}» no es ninguna',
} as const;
