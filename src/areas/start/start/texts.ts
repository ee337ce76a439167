/** Texts of the start page. */
export const texts = {
  title: 'Inicio',
  hello: 'Hola, %{name}',
  text: 'Elige por dónde empezar.',
} as const;
