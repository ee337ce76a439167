import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../dataProvider/http/apiError';
import { rememberSecret } from '../../lib/text/maskSecrets';
import { http } from '../../i18n/messages/http';
import { getErrorCause, getHostErrorDetail, getHttpErrorMessage, getStatusTone } from './errorMessage';

const t = (key: string) => (http as Record<string, string>)[key.replace('http.', '')] ?? key;

describe('toneOf', () => {
  it.each([
    [100, 'info'],
    [302, 'info'],
    [204, 'success'],
    [226, 'success'],
    [404, 'error'],
    [503, 'error'],
    [800, 'error'],
    [801, 'error'],
  ] as const)('of %d is %s [HTTP-12]', (code, tone) => {
    expect(getStatusTone(code)).toBe(tone);
  });

  it('warns of a timeout [HTTP-02]', () => {
    expect(getStatusTone('ECONNABORTED')).toBe('warning');
  });
});

describe('httpText', () => {
  it('says the text of the code, else what the host said, else the general one [HTTP-13]', () => {
    expect(getHttpErrorMessage(new ApiError(403, { message: 'no' }), t)).toBe(
      'Tu usuario no tiene permisos para esta acción',
    );
    expect(getHttpErrorMessage(new ApiError(499, { message: 'Lo que dice el servidor' }), t)).toBe(
      'Lo que dice el servidor',
    );
    expect(getHttpErrorMessage(new ApiError(499), t)).toBe('Ha ocurrido un error en la página web');
  });
});

describe('what the host said', () => {
  it('is shown without the key that it repeats, wherever it is shown [HOTEL-26]', () => {
    rememberSecret('04F1E2D3C4B5A6');
    const error = new ApiError(422, { message: 'La tarjeta 04:f1:e2:d3:c4:b5:a6 no vale' });
    expect(getHostErrorDetail(error)).toBe('La tarjeta •••••• no vale');
    const long = new ApiError(422, { message: `${'a '.repeat(95)}04F1E2D3C4B5A6` });
    expect(getHostErrorDetail(long)).not.toContain('04F1');
  });

  it('stands nowhere under the words of a 403 or a 401, which are the reason [HTTP-10, HTTP-11]', () => {
    for (const code of [401, 403]) {
      const error = new ApiError(code, { errors: [{ detail: 'You may not do that here.' }] });
      expect(getHostErrorDetail(error)).toBe('');
      expect(getErrorCause(error, t)).toBe(http[code as 401 | 403]);
    }
    const other = new ApiError(409, { errors: [{ detail: 'Ya existe otro así.' }] });
    expect([getHostErrorDetail(other), getErrorCause(other, t)]).toEqual([
      'Ya existe otro así.',
      'Ya existe otro así.',
    ]);
  });
});
