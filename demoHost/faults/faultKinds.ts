import type { PageLanguage } from '../demo/pageLanguage';

/** The meaning of a fault's value, by kind. */
export type ValueKind = 'ms' | 'detail' | 'pointers' | 'device' | 'none';

interface KindRule {
  /** Name on the panel. */
  label: Readonly<Record<PageLanguage, string>>;
  value: ValueKind;
}

const detailKind = (es: string, en: string): KindRule => ({ label: { es, en }, value: 'detail' });
const plainKind = (es: string, en: string): KindRule => ({ label: { es, en }, value: 'none' });

/** All fault kinds. The response status of a numeric kind is that number. */
export const faultKindRules = {
  latency: { label: { es: 'Respuesta lenta', en: 'Slow response' }, value: 'ms' },
  timeout: plainKind('Sin respuesta', 'No response'),
  lost: plainKind(
    'Respuesta perdida: se hace, pero no se sabe',
    'Lost response: the call runs, its result is unknown',
  ),
  broken: plainKind('JSON cortado', 'Truncated JSON'),
  html: plainKind('HTML con estado 200', 'HTML with status 200'),
  empty: plainKind('Respuesta 200 vacía', 'Empty response 200'),
  '400': detailKind('400 Petición no válida', '400 Bad request'),
  '401': detailKind('401 Sesión no válida', '401 Invalid session'),
  '403': detailKind('403 Sin permiso', '403 Forbidden'),
  '404': detailKind('404 No encontrado', '404 Not found'),
  '406': detailKind('406 No aceptable', '406 Not acceptable'),
  '409': detailKind('409 Conflicto', '409 Conflict'),
  '410': detailKind('410 Caducado', '410 Expired'),
  '422': { label: { es: '422 Datos no válidos', en: '422 Invalid data' }, value: 'pointers' },
  '429': detailKind('429 Demasiados intentos', '429 Too many attempts'),
  '500': detailKind('500 Error interno', '500 Internal error'),
  '503': detailKind('503 En mantenimiento', '503 Under maintenance'),
  offline: { label: { es: 'Aparato sin conexión', en: 'Device offline' }, value: 'device' },
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
