/** Texts of the sorter, which loads with it. */
export const sorterTexts = {
  sort_by: 'Ordenar por',
  of_host: 'Orden habitual',
  ascending: 'Cambiar a orden ascendente',
  descending: 'Cambiar a orden descendente',
} as const;
