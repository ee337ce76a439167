import { describe, it, expect } from 'vitest';
import { flattenMessages } from '../flattenMessages';
import { messages } from './index';

/** Every file of texts there is: one that is added is found. */
const files = {
  ...import.meta.glob<object>(['./*.ts', '!./*.test.ts', '!./index.ts'], { eager: true }),
  ...import.meta.glob<object>(
    ['/src/**/{texts,*Texts}.ts', '/dataProvider/**/*Texts.ts', '!/src/config/check/**'],
    { eager: true },
  ),
};

const texts = [...flattenMessages({ es: messages, ...files })];

/** Words that no Spanish sentence of this console has; the names of the product's own parts are not among them. */
const ENGLISH =
  /\b(?:the|and|or|of|not|is|are|was|you|your|this|that|please|error getting|failed|failure|success(?:ful(?:ly)?)?|unknown|loading|search|save|delete|update|create|cancel|close|open|add|remove|required|invalid|password|email|user|users|file|download|upload|settings|device|devices|list|unable|cannot)\b/i;

/** "error" and "no" are Spanish too; this one is a value on its own that react-admin wants blank. */
const BLANK = /\bra\.boolean\.null$/;

describe('es', () => {
  it('looks at every file of texts [SHELL-05]', () => {
    const keys = texts.map(([key]) => key);
    for (const key of [
      'es.form.save',
      '/src/features/gateways/texts.ts.',
      '/src/fields/core/texts.ts.fieldTexts.',
      '/src/list/texts.ts.',
    ])
      expect(
        keys.filter((known) => known.startsWith(key)),
        key,
      ).not.toEqual([]);
  });

  it('has a text for every key [SHELL-05]', () => {
    expect(texts.filter(([key, text]) => text.trim() === '' && !BLANK.test(key))).toEqual([]);
  });

  it('has no English words [SHELL-03, SHELL-05]', () => {
    expect(texts.filter(([, text]) => ENGLISH.test(text))).toEqual([]);
  });

  it('has no raw keys [SHELL-04]', () => {
    expect(texts.filter(([, text]) => /\w_\w/.test(text.replace(/%\{\w+\}/g, '')))).toEqual([]);
  });

  it('has no stray blanks [SHELL-05]', () => {
    expect(
      texts.filter(([key, text]) => !BLANK.test(key) && (text !== text.trim() || / {2}/.test(text))),
    ).toEqual([]);
  });

  it('opens the questions and exclamations it closes [SHELL-05]', () => {
    const count = (text: string, sign: string): number => text.split(sign).length;
    const crooked = texts.filter(
      ([, text]) => count(text, '?') !== count(text, '¿') || count(text, '!') !== count(text, '¡'),
    );
    expect(crooked).toEqual([]);
  });
});
