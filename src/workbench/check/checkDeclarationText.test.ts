import { expect, it } from 'vitest';
import { knownNames } from '../../app/registry/knownNames';
import { checkDeclarationText } from './checkDeclarationText';

const check = (text: string) =>
  checkDeclarationText(
    'pumps.json',
    text,
    {
      knownNames,
      trustedDeclarations: [],
      servedPaths: [],
      runtimeFiles: new Set(),
      isHidden: () => false,
      loadInput: () => Promise.resolve({}),
    },
    undefined,
  );
const older = `{
  "name": "pumps",
  "label": "Bombas",
  "title": "code",
  "api": { "path": "/pumps" },
  "fields": { "code": { "type": "text", "label": "Código", "empty": "Sin código" } }
}`;

it('draws a text of an older version of the language, and offers to rewrite it', () => {
  const { declaration, marks } = check(older);
  expect(declaration?.input).toMatchObject({ recordRepresentation: 'code' });
  expect(marks.map(({ problem }) => problem.isMild)).toEqual([true]);
  expect(marks[0]?.fix?.label).toBe('Actualizar a esta versión');
  const upgraded = marks[0]?.fix?.insert ?? '';
  expect(upgraded).toContain('"emptyText": "Sin código"');
  expect(check(upgraded).marks).toEqual([]);
});
