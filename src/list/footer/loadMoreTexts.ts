/** Texts below a list with "load more". They load with it. */
export const loadMoreTexts = {
  shown: 'Se muestran %{shown} de %{total}',
  shown_open: 'Se muestran %{shown}',
  more: 'Cargar más',
  failed: 'No se han podido cargar más.',
  retry: 'Reintentar',
} as const;
