/** Texts of the landing page. */
export const landingPageTexts = {
  title: 'Inicio',
  hello: 'Hola, %{name}',
  wrong: 'La página de inicio tiene errores en la configuración',
  missing: 'No se ha podido cargar una parte de esta página',
  unchecked: 'No se ha podido comprobar. Vuelve a cargar la página.',
  failed: 'No se ha podido leer: %{name}',
  unknown: 'No se sabe',
  none: 'Todavía no hay datos',
  noList: 'Este recurso no tiene lista',
  all: 'Ver todo',
  name: 'Nombre',
  value: 'Valor',
} as const;
