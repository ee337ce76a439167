import { describe, expect, it } from 'vitest';
import { readSource } from './readPath';
import { listPathsByLanguage } from './pathsByLanguage';

const paths = { es: 'nameEs', en: 'nameEn' };

describe('values by language [LAYOUT-10]', () => {
  it.each([
    ['es', 'nameEs'],
    ['es-ES', 'nameEs'],
    ['ES-419', 'nameEs'],
    ['en-GB', 'nameEn'],
    ['fr', 'nameEn'],
    ['', 'nameEn'],
  ])('of a browser in %j are read at %s', (language, path) => {
    expect(listPathsByLanguage(paths, language)[0]).toBe(path);
  });

  it('are those of another language where one holds none', () => {
    const [source = '', ...spellings] = listPathsByLanguage(paths, 'fr');
    const read = (record: object) => readSource(record, { source, alternativeSources: spellings });
    expect(read({ nameEs: 'Recepción', nameEn: 'Front desk' })).toBe('Front desk');
    expect(read({ nameEs: 'Recepción', nameEn: '' })).toBe('Recepción');
    expect(read({ nameEs: 'Recepción', nameEn: null })).toBe('Recepción');
    expect(read({})).toBeUndefined();
  });
});
