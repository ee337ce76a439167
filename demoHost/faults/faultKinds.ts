/** The meaning of a fault's value, by kind. */
export type ValueKind = 'ms' | 'detail' | 'pointers' | 'device' | 'none';

interface KindRule {
  /** Name on the panel. */
  label: string;
  value: ValueKind;
}

const detailKind = (label: string): KindRule => ({ label, value: 'detail' });
const plainKind = (label: string): KindRule => ({ label, value: 'none' });

/** All fault kinds. The response status of a numeric kind is that number. */
export const faultKindRules = {
  latency: { label: 'Respuesta lenta', value: 'ms' },
  timeout: plainKind('Sin respuesta'),
  lost: plainKind('Respuesta perdida: se hace, pero no se sabe'),
  broken: plainKind('JSON cortado'),
  html: plainKind('HTML con estado 200'),
  empty: plainKind('Respuesta 200 vacía'),
  '400': detailKind('400 Petición no válida'),
  '401': detailKind('401 Sesión no válida'),
  '403': detailKind('403 Sin permiso'),
  '404': detailKind('404 No encontrado'),
  '406': detailKind('406 No aceptable'),
  '409': detailKind('409 Conflicto'),
  '410': detailKind('410 Caducado'),
  '422': { label: '422 Datos no válidos', value: 'pointers' },
  '429': detailKind('429 Demasiados intentos'),
  '500': detailKind('500 Error interno'),
  '503': detailKind('503 En mantenimiento'),
  offline: { label: 'Aparato sin conexión', value: 'device' },
} as const satisfies Record<string, KindRule>;

/** Name of a fault kind on the wire. */
export type FaultKind = keyof typeof faultKindRules;

/** Fault kinds in the order of the panel. */
export const faultKinds = (Object.keys(faultKindRules) as FaultKind[]).sort(
  (a, b) => kindOrder(a) - kindOrder(b),
);

// Objects list integer-like keys first, whatever their order in the source.
function kindOrder(kind: FaultKind): number {
  if (kind === 'offline') return 2;
  return /^\d/.test(kind) ? 1 : 0;
}

/** Maximum delay in milliseconds. */
export const MAX_LATENCY = 60_000;

/** Default delay in milliseconds. */
export const DEFAULT_LATENCY = 1000;
