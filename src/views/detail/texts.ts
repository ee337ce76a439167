/** Texts of the pages of a record. */
export const detailTexts = {
  back: 'Volver',
  show_tip: 'Ver: %{label}',
  more_actions: 'Más acciones',
  copy: 'Copiar: %{label}',
  more_facts: 'Más datos',
  fewer_facts: 'Menos datos',
  coming_soon: 'Próximamente',
  coming_soon_text: 'Este apartado todavía no está disponible aquí.',
  tabs: 'Apartados',
  tab: {
    unknown: 'El apartado «%{tab}» no existe',
    unknown_text: 'Lo nombra %{source}. Los demás apartados siguen funcionando.',
    broken: 'El apartado «%{tab}» ha fallado',
  },
  preview_broken: 'La vista previa ha fallado',
} as const;
