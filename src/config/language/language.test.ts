import { describe, expect, it } from 'vitest';
import { checkDeclarations } from '../check';
import { findRuntimeConfigProblems } from '../check/runtime/runtimeConfigProblems';
import { readRuntimeConfig } from '../runtime/runtimeConfig';
import { knownNames } from '../../app/registry/knownNames';
import { languageVersions } from './languageChanges';
import { upgradeDeclaration } from './upgrade';
import { upgradeText } from './upgradeText';
import { LANGUAGE_VERSION } from './version';

const before = `{
  // The pumps of the plant.
  "name": "pumps",
  "label": "Bombas",
  "title": "serial",
  "api": { "path": "/pumps" },
  "fields": {
    "serial": { "type": "text", "label": "Serie" },
    "service": { "type": "date", "label": "Revisión", "future": true /* not in the past */ },
    "visits": {
      "type": "list",
      "label": "Visitas",
      "fields": { "at": { "type": "dateTime", "future": true, "label": "Hora" } }
    },
    "built": { "type": "date", "label": "Montaje", "future": false }
  },
  "actions": {
    "stop": {
      "label": "Parar",
      "form": { "fields": { "until": { "type": "dateTime", "label": "Hasta", "future": true, "notBefore": "$today" } } },
      "call": { "method": "POST", "path": "/pumps/{id}/stop" }
    }
  }
}
`;
const after = before
  .replace('"future": true /*', '"notBefore": "$today" /*')
  .replace('"future": true, "label": "Hora"', '"notBefore": "$now", "label": "Hora"')
  .replace(', "future": false', '')
  .replace(', "future": true, "notBefore"', ', "notBefore"');

const pumps = (more: object = {}) => ({
  name: 'pumps',
  label: 'Bombas',
  title: 'serial',
  api: { path: '/pumps' },
  fields: {
    serial: { type: 'text', label: 'Serie' },
    service: { type: 'date', label: 'Revisión', future: true },
  },
  ...more,
});
const check = (input: unknown) =>
  checkDeclarations([upgradeDeclaration({ file: 'pumps.json', input })], knownNames);

describe('a declaration of an older language', () => {
  it('2: «future» of dates becomes «notBefore»; comments and layout stay', () => {
    const { text, changes } = upgradeText(before);
    expect(text).toBe(after);
    expect(changes).toHaveLength(4);
    expect(upgradeText(text)).toEqual({ text, changes: [] });
  });

  it('becomes of this one where it says its version', () => {
    expect(upgradeText('{"version": 1, "fields": {"a": {"type": "date", "future": true}}}').text).toBe(
      '{"version": 2, "fields": {"a": {"type": "date", "notBefore": "$today"}}}',
    );
  });

  it.each([undefined, 1])(
    'works in a running console with version %s, which says how to rewrite it',
    (version) => {
      const { validDeclarations, problems } = check(pumps(version === undefined ? {} : { version }));
      expect(validDeclarations[0]?.input.fields.service).toEqual({
        type: 'date',
        label: 'Revisión',
        notBefore: '$today',
      });
      expect(problems).toMatchObject([{ path: 'version', isMild: true }]);
      expect(problems[0]?.found).toContain('npm run upgrade-config -- --write pumps.json');
    },
  );

  it('that says it is of this one is held to it', () => {
    const { validDeclarations, problems } = check(pumps({ version: LANGUAGE_VERSION }));
    expect(validDeclarations).toEqual([]);
    expect(problems).toMatchObject([{ path: 'fields.service.future' }]);
  });
});

describe('a file of a newer language', () => {
  const said = `La versión 9 del lenguaje es de una consola más nueva: esta entiende hasta la ${LANGUAGE_VERSION}`;
  it('is refused: a declaration', () => {
    const { validDeclarations, problems } = check({
      ...pumps({ version: 9 }),
      fields: { serial: { type: 'text', label: 'Serie' } },
    });
    expect([validDeclarations, problems.map(({ found }) => found)]).toEqual([[], [said]]);
  });

  it('is refused: a runtime config', () => {
    const config = { version: 9, hosts: { main: '/api' } };
    expect(readRuntimeConfig(config)).toBeUndefined();
    expect(findRuntimeConfigProblems('config.json', config).map(({ found }) => found)).toEqual([said]);
    expect(readRuntimeConfig({ ...config, version: LANGUAGE_VERSION })).toBeDefined();
  });
});

it('the newest change is of the version that the console speaks', () => {
  expect(languageVersions.at(-1)?.version).toBe(LANGUAGE_VERSION);
});
