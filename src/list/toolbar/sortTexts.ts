/** Texts of the sort control. They load with it. */
export const sortTexts = {
  sort_by: 'Ordenar por',
  of_host: 'Orden habitual',
  ascending: 'Cambiar a orden ascendente',
  descending: 'Cambiar a orden descendente',
} as const;
