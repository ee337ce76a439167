import { expect, it } from 'vitest';
import { formatDeclaration } from './workbenchDocument';

it('writes lists of words and texts by language in one line as far as they fit', () => {
  const long = 'x'.repeat(60);
  expect(
    formatDeclaration({
      label: { one: { es: 'cargador', en: 'charger' }, many: 'Cargadores' },
      help: { es: 'Dice «"así"»', 'pt-BR': 'a, b' },
      note: { es: long, en: long },
      columns: ['name', 'power'],
    }),
  ).toBe(`{
  "label": {
    "one": { "es": "cargador", "en": "charger" },
    "many": "Cargadores"
  },
  "help": { "es": "Dice «\\"así\\"»", "pt-BR": "a, b" },
  "note": {
    "es": "${long}",
    "en": "${long}"
  },
  "columns": ["name", "power"]
}
`);
});
