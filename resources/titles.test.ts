import { describe, expect, it } from 'vitest';
import { bundledDeclarations, createBundledResources } from '../src/app/declarations/bundledDeclarations';
import { findPlaceholders } from '../src/config/template';
import type { Resource } from '../src/config/types';
import { recordTitle, secondaryText } from '../src/fields/titles/recordTitle';
import { interpolateText } from '../src/i18n/interpolateText';
import { i18nProvider } from '../src/i18n/i18nProvider';
import { translateText } from '../src/i18n/translateText';
import { findTextPlaceholders } from '../src/lib/text/textPlaceholders';
import { getDeclaredResource } from '../src/testing/declareResources';

const resources = createBundledResources();
const t = (text: string): string => translateText(i18nProvider.translate, text);

/** A record with this value at each of the paths. */
function recordWith(paths: readonly string[], value: unknown): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (const path of paths) {
    const parts = path.split('.');
    let at = record;
    for (const part of parts.slice(0, -1)) at = (at[part] ??= {}) as Record<string, unknown>;
    at[parts.at(-1) ?? ''] = value;
  }
  return record;
}

/** The members that the titles of a resource read. */
function membersOf({ recordRepresentation, secondaryText: beside, fields }: Resource): string[] {
  const names = [...recordRepresentation, ...beside].flatMap((template) =>
    template.includes('{') ? findPlaceholders(template).map(({ name }) => name) : [template],
  );
  const paths = names.flatMap((name) => {
    const field = fields[name];
    return field ? [field.source, ...field.alternativeSources] : [name];
  });
  return [...new Set(paths)].filter((path) => /^[\w.$]+$/.test(path));
}

/** True if a text contains what no user should see: a placeholder, a path, the name of a member, empty brackets. */
function wrongIn(text: string, paths: readonly string[]): boolean {
  return (
    text.trim() === '' ||
    /[{}%]|\(\s*\)|«\s*»|undefined|null/.test(text) ||
    paths.some((path) => text === path || (path.includes('.') && text.includes(path)))
  );
}

describe('the title of each bundled resource', () => {
  it.each([...resources.values()].map((resource) => [resource.name, resource] as const))(
    'of %s reads as a name with each of its members missing, empty or null',
    (_, resource) => {
      const paths = membersOf(resource);
      const sets = [
        paths,
        [],
        ...paths.map((path) => paths.filter((one) => one !== path)),
        ...paths.map((path) => [path]),
      ];
      for (const some of sets)
        for (const rest of [undefined, null, ''])
          for (const id of ['X1', undefined]) {
            const record = { ...recordWith(paths, rest), ...recordWith(some, 'Valor'), ...(id && { id }) };
            const title = recordTitle(resource, record, t);
            expect(wrongIn(title, paths), `«${title}» of ${JSON.stringify(record)}`).toBe(false);
            expect(secondaryText(resource, record, title, t)).not.toMatch(/[{}%]|· ·|^·|·$/);
          }
    },
  );

  it('tells stays of rooms without an alias apart by the codes of the rooms [HOTEL-28]', () => {
    const stays = getDeclaredResource(resources, 'check-ins');
    const title = (record: Record<string, unknown>) => recordTitle(stays, { id: 'S1', ...record }, t);
    expect(title({ assets: [{ alias: 'Habitación 101', asset_id: 'D1' }] })).toBe('Habitación 101');
    expect(title({ assets: [{ alias: null, asset_id: 'D1' }] })).toBe('Habitación D1');
    expect(title({ assets: [{ assetId: 'D2' }] })).toBe('Habitación D2');
    expect(title({ assets: [] })).toBe('Check-in S1');
  });

  it('is not taken for a text where it is the path of a member that is missing', () => {
    const stays = {
      ...getDeclaredResource(resources, 'check-ins'),
      recordRepresentation: ['assets.0.alias', 'reservation'],
    };
    expect(recordTitle(stays, { id: 'S1' }, t)).toBe('S1');
  });
});

/** Every text with places in a declaration. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return findTextPlaceholders(value).length > 0 ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

it('every text of a bundled declaration reads without what fills its places', () => {
  const texts = new Set(bundledDeclarations.flatMap(({ input }) => textsIn(input)));
  expect(texts.size).toBeGreaterThan(20);
  for (const text of texts) {
    const names = findTextPlaceholders(text);
    for (const missing of [...names, undefined]) {
      const there = missing === undefined ? [] : names.filter((name) => name !== missing);
      const filled = interpolateText(text, Object.fromEntries(there.map((name) => [name, 'Valor'])));
      expect(wrongIn(filled, names), `«${filled}» of «${text}»`).toBe(false);
    }
  }
});
