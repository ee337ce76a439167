import { describe, expect, it } from 'vitest';
import { checkDeclarations } from '../check';
import { findRuntimeConfigProblems } from '../check/runtime/runtimeConfigProblems';
import { readRuntimeConfig } from '../runtime/runtimeConfig';
import { knownNames } from '../../app/registry/knownNames';
import { languageVersions } from './languageChanges';
import { upgradeDeclaration, upgradeFile } from './upgrade';
import { upgradeText } from './upgradeText';
import { LANGUAGE_VERSION } from './version';

const before = `{
  // The pumps of the plant.
  "name": "pumps",
  "label": "Bombas",
  "recordRepresentation": "serial",
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
  recordRepresentation: 'serial',
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
  it('2: "future" of dates becomes "notBefore"; comments and layout stay', () => {
    const { text, changes } = upgradeText(before);
    expect(text).toBe(after);
    expect(changes).toHaveLength(4);
    expect(upgradeText(text)).toEqual({ text, changes: [] });
  });

  it('texts by language stay as they are', () => {
    const localize = (text: string) =>
      text
        .replace('"label": "Bombas"', '"label": { "es": "Bombas", "en": "Pumps" }')
        .replace('"label": "Hora"', '"label": { "es": "Hora", "en": "Time" }');
    expect(upgradeText(localize(before)).text).toBe(localize(after));
  });

  it('becomes of this one where it says its version', () => {
    expect(upgradeText('{"version": 1, "fields": {"a": {"type": "date", "future": true}}}').text).toBe(
      `{"version": ${LANGUAGE_VERSION}, "fields": {"a": {"type": "date", "notBefore": "$today"}}}`,
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

describe('version 3', () => {
  const older = `{
  "name": "pumps", // plural
  "aliases": ["old-pumps"],
  "label": "Bombas",
  "title": "serial",
  "menu": { "order": 3 },
  "api": { "list": { "path": "/pumps", "version": 2 }, "one": "row", "id": "uid" },
  "fields": {
    "serial": { "type": "text", "write": "number", "empty": "Sin serie", "keep": false },
    "stay": { "type": "period", "until": "to_date", "future": true },
    "rest": { "type": "period", "future": false },
    "state": { "type": "status", "values": ["ON"], "read": "data.states", "all": "Todos", "from": "states" },
    "parts": { "type": "list", "fields": { "of": { "type": "boolean", "yes": "Sí" } }, "rows": { "of": "kind", "read": "x", "key": "id" } },
    "plan": { "type": "file", "sent": { "path": "/f", "ask": { "body": {}, "to": "put" }, "value": "id" } }
  },
  "list": {
    "columns": [{ "field": "serial", "initial": true }, "state"],
    "filters": [{ "field": "state", "as": "several" }],
    "more": true,
    "rowsWhen": { "field": "until", "past": false },
    "expand": { "from": "parts", "columns": ["serial"] },
    "calendar": { "row": "serial", "start": "stay", "end": "stay", "label": ["serial"] }
  },
  "detail": {
    "header": { "fields": [], "trail": ["serial"] },
    "menu": ["stop"],
    "tabs": { "data": { "label": "Datos", "form": { "fields": [{ "show": "serial" }], "submit": "Guardar", "then": ["reload"] } } }
  },
  "create": { "in": "page", "fields": [{ "modes": [{ "label": "A", "fields": [{ "show": "serial" }] }] }], "then": ["list", { "goTo": "/admin" }] },
  "actions": {
    "stop": {
      "enabledFor": { "access": "stop", "why": "No puedes" },
      "disabledWhen": [{ "when": { "field": "state", "equals": "OFF" }, "why": "Ya está parada" }],
      "refuse": [{ "when": { "field": "form.at", "empty": true }, "error": "Falta la hora" }],
      "calls": [{ "call": { "method": "POST", "path": "/a", "version": 2, "body": { "then": "{title}", "why": 1 } } }],
      "outcomes": [{ "on": "ok", "success": "Parada", "for": 5 }, { "on": 404, "counts": "ok", "insist": { "title": "¿?", "submit": "Sí", "with": { "force": true } } }]
    }
  }
}
`;
  const newer = `{
  "name": "pumps", // plural
  "redirectsFrom": ["old-pumps"],
  "label": "Bombas",
  "recordRepresentation": "serial",
  "navigation": { "order": 3 },
  "api": { "getList": { "path": "/pumps", "apiVersion": 2 }, "getOne": "row", "id": "uid" },
  "fields": {
    "serial": { "type": "text", "writePath": "number", "emptyText": "Sin serie", "draftable": false },
    "stay": { "type": "period", "to": "to_date", "notBefore": "$now" },
    "rest": { "type": "period" },
    "state": { "type": "status", "values": ["ON"], "responsePath": "data.states", "filterAllLabel": "Todos", "recordPath": "states" },
    "parts": { "type": "list", "fields": { "of": { "type": "boolean", "trueLabel": "Sí" } }, "rows": { "definitionField": "kind", "definitionsPath": "x", "key": "id" } },
    "plan": { "type": "file", "upload": { "path": "/f", "presign": { "body": {}, "urlPath": "put" }, "valuePath": "id" } }
  },
  "list": {
    "columns": [{ "field": "serial", "initialLetter": true }, "state"],
    "filters": [{ "field": "state", "kind": "several" }],
    "pagination": "loadMore",
    "clientFilter": { "field": "until", "past": false },
    "expand": { "recordPath": "parts", "columns": ["serial"] },
    "calendar": { "rowField": "serial", "startField": "stay", "endField": "stay", "labelFields": ["serial"] }
  },
  "show": {
    "header": { "fields": [], "breadcrumb": ["serial"] },
    "overflowActions": ["stop"],
    "tabs": { "data": { "label": "Datos", "form": { "fields": [{ "computed": "serial" }], "submitLabel": "Guardar", "effects": ["refetch"] } } }
  },
  "create": { "presentation": "page", "fields": [{ "alternatives": [{ "label": "A", "fields": [{ "computed": "serial" }] }] }], "effects": ["goToList",{"goTo":"/admin"}] },
  "actions": {
    "stop": {
      "requires": { "access": "stop", "reason": "No puedes" },
      "disabledWhen": [{ "when": { "field": "state", "equals": "OFF" }, "reason": "Ya está parada" }],
      "preconditions": [{ "failsWhen": { "field": "form.at", "empty": true }, "message": "Falta la hora" }],
      "callVariants": [{ "call": { "method": "POST", "path": "/a", "apiVersion": 2, "body": { "then": "{title}", "why": 1 } } }],
      "outcomes": [{ "on": "success", "success": "Parada", "durationSeconds": 5 }, { "on": 404, "treatAs": "success", "retryWith": { "title": "¿?", "submitLabel": "Sí", "body": { "force": true } } }]
    }
  }
}
`;

  it('renames keys and values; comments, layout, bodies and names of fields stay', () => {
    expect(upgradeText(older).text).toBe(newer);
    expect(upgradeText(newer)).toEqual({ text: newer, changes: [] });
  });

  it('gives a running console what the rewritten file gives it', () => {
    const parse = (text: string): unknown => JSON.parse(text.replace('// plural', ''));
    expect(JSON.stringify(upgradeFile(parse(older)).input)).toBe(JSON.stringify(parse(newer)));
  });

  it.each([1, 2])('is told of in a file that says version %s and mixes it with newer keys', (version) => {
    const { problems } = check(pumps({ version }));
    expect(problems[0]?.found).toContain(
      'Versions of the language are mixed: the one that the file names has no recordRepresentation',
    );
  });

  it('names the version anew in a file that has only newer keys, so that the advice of the check helps', () => {
    expect(upgradeText('{"version": 2, "recordRepresentation": "a"}')).toEqual({
      text: '{"version": 3, "recordRepresentation": "a"}',
      changes: [{ path: ['version'], replacement: { key: 'version', value: LANGUAGE_VERSION } }],
    });
    const current = '{"version": 2, "name": "pumps"}';
    expect(upgradeText(current)).toEqual({ text: current, changes: [] });
  });

  it('leaves an older key beside its newer one to the check, which names it', () => {
    const both = { ...pumps(), title: 'serial' };
    expect(check(both).problems).toMatchObject([{ path: 'version' }, { path: 'title' }]);
  });

  it('renames the keys of a runtime config', () => {
    const dialect = {
      version: 'X-V',
      page: { most: 9, after: 'id' },
      many: { query: 'a', most: 2 },
      one: {},
    };
    expect(
      upgradeFile({ hosts: { main: { address: '/api', dialect } }, start: { blocks: [] } }).input,
    ).toEqual({
      hosts: {
        main: {
          url: '/api',
          dialect: {
            versionHeader: 'X-V',
            page: { maxSize: 9, cursorField: 'id' },
            getMany: { query: 'a', maxIds: 2 },
            getOne: {},
          },
        },
      },
      landingPage: { blocks: [] },
    });
  });
});

describe('a file of a newer language', () => {
  const said = `Version 9 of the language belongs to a newer console: this one reads up to ${LANGUAGE_VERSION}`;
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
