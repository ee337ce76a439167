import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { knownNames } from '../../app/knownNames';
import { actionRef } from '../schema/common';
import { checkDeclarations } from '.';
import type { KnownNames } from './known';
import { decisive, mistakes } from './mistakes';
import { cars } from './soundCars';
import { people, seats } from './soundOthers';

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
    dialog: new Map([['upload', { action: z.optional(actionRef), most: z.optional(z.number()) }]]),
  },
};

const check = (input: unknown) =>
  checkDeclarations(
    [
      { file: 'people.json', input: people },
      { file: 'seats.json', input: seats },
      { file: 'cars.json', input },
    ],
    known,
  ).problems;

/** The value with something else at a path; `undefined` takes the key away. */
function withAt(value: unknown, path: readonly string[], written: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return written;
  const copy: unknown = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) };
  const next = withAt(Reflect.get(Object(value), key), rest, written);
  if (next === undefined) Reflect.deleteProperty(copy as object, key);
  else Reflect.set(copy as object, key, next);
  return copy;
}
const broken = (input: unknown, at: string, written: unknown): unknown =>
  withAt(input, at.replaceAll('[', '.').replaceAll(']', '').split('.'), written);

describe('the table of mistakes', () => {
  it('begins with a declaration without a mistake', () => {
    expect(check(cars)).toEqual([]);
  });

  it('holds at least 70', () => {
    expect(mistakes.length).toBeGreaterThanOrEqual(70);
  });

  it.each(mistakes)('names %s at %s: file, path, what was found, what is meant', (_, at, written, said) => {
    const problems = check(broken(cars, at, written));
    const named = problems.find(({ path }) => path === (said.path ?? at));
    expect(named, JSON.stringify(problems)).toBeDefined();
    expect(named?.file).toBe('cars.json');
    expect(named?.found).toMatch(said.found ?? /./);
    if (said.suggestion !== undefined) expect(named?.suggestion).toBe(said.suggestion);
    if (said.allowed !== undefined) expect(named?.allowed).toContain(said.allowed);
  });

  it('names them all at once, whatever else is wrong', () => {
    const places = new Set<string>();
    const all = mistakes.filter(([, at, written]) => {
      // Two mistakes in one place hide each other; so does a part that is taken away.
      const isApart = [...places].every((one) => !at.startsWith(one) && !one.startsWith(at));
      if (!isApart || written === undefined || decisive.includes(at)) return false;
      places.add(at);
      return true;
    });
    const problems = check(all.reduce<unknown>((input, [, at, written]) => broken(input, at, written), cars));
    const paths = new Set(problems.map(({ path }) => path));
    const unnamed = all.filter(([, at, , said]) => !paths.has(said.path ?? at)).map(([title]) => title);
    expect(all.length).toBeGreaterThan(60);
    expect(unnamed).toEqual([]);
  });
});
