// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { getLanguage, languageListeners, languageSource, setLanguages } from '../lib/language/language';
import { formatDate } from '../lib/date/dateFormat';
import { dateTextToIso } from '../lib/date/parseTypedDate';
import { formatNumber } from '../lib/formatNumber';
import { changeLanguage } from './changeLanguage';
import { i18nProvider } from './i18nProvider';
import { defineTexts } from './textTables';

const { load } = languageSource;
const texts = defineTexts('changeLanguageTestTexts', {
  es: { save: 'Guardar', nested: { days: ['lunes', 'martes'] } },
  en: { save: 'Save', nested: { days: ['Monday', 'Tuesday'] } },
});

afterEach(async () => {
  languageSource.load = load;
  setLanguages(['es']);
  await changeLanguage('es');
});

describe('changing the language', () => {
  it('replaces the texts in place, also in parts that hold on to them, and gives them back', async () => {
    const { nested } = texts;
    await changeLanguage('en');
    expect([texts.save, nested.days[1]]).toEqual(['Save', 'Tuesday']);
    expect(document.documentElement.lang).toBe('en');
    await changeLanguage('es');
    expect([texts.save, nested.days[1]]).toEqual(['Guardar', 'martes']);
  });

  it('translates tables that load later', async () => {
    await changeLanguage('en');
    const late = defineTexts('lateTestTexts', { es: { close: 'Cerrar' }, en: { close: 'Close' } });
    expect(late.close).toBe('Close');
  });

  it('reads the tables of a file, and shows Spanish for what they lack', async () => {
    languageSource.load = () =>
      Promise.resolve({
        language: 'pt',
        tables: { changeLanguageTestTexts: { nested: { days: ['segunda-feira'] } } },
        menuLabels: {},
      });
    await changeLanguage('pt-BR');
    expect([texts.save, ...texts.nested.days]).toEqual(['Guardar', 'segunda-feira', 'martes']);
  });

  it('stays in the language before if the file cannot be loaded', async () => {
    languageSource.load = () => Promise.reject(new Error('offline'));
    await expect(changeLanguage('pt')).rejects.toThrow('offline');
    expect([getLanguage(), texts.save]).toEqual(['es', 'Guardar']);
  });

  it('is told to listeners, and waited for', async () => {
    const told: string[] = [];
    const listener = () => Promise.resolve().then(() => void told.push(getLanguage()));
    languageListeners.add(listener);
    await changeLanguage('en');
    languageListeners.delete(listener);
    expect(told).toEqual(['en']);
  });

  it('keeps to the contract of react-admin’s i18nProvider', async () => {
    setLanguages(['es', 'en', 'pt-BR']);
    expect(i18nProvider.getLocales?.()).toEqual([
      { locale: 'es', name: 'Español' },
      { locale: 'en', name: 'English' },
      { locale: 'pt-BR', name: 'Português (Brasil)' },
    ]);
    await i18nProvider.changeLocale('en');
    expect(i18nProvider.getLocale()).toBe('en');
    expect(i18nProvider.translate('ra.action.save')).toBe('Save');
    expect(i18nProvider.translate('no_results')).toBe('No results');
  });
});

describe('numbers and dates in a language', () => {
  it.each([
    ['es', '1234', '12.345,5', '28/11/2026'],
    ['en', '1,234', '12,345.5', '28/11/2026'],
    ['en-US', '1,234', '12,345.5', '11/28/2026'],
    ['de', '1.234', '12.345,5', '28.11.2026'],
    ['sv', '1\u00a0234', '12\u00a0345,5', '2026-11-28'],
    // Digits of hosts and inputs, whatever the locale.
    ['ar-EG', '1,234', '12,345.5', '28/11/2026'],
  ])('%s: %s, %s, %s', async (tag, integer, decimal, date) => {
    await changeLanguage(tag);
    expect([formatNumber(1234), formatNumber(12345.5)]).toEqual([integer, decimal]);
    const seconds = Date.UTC(2026, 10, 28, 12) / 1000;
    expect(formatDate(seconds, { timeZone: 'UTC' })).toBe(date);
    expect(dateTextToIso(date, 'date')).toBe('2026-11-28');
  });
});
