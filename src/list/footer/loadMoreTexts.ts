/** Texts below rows that are added to, which load with them. */
export const loadMoreTexts = {
  shown: 'Se muestran %{shown} de %{total}',
  shown_open: 'Se muestran %{shown}',
  more: 'Cargar más',
  failed: 'No se han podido cargar más.',
  retry: 'Reintentar',
} as const;
