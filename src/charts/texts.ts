import { defineTexts } from '../i18n/textTables';

/** Texts of charts and figures. Not in `es`: they load with the first chart and stay out of the initial bundle. */
export const chartTexts = defineTexts('chartTexts', {
  es: {
    asTable: 'Ver como tabla',
    asChart: 'Ver como gráfico',
    /** Announced when the chart gets the focus. */
    bars: '%{name}: gráfico de barras. Las flechas a izquierda y derecha recorren los valores.',
    time: '%{name}: gráfico en el tiempo. Las flechas a izquierda y derecha recorren los valores.',
    /** Amount used or counted in an hour, computed from meter readings. */
    inHour: '%{name}, en esa hora',
    zone: 'Zona horaria: %{zone}',
    drag: 'Arrastra sobre el gráfico para ampliar un tramo.',
    /** `%{from}`, `%{until}`: formatted dates with time. */
    zoomed: 'Ampliado: del %{from} al %{until}',
    whole: 'Ver todo',
    /** Label of the range presets. */
    presets: 'Periodos habituales',
    yesterday: 'Ayer',
    week: '7 días',
    thirty: '30 días',
    thisMonth: 'Este mes',
    average: 'Media',
    pages: 'Página %{page} de %{pages}',
    before: 'Anterior',
    after: 'Siguiente',
    /** `%{parts}`: "con usuarios 520 (41,3 %), …". */
    pie: '%{name}: gráfico circular. %{parts}',
    empty: 'Todavía no hay datos',
    noValue: 'Sin datos',
    period: 'Periodo de «%{name}»',
    days: 'Últimos 30 días',
    months: 'Últimos 12 meses',
    /** Visible part of the two names above, where there is little room. */
    shortDays: '30 d',
    shortMonths: '12 m',
    /** `%{change}`: "+31"; `%{first}`: "28 oct", or a month. */
    changeOfDays: '%{change} desde el %{first}',
    changeOfMonths: '%{change} desde %{first}',
    day: 'Día',
    month: 'Mes',
    /** `%{month}`: one of the names below. */
    shortDate: '%{day} %{month}',
    monthOfYear: '%{month} %{year}',
    /** Abbreviated months, January first. */
    monthNames: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept', 'oct', 'nov', 'dic'],
    /** Duration units by the name at the services host; singular and plural. */
    units: {
      second: 'segundo |||| segundos',
      minute: 'minuto |||| minutos',
      hour: 'hora |||| horas',
      day: 'día |||| días',
    },
  },
  en: {
    asTable: 'View as table',
    asChart: 'View as chart',
    bars: '%{name}: bar chart. The left and right arrow keys move through the values.',
    time: '%{name}: time chart. The left and right arrow keys move through the values.',
    inHour: '%{name}, in that hour',
    zone: 'Time zone: %{zone}',
    drag: 'Drag across the chart to zoom in on a section.',
    zoomed: 'Zoomed in: from %{from} to %{until}',
    whole: 'View all',
    presets: 'Common periods',
    yesterday: 'Yesterday',
    week: '7 days',
    thirty: '30 days',
    thisMonth: 'This month',
    average: 'Average',
    pages: 'Page %{page} of %{pages}',
    before: 'Previous',
    after: 'Next',
    pie: '%{name}: pie chart. %{parts}',
    empty: 'No data yet',
    noValue: 'No data',
    period: 'Period of “%{name}”',
    days: 'Last 30 days',
    months: 'Last 12 months',
    shortDays: '30 d',
    shortMonths: '12 m',
    changeOfDays: '%{change} since %{first}',
    changeOfMonths: '%{change} since %{first}',
    day: 'Day',
    month: 'Month',
    shortDate: '%{day} %{month}',
    monthOfYear: '%{month} %{year}',
    monthNames: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
    units: {
      second: 'second |||| seconds',
      minute: 'minute |||| minutes',
      hour: 'hour |||| hours',
      day: 'day |||| days',
    },
  },
});
