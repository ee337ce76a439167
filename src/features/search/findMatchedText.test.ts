import { describe, expect, it } from 'vitest';
import { createBundledResources } from '../../app/declarations/bundledDeclarations';
import { i18nProvider } from '../../i18n/i18nProvider';
import { translateText } from '../../i18n/translateText';
import { getDeclaredResource } from '../../testing/declareResources';
import { findMatchedText } from './findMatchedText';

const projects = getDeclaredResource(createBundledResources(), 'projects');
const record = {
  id: 'pb7vwktk',
  name: 'Los Almendros',
  type: 'HOME',
  support_email: ['ayuda@torre.example'],
};
const matchOf = (q: string, shownTexts: string[] = ['Los Almendros', 'Vivienda'], canSee = () => true) =>
  findMatchedText({
    resource: projects,
    record,
    q,
    shownTexts,
    canSee,
    t: (text) => translateText(i18nProvider.translate, text),
  });

describe('the field in which a result was found', () => {
  it('is named where neither the name nor the text below it has the words [SEARCH-06]', () => {
    expect(matchOf('TORRE')).toBe('Correos de soporte: ayuda@torre.example');
    expect(matchOf('pb7v')).toBe('Identificador: pb7vwktk');
  });

  it('is not repeated where the words are seen, nor guessed where the answer does not have them [SEARCH-06]', () => {
    expect(matchOf('almendros')).toBeUndefined();
    expect(matchOf('torre', ['Los Almendros', 'ayuda@torre.example'])).toBeUndefined();
    expect(matchOf('Valencia')).toBeUndefined();
  });

  it('is none that the user may not see [SEARCH-06]', () => {
    expect(matchOf('torre', ['Los Almendros'], () => false)).toBeUndefined();
  });
});
