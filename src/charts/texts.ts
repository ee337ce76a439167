/** Texts of charts and figures. Not in `es`: they load with the first chart, and stay out of the first bundle. */
export const chartTexts = {
  asTable: 'Ver como tabla',
  asChart: 'Ver como gráfico',
  /** Said of a chart that has the focus. */
  bars: '%{name}: gráfico de barras. Las flechas a izquierda y derecha recorren los valores.',
  time: '%{name}: gráfico en el tiempo. Las flechas a izquierda y derecha recorren los valores.',
  /** Of what was used or counted in an hour, which no meter shows. */
  inHour: '%{name}, en esa hora',
  zone: 'Zona horaria: %{zone}',
  drag: 'Arrastra sobre el gráfico para ampliar un tramo.',
  /** `%{from}`, `%{until}`: moments. */
  zoomed: 'Ampliado: del %{from} al %{until}',
  whole: 'Ver todo',
  /** Of the presets of a range. */
  presets: 'Periodos habituales',
  yesterday: 'Ayer',
  week: '7 días',
  thirty: '30 días',
  thisMonth: 'Mes',
  average: 'Media',
  pages: 'Página %{page} de %{pages}',
  before: 'Anterior',
  after: 'Siguiente',
  /** `%{parts}`: "con usuarios 520 (41,3 %), …". */
  pie: '%{name}: gráfico circular. %{parts}',
  empty: 'Todavía no hay datos',
  emptyText: 'Aparecerán aquí en cuanto los haya.',
  noValue: 'Sin datos',
  period: 'Periodo de «%{name}»',
  days: 'Últimos 30 días',
  months: 'Últimos 12 meses',
  day: 'Día',
  month: 'Mes',
  /** Abbreviated months, January first (DASH-13). */
  monthNames: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept', 'oct', 'nov', 'dic'],
  /** Units of durations by what the services host calls them; one and many (DASH-08, TICKET-26). */
  units: {
    second: 'segundo |||| segundos',
    minute: 'minuto |||| minutos',
    hour: 'hora |||| horas',
    day: 'día |||| días',
  },
} as const;
