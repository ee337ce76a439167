import { describe, expect, it } from 'vitest';
import { createBundledResources } from '../../app/declarations/bundledDeclarations';
import { i18nProvider } from '../../i18n/i18nProvider';
import { translateText } from '../../i18n/translateText';
import { getDeclaredResource } from '../../testing/declareResources';
import { getResultDetail } from './getResultDetail';

const resources = createBundledResources();
const detailOf = (resource: string, record: Record<string, unknown>) =>
  getResultDetail(getDeclaredResource(resources, resource), record, String(record['name']), (text) =>
    translateText(i18nProvider.translate, text),
  );

describe('the text beside a result', () => {
  it('is what its resource declares, its e-mail or its type, and its code only where there is nothing else [SEARCH-06]', () => {
    expect(detailOf('projects', { id: 'pb7vwktk', name: 'Los Almendros', type: 'HOME' }).text).toBe(
      'Vivienda',
    );
    expect(detailOf('clients', { id: 'c17wdrqp', name: 'Sol', email: 'hola@sol.example' }).text).toBe(
      'hola@sol.example',
    );
    expect(detailOf('clients', { id: 'c17wdrqp', name: 'Sol', email: null }).text).toBe('c17wdrqp');
  });

  it('has the code apart where people pass it on', () => {
    expect(detailOf('assets', { id: 'D9MXG5E00001', name: 'Vivienda 1º B', city: 'Valencia' })).toEqual({
      text: 'Valencia',
      code: 'D9MXG5E00001',
    });
    expect(detailOf('gateways', { id: 'GRVJARH7CTTT', name: 'GRVJARH7CTTT' }).code).toBeUndefined();
  });
});
