import { describe, expect, it } from 'vitest';
import { knownNames } from '../../../app/registry/knownNames';
import { checkDeclarations, formatConfigProblem } from '..';

const PUMPS = {
  name: 'pumps',
  label: { one: { es: 'bomba', en: 'pump' }, many: { es: 'Bombas', en: 'Pumps' } },
  recordRepresentation: { es: 'Bomba {code}', en: 'Pump {code}' },
  api: { dialect: 'json-server', path: '/pumps' },
  fields: {
    code: { type: 'text', label: { es: 'Código', en: 'Code' } },
    state: { type: 'enum', label: 'Estado', values: { on: { es: 'En marcha', en: 'On' }, off: 'Parada' } },
  },
  list: { columns: ['code', 'state'] },
  edit: { fields: [{ section: { es: 'Datos', en: 'Data' } }, 'code'] },
  actions: {
    stop: {
      label: { es: 'Parar', en: 'Stop' },
      confirm: {
        title: { es: '¿Parar «%{code}»?', en: 'Stop %{code}?' },
        submitLabel: { es: 'Parar', en: 'Stop' },
      },
      call: { method: 'POST', path: '/pumps/{id}/stop' },
      outcomes: [{ on: 409, error: { es: 'Ya está parada.', en: 'It has stopped already.' } }],
    },
  },
};

const check = (input: object, languages?: readonly string[]) =>
  checkDeclarations([{ file: 'pumps.json', input }], { ...knownNames, icons: undefined, languages });

const listProblems = (input: object, languages?: readonly string[]) =>
  check(input, languages).problems.map(formatConfigProblem);

describe('texts by language in a declaration', () => {
  it('are accepted in every place of a text: labels, titles, sections, values, confirmations, outcomes', () => {
    expect(listProblems(PUMPS, ['es', 'en'])).toEqual([]);
  });

  it('are those of the source language in the declaration that is returned, with the others beside it', () => {
    const [declaration] = check(PUMPS).validDeclarations;
    expect(declaration?.input.label).toEqual({ one: 'bomba', many: 'Bombas' });
    expect(declaration?.input.fields['state']).toMatchObject({ values: { on: 'En marcha', off: 'Parada' } });
    expect(declaration?.localizedTexts).toHaveLength(10);
    expect(declaration?.localizedTexts?.[0]).toEqual({
      path: ['label', 'one'],
      texts: { es: 'bomba', en: 'pump' },
    });
  });

  it('a map by language of another kind stays as it is', () => {
    const fields = {
      ...PUMPS.fields,
      guest_language: { type: 'enum', label: 'Idioma', values: { es: 'Español', en: 'Inglés' } },
      note: { type: 'text', label: 'Nota', localizedSource: { es: 'note_es', en: 'note_en' } },
    };
    const { problems, validDeclarations } = check({ ...PUMPS, fields });
    expect(problems).toEqual([]);
    expect(validDeclarations[0]?.input.fields).toMatchObject({
      guest_language: { values: { es: 'Español', en: 'Inglés' } },
      note: { localizedSource: { es: 'note_es', en: 'note_en' } },
    });
  });

  it('each language is checked, and named in the path of a problem', () => {
    const recordRepresentation = { es: 'Bomba {code}', en: 'Pump {cod}' };
    expect(listProblems({ ...PUMPS, recordRepresentation })).toEqual([
      expect.stringMatching(/^pumps\.json → recordRepresentation\.en: .*"cod".*Did you mean "code"\?/),
    ]);
    expect(listProblems({ ...PUMPS, recordRepresentation: { en: 'Pump {cod}' } })).toEqual([
      expect.stringMatching(/^pumps\.json → recordRepresentation\.en: /),
    ]);
  });

  it('a language of the installation that a text lacks is named; a text for a language serves its regions', () => {
    const label = { one: { es: 'bomba', en: 'pump' }, many: { es: 'Bombas' } };
    expect(listProblems({ ...PUMPS, label }, ['es', 'en-US'])).toEqual([
      'pumps.json → label.many: The text has no "en-US", one of the "languages" of the config.',
    ]);
    expect(check({ ...PUMPS, label }, ['es', 'en-US']).validDeclarations).toHaveLength(1);
  });

  it('a key that is no language and a value that is no text are reported', () => {
    expect(listProblems({ ...PUMPS, recordRepresentation: { es: 'Bomba', zzz: 'Pump' } })).toEqual([
      'pumps.json → recordRepresentation.zzz: "zzz" is not the tag of a language.',
    ]);
    expect(listProblems({ ...PUMPS, label: { one: { es: 5 }, many: 'Bombas' } })).toEqual([
      expect.stringMatching(/^pumps\.json → label\.one/),
    ]);
  });
});
