import fc from '../testing/fastCheck';
import { describe, expect, it } from 'vitest';
import { fillTemplateWith, getSolePlaceholder, findPlaceholders, findPlaceholdersInJson } from './template';

describe('a template', () => {
  it('names what it is filled with, in its order', () => {
    expect(findPlaceholders('/a/{id}/{form.email?} {$included.projects.0.id}')).toEqual([
      { name: 'id', optional: false },
      { name: 'form.email', optional: true },
      { name: '$included.projects.0.id', optional: false },
    ]);
    expect(findPlaceholders('de {} y { sin fin')).toEqual([]);
  });

  it('is one placeholder, or text with some', () => {
    expect(getSolePlaceholder('{a.b?}')).toEqual({ name: 'a.b', optional: true });
    for (const text of ['{a}{b}', ' {a}', 'a', '']) expect(getSolePlaceholder(text)).toBeUndefined();
  });

  it('may lie anywhere in a body; what is no template there is none', () => {
    const body = { a: ['{x}', { b: 'de {y?}' }], 'c{z}': 1, d: null };
    expect(findPlaceholdersInJson(body).map(({ name }) => name)).toEqual(['x', 'y']);
  });

  it('keeps its text, and what is put in is not read again', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, value) => {
        fc.pre(!/[{}]/.test(text));
        expect(fillTemplateWith(`${text}{a}${text}`, () => value)).toBe(text + value + text);
      }),
    );
  });
});
