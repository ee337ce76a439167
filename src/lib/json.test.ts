import fc from '../testing/fastCheck';
import { describe, it, expect } from 'vitest';
import { isPlainObject, parseJson, readStoredJson, writeStoredJson } from './json';

const holding = (text: string | null) => ({ get: () => text });
const isNumber = (value: unknown): value is number => typeof value === 'number';
const isAnything = (_value: unknown): _value is unknown => true;

describe('readJson', () => {
  it('gives the value the guard accepts, and nothing else', () => {
    expect(readStoredJson(holding('5'), 'k', isNumber)).toBe(5);
    expect(readStoredJson(holding('"5"'), 'k', isNumber)).toBeUndefined();
    expect(readStoredJson(holding(null), 'k', isNumber)).toBeUndefined();
    expect(readStoredJson(holding('{"a":'), 'k', isAnything)).toBeUndefined();
  });

  it('never throws on garbage', () => {
    const deep = '['.repeat(1_000_000);
    expect(readStoredJson(holding(deep), 'k', isAnything)).toBeUndefined();
    const guard = (_value: unknown): _value is never => {
      throw new Error('guard');
    };
    expect(readStoredJson(holding('1'), 'k', guard)).toBeUndefined();
    fc.assert(fc.property(fc.string(), (text) => void readStoredJson(holding(text), 'k', isAnything)));
  });

  it('drops keys that reach a prototype, at every depth', () => {
    const text =
      '{"a":{"__proto__":{"polluted":1},"b":1},"constructor":{"prototype":{"polluted":1}},"prototype":2}';
    const value = readStoredJson(holding(text), 'k', isPlainObject);
    expect(JSON.stringify(value)).toBe('{"a":{"b":1}}');
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

describe('writeJson', () => {
  it('stores what readJson gives back, and removes for undefined', () => {
    const map = new Map<string, string>();
    const storage = {
      get: (key: string) => map.get(key) ?? null,
      set: (key: string, value: string) => void map.set(key, value),
      remove: (key: string) => void map.delete(key),
    };
    writeStoredJson(storage, 'k', { a: [1, null, 'ñ'] });
    expect(readStoredJson(storage, 'k', isAnything)).toEqual({ a: [1, null, 'ñ'] });
    writeStoredJson(storage, 'k', undefined);
    expect(map.has('k')).toBe(false);
  });
});

describe('parseJson', () => {
  it('takes what JSON.stringify wrote', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        const text = JSON.stringify(value);
        if (/__proto__|constructor|prototype/.test(text)) return;
        expect(JSON.stringify(parseJson(text, isAnything))).toBe(text);
      }),
    );
  });
});
