import { beforeEach, describe, it, expect, vi } from 'vitest';
import { createI18nProvider, i18nProvider, translateText } from './i18nProvider';

const messages = {
  global: { no_results: 'No hay resultados', left: 'Queda %{smart_count} |||| Quedan %{smart_count}' },
  gateways: { unassigned: 'El gateway %{id} está libre' },
};
const inTests = createI18nProvider(messages, false);
const inProduction = createI18nProvider(messages, true);

describe('i18nProvider', () => {
  const warnings = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  beforeEach(() => warnings.mockClear());

  it('speaks Spanish and nothing else [SHELL-03]', () => {
    expect(i18nProvider.getLocale()).toBe('es');
    expect(i18nProvider.getLocales?.()).toEqual([{ locale: 'es', name: 'Español' }]);
    expect(i18nProvider.translate('ra.action.save')).toBe('Guardar');
    expect(i18nProvider.translate('http.404')).toBe('No se ha encontrado lo que buscas');
    expect(i18nProvider.translate('enums.role.ROLE_USER')).toBe('Inquilino');
  });

  it('looks a key without namespace up in global [SHELL-03]', () => {
    expect(inTests.translate('no_results')).toBe('No hay resultados');
    expect(inTests.translate('no_results', { _: 'no_results' })).toBe('No hay resultados');
    expect(inTests.translate('left', { smart_count: 2 })).toBe('Quedan 2');
    expect(warnings).not.toHaveBeenCalled();
  });

  it('warns of a missing key where developers see it [SHELL-05]', () => {
    expect(inTests.translate('gateways.nothing_here')).toBe('gateways.nothing_here');
    expect(warnings).toHaveBeenCalledOnce();
  });

  it.each(['gateways.nothing_here', 'nothing_here', '_NOTHING_HERE'])(
    'never shows the raw key %s to a user [SHELL-05]',
    (key) => {
      expect(inProduction.translate(key)).toBe('Texto no disponible');
    },
  );

  it('lets literal Spanish through without a warning', () => {
    expect(inTests.translate('Hecho. Quedan %{count} filas', { count: 3 })).toBe('Hecho. Quedan 3 filas');
    expect(inProduction.translate('Guardado')).toBe('Guardado');
    expect(warnings).not.toHaveBeenCalled();
  });

  it('gives an empty text for what is no key', () => {
    expect(inTests.translate(undefined as unknown as string)).toBe('');
    expect(inTests.translate('')).toBe('');
  });

  it.each(['constructor', '__proto__', 'toString'])('does not mistake %s for a text', (key) => {
    expect(inProduction.translate(key)).toBe(key);
  });
});

describe('translateText', () => {
  const translate = inTests.translate;

  it('translates a key, of the default namespace too [SHELL-03]', () => {
    expect(translateText(translate, 'gateways.unassigned', { id: 'G1' })).toBe('El gateway G1 está libre');
    expect(translateText(translate, 'no_results')).toBe('No hay resultados');
    expect(translateText(translate, 'left', { smart_count: 1 })).toBe('Queda 1');
  });

  it('takes all else for literal Spanish and fills its placeholders [SHELL-05]', () => {
    expect(translateText(translate, 'Vincular %{id}', { id: '$& G1' })).toBe('Vincular $& G1');
    expect(translateText(translate, 'Sin tipo')).toBe('Sin tipo');
    expect(translateText(translate, '1 fila |||| %{smart_count} filas', { smart_count: 4 })).toBe('4 filas');
    expect(translateText(translate, '')).toBe('');
  });

  it('works over any translate that knows no default namespace', () => {
    const bare = (key: string, params?: Record<string, unknown>): string =>
      key === 'global.pending' ? 'Pendiente' : String(params?.['_'] ?? key);
    expect(translateText(bare, 'pending')).toBe('Pendiente');
    expect(translateText(bare, 'Otra cosa')).toBe('Otra cosa');
  });
});
