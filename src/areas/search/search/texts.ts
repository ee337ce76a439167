/** Texts of the general search. */
export const texts = {
  title: 'Búsqueda general',
  label: 'Busca activos, usuarios, empresas o edificios',
  results: 'Resultados de la búsqueda',
  assets: 'Instalaciones',
  users: 'Usuarios',
  clients: 'Empresas',
  projects: 'Comunidades',
  too_short: 'Escribe al menos 2 caracteres',
  too_short_text: 'Con menos letras saldría casi todo.',
  none: 'Nada coincide con «%{q}».',
  error: 'No se ha podido buscar',
} as const;
