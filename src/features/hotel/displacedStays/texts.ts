/** Texts of the stays that would be displaced. */
export const displacedStaysTexts = {
  heading: 'Estancias afectadas',
  cancelled: 'Se cancela',
  losesCards: 'Pierde la tarjeta %{cards}',
  none: 'No se ha encontrado ninguna estancia en esas fechas: cuenta lo que dice el servidor.',
  failed: 'No se han podido leer las estancias afectadas',
} as const;
