import { describe, expect, it } from 'vitest';
import { formatConfigProblem } from '../../../src/config/check';
import type { ConfigProblem } from '../../../src/config/types';
import { findSpanish } from '../../../src/testing/findSpanish';
import { checkInstallation } from './checkInstallation';
import { installation, type InstallationFiles } from './installation';
import type { IntegratorMistake } from './mistake';
import { integratorMistakes } from './mistakes';

/** Words of the schema library, which integrators do not know. */
const LIBRARY_WORDS = /invalid|received|unrecognized|too_|union|undefined|NaN|\bzod\b/i;

/** Returns a copy with another value at a path; `undefined` removes the key. */
function setAt(value: unknown, path: readonly string[], written: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return written;
  const copy: unknown = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) };
  const next = setAt(Reflect.get(Object(value), key), rest, written);
  if (next === undefined) Reflect.deleteProperty(copy as object, key);
  else Reflect.set(copy as object, key, next);
  return copy;
}

const withMistake = ([, file, at, written]: IntegratorMistake): InstallationFiles => ({
  ...installation,
  [file]: setAt(
    installation[file],
    at === '' ? [] : at.replaceAll('[', '.').replaceAll(']', '').split('.'),
    written,
  ),
});
const isOfOverlay = (file: string): boolean => !/^(?:config|meters|sites)\.json$/.test(file);

describe('110 mistakes of an integrator, and more', () => {
  it('begin with an installation without a mistake', async () => {
    expect((await checkInstallation(installation, { withOverlay: true })).map(formatConfigProblem)).toEqual(
      [],
    );
  });

  it('are at least 110, and different', () => {
    const places = integratorMistakes.map(
      ([, file, at, written]) => `${file} ${at} ${JSON.stringify(written)}`,
    );
    expect(new Set(places).size).toBe(integratorMistakes.length);
    expect(integratorMistakes.length).toBeGreaterThanOrEqual(110);
  });

  it.each(integratorMistakes.map((mistake) => [mistake[0], mistake] as const))(
    'are named with file, path, what was found and what is allowed: %s',
    async (_, mistake) => {
      const [, file, at, , expected = {}] = mistake;
      const problems = await checkInstallation(withMistake(mistake), { withOverlay: isOfOverlay(file) });
      const isNamed = ({ file: place, path, found, allowed, suggestion }: ConfigProblem): boolean =>
        place === file &&
        path === (expected.path ?? at) &&
        (expected.found ?? /./).test(found) &&
        [...allowed, suggestion ?? ''].join('\n').includes(expected.allowed ?? '');
      expect(problems.filter(isNamed), problems.map(formatConfigProblem).join('\n') || 'nothing').not.toEqual(
        [],
      );
      expect(problems.map(formatConfigProblem).filter(findSpanish)).toEqual([]);
      for (const { found } of problems) expect(found.replaceAll(/".*?"/g, '')).not.toMatch(LIBRARY_WORDS);
    },
  );
});
