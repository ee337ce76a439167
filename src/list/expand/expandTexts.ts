/** Texts of expandable rows. They load with them. */
export const expandTexts = {
  of: '%{what} de %{title}',
  open_all: 'Desplegar todas las filas',
  close_all: 'Plegar todas las filas',
  unknown: '%{what}: sin informar',
} as const;
