/** A thing that is measured: how it is called, and what the console aims at. */
export interface BenchMeasure {
  key: string;
  /** Digits after the point. */
  digits: number;
  es: string;
  en: string;
  /** Maximum ratio of the console to the baseline. */
  ratio?: number;
  /** Key of the baseline value to compare with, if the baseline has no such screen. */
  against?: string;
  /** Maximum value of the console. */
  max?: number;
}

/** In the order of the table. */
export const benchMeasures: readonly BenchMeasure[] = [
  { key: 'scriptKb', digits: 0, es: 'JS hasta la lista, kB', en: 'JS until the list, kB', max: 170 },
  { key: 'laterKb', digits: 0, es: 'JS después, en reposo, kB', en: 'JS later, when idle, kB' },
  { key: 'requests', digits: 0, es: 'peticiones hasta la lista', en: 'requests until the list' },
  { key: 'firstPaint', digits: 0, es: 'primer contenido, ms', en: 'first content, ms', ratio: 0.3 },
  { key: 'listReady', digits: 0, es: 'lista lista, ms', en: 'list ready, ms', ratio: 0.55 },
  {
    key: 'blocked',
    digits: 0,
    es: 'bloqueo hasta la lista, ms',
    en: 'blocked until the list, ms',
    ratio: 0.2,
  },
  {
    key: 'heapMb',
    digits: 1,
    es: 'memoria tras recolectar, MB',
    en: 'heap after collection, MB',
    ratio: 0.7,
  },
  { key: 'nextPage', digits: 0, es: 'página siguiente, ms', en: 'next page, ms', ratio: 0.3 },
  {
    key: 'detailFirst',
    digits: 0,
    es: 'lista → ficha, primeros datos, ms',
    en: 'list → detail, first values, ms',
  },
  {
    key: 'detail',
    digits: 0,
    es: 'lista → ficha, completa, ms',
    en: 'list → detail, complete, ms',
    ratio: 0.65,
  },
  { key: 'back', digits: 0, es: 'de vuelta a la lista, ms', en: 'back to the list, ms', ratio: 0.35 },
  { key: 'repeatReady', digits: 0, es: 'lista otra vez, ms', en: 'list ready again, ms', ratio: 0.6 },
  { key: 'listWork', digits: 0, es: 'trabajo hasta la lista, ms', en: 'work until the list, ms' },
  { key: 'nextWork', digits: 0, es: 'trabajo de la página siguiente, ms', en: 'work of the next page, ms' },
  { key: 'recordReady', digits: 0, es: 'ficha por su dirección, ms', en: 'detail by its address, ms' },
  // Console only. The target was set before measuring: a whole screen is ready before the baseline shows its bare record.
  {
    key: 'formReady',
    digits: 0,
    es: 'ficha con formulario, ms (frente a la ficha)',
    en: 'detail with a form, ms (against the detail)',
    ratio: 1,
    against: 'recordReady',
  },
  {
    key: 'dashboardReady',
    digits: 0,
    es: 'inicio con sus gráficos, ms (frente a la ficha)',
    en: 'start page with its charts, ms (against the detail)',
    ratio: 1.25,
    against: 'recordReady',
  },
  {
    key: 'chartReady',
    digits: 0,
    es: 'gráfico de consumo, ms (frente a la ficha)',
    en: 'chart of consumptions, ms (against the detail)',
    ratio: 1.25,
    against: 'recordReady',
  },
  { key: 'listCalls', digits: 0, es: 'llamadas de la lista', en: 'calls of the list' },
  { key: 'listTwice', digits: 0, es: '… repetidas', en: '… made twice', max: 0 },
  { key: 'recordCalls', digits: 0, es: 'llamadas de la ficha', en: 'calls of the detail' },
  { key: 'recordTwice', digits: 0, es: '… repetidas', en: '… made twice', max: 0 },
  { key: 'loginKb', digits: 0, es: 'JS hasta el acceso, kB', en: 'JS until the login, kB' },
  { key: 'loginReady', digits: 0, es: 'acceso listo, ms', en: 'login ready, ms', ratio: 0.6 },
];
