import type { ApiError } from '../../dataProvider';
import type { Tone } from '../config/types';

type Translate = (text: string) => string;

const known = new Set<unknown>(['ECONNABORTED', 800, 801]);

/** The general text of a failure: by its code, else what the host said, else the family's (HTTP-02..HTTP-13). */
export function httpText(error: ApiError, t: Translate): string {
  const key = `http.${error.code}`;
  const said = t(key);
  if (known.has(error.code) || (said !== key && said !== '')) return said;
  return error.detail || t('http.800');
}

/** HTTP-12: 1xx and 3xx info, 2xx success, 4xx, 5xx and 8xx error; a timeout warns (HTTP-02). */
export function toneOf(code: number | 'ECONNABORTED'): Tone {
  if (code === 'ECONNABORTED') return 'warning';
  const family = Math.floor(code / 100);
  if (family === 1 || family === 3) return 'info';
  return family === 2 ? 'success' : 'error';
}
