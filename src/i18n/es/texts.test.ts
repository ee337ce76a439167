import { describe, it, expect } from 'vitest';
import { flattenMessages } from '../flatten';
import { chartTexts } from './charts';
import { draftTexts, lostTexts } from './drafts';
import { es } from './index';
import { pickerTexts } from './picker';
import { rangeTexts } from './ranges';
import { scannerTexts } from './scanner';

/** Texts that lie beside their parts, found by their place. */
const ofParts = import.meta.glob<Record<string, Record<string, never>>>('../../areas/*/*/texts.ts', {
  eager: true,
});

const texts = [
  ...flattenMessages({
    ...es,
    draftTexts,
    lostTexts,
    chartTexts,
    pickerTexts,
    rangeTexts,
    scannerTexts,
    ...ofParts,
  }),
];

/** Words that no Spanish sentence of this console has; the names of the product's own parts are not among them. */
const ENGLISH =
  /\b(?:the|and|or|of|not|is|are|was|you|your|this|that|please|error getting|failed|failure|success(?:ful(?:ly)?)?|unknown|loading|search|save|delete|update|create|cancel|close|open|add|remove|required|invalid|password|email|user|users|file|download|upload|settings|device|devices|list|unable|cannot)\b/i;

/** "error" and "no" are Spanish too; this one is a value on its own that react-admin wants blank. */
const BLANK = 'ra.boolean.null';

describe('es', () => {
  it('has a text for every key [SHELL-05]', () => {
    expect(texts.filter(([key, text]) => text.trim() === '' && key !== BLANK)).toEqual([]);
  });

  it('has no English words [SHELL-03, SHELL-05]', () => {
    expect(texts.filter(([, text]) => ENGLISH.test(text))).toEqual([]);
  });

  it('has no raw keys [SHELL-04]', () => {
    expect(texts.filter(([, text]) => /\w_\w/.test(text.replace(/%\{\w+\}/g, '')))).toEqual([]);
  });

  it('has no stray blanks [SHELL-05]', () => {
    expect(
      texts.filter(([key, text]) => key !== BLANK && (text !== text.trim() || / {2}/.test(text))),
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
