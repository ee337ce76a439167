import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { knownNames } from '../../app/registry/knownNames';
import { actionRefSchema } from '../schema/common';
import { checkDeclarations, formatConfigProblem } from '.';
import type { KnownNames } from './knownNames';
import { decisivePaths, declarationMistakes } from '../../testing/declarationMistakes';
import { findSpanish } from '../../testing/findSpanish';
import { validCars } from '../../testing/declarations/validCars';
import { validPeople, validSeats } from '../../testing/declarations/validOthers';

const known: KnownNames = {
  ...knownNames,
  tabs: ['consumptions'],
  dialogs: ['upload'],
  previews: ['header'],
  questions: ['owners'],
  icons: ['plus', 'trash'],
  hosts: ['main', 'plain'],
  ids: ['quietCars'],
  options: {
    tab: new Map(),
    dialog: new Map([['upload', { action: z.optional(actionRefSchema), most: z.optional(z.number()) }]]),
  },
};

const check = (input: unknown) =>
  checkDeclarations(
    [
      { file: 'people.json', input: validPeople },
      { file: 'seats.json', input: validSeats },
      { file: 'cars.json', input },
    ],
    known,
  ).problems;

/** Returns a copy with another value at a path; `undefined` removes the key. */
function setAt(value: unknown, path: readonly string[], replacement: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return replacement;
  const copy: unknown = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) };
  const next = setAt(Reflect.get(Object(value), key), rest, replacement);
  if (next === undefined) Reflect.deleteProperty(copy as object, key);
  else Reflect.set(copy as object, key, next);
  return copy;
}
const withMistake = (input: unknown, at: string, replacement: unknown): unknown =>
  setAt(input, at.replaceAll('[', '.').replaceAll(']', '').split('.'), replacement);

describe('the table of mistakes', () => {
  it('begins with a declaration without a mistake', () => {
    expect(check(validCars)).toEqual([]);
  });

  it('holds at least 70', () => {
    expect(declarationMistakes.length).toBeGreaterThanOrEqual(70);
  });

  it.each(declarationMistakes)(
    'names %s at %s: file, path, what was found, what is meant',
    (_, at, replacement, said) => {
      const problems = check(withMistake(validCars, at, replacement));
      const named = problems.find(({ path }) => path === (said.path ?? at));
      expect(named, JSON.stringify(problems)).toBeDefined();
      expect(named?.file).toBe('cars.json');
      expect(named?.found).toMatch(said.found ?? /./);
      expect(
        problems.map((problem) => formatConfigProblem({ ...problem, path: '' })).filter(findSpanish),
      ).toEqual([]);
      if (said.suggestion !== undefined) expect(named?.suggestion).toBe(said.suggestion);
      if (said.allowed !== undefined) expect(named?.allowed).toContain(said.allowed);
    },
  );

  it('names them all at once, whatever else is wrong', () => {
    const places = new Set<string>();
    const all = declarationMistakes.filter(([, at, replacement]) => {
      // Two mistakes at one path hide each other, and so does a removed part.
      const isApart = [...places].every((one) => !at.startsWith(one) && !one.startsWith(at));
      if (!isApart || replacement === undefined || decisivePaths.includes(at)) return false;
      places.add(at);
      return true;
    });
    const problems = check(
      all.reduce<unknown>((input, [, at, replacement]) => withMistake(input, at, replacement), validCars),
    );
    const paths = new Set(problems.map(({ path }) => path));
    const unnamed = all.filter(([, at, , said]) => !paths.has(said.path ?? at)).map(([title]) => title);
    expect(all.length).toBeGreaterThan(60);
    expect(unnamed).toEqual([]);
  });
});
