import { parseTree } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { knownNames } from '../../../app/registry/knownNames';
import { checkDeclarations } from '..';
import { findCompletions } from './completions';
import { readJsonDeclaration } from './readJsonDeclaration';
import { createSuggestedEdit, findProblemRange } from './problemRange';

const owners = {
  file: 'owners.json',
  input: {
    name: 'owners',
    label: 'Dueños',
    recordRepresentation: 'name',
    api: { path: '/owners' },
    fields: { name: { type: 'text' as const } },
  },
};
const names = {
  knownNames: { ...knownNames, hosts: ['main', 'plain'] },
  trustedDeclarations: [owners],
  servedPaths: ['/users'],
};

/** Returns a declaration with `|` as the cursor. */
const whole = (part: string): string => `{
  "name": "pumps",
  "label": "Bombas",
  "recordRepresentation": "code",
  "fields": { "code": { "type": "text", "label": "Código" }, "state": { "type": "enum", "values": ["ON", "OFF"] } },
  ${part}
}`;

function offered(part: string, text = whole(part)) {
  const offset = text.indexOf('|');
  return findCompletions(text.replace('|', ''), offset, names).completions;
}
const labels = (part: string): string[] => offered(part).map(({ label }) => label);

describe('what may be written in a declaration', () => {
  it('offers the keys that are not there yet, each with what the schema says of it', () => {
    const found = offered('"a|"');
    expect(found.map(({ label }) => label)).toContain('api');
    expect(found.map(({ label }) => label)).not.toContain('label');
    expect(found.find(({ label }) => label === 'show')?.insert).toBe('"show": {|}');
    expect(found.find(({ label }) => label === 'icon')?.info).toMatch(/icons/);
  });

  it.each([
    ['keys of a list', '"list": { | }', 'columns'],
    ['fields of this declaration', '"list": { "columns": ["|"] }', 'code'],
    [
      'actions, built-in ones too',
      '"edit": { "fields": ["code"] }, "list": { "columns": ["code"], "rowActions": ["|"] }',
      'edit',
    ],
    ['icons', '"icon": "|"', 'plus'],
    ['field types', '"actions": { "x": { "form": { "fields": { "a": { "type": "|" } } } } }', 'dateTime'],
    [
      'words of a type',
      '"actions": { "x": { "form": { "fields": { "a": { "type": "reference", "pickerView": "|" } } } } }',
      'table',
    ],
    ['other resources', '"actions": { "x": { "openForm": { "resource": "|" } } }', 'owners'],
    ['hosts of the runtime config', '"api": { "path": "/pumps", "host": "|" }', 'plain'],
    ['dialects', '"api": { "path": "/pumps", "dialect": "|" }', 'spring'],
    ['paths of calls', '"api": { "path": "|" }', '/users'],
    ['methods', '"actions": { "x": { "call": { "method": "|" } } }', 'DELETE'],
    ['yes and no', '"list": { "columns": ["code"], "export": | }', 'true'],
  ])('offers %s', (_, part, wanted) => {
    expect(labels(part)).toContain(wanted);
  });

  it('offers the languages of a text, until the object is of another kind', () => {
    expect(labels('"edit": { "fields": [{ "section": { | } }] }')).toEqual(['es', 'en']);
    expect(labels('"create": { "fields": [{ "section": { "es": "Datos", | } }] }')).toEqual(['en']);
    expect(offered('"edit": { "fields": [{ "section": { | } }] }')[0]?.insert).toBe('"es": "|"');
    const label = (text: string) =>
      offered('', whole('').replace('"label": "Bombas"', `"label": ${text}`)).map(
        (completion) => completion.label,
      );
    expect(label('{ | }')).toEqual(['one', 'many', 'es', 'en']);
    expect(label('{ "one": "bomba", | }')).toEqual(['many']);
    expect(label('{ "one": { | } }')).toEqual(['es', 'en']);
  });

  it('offers the keys of a type of field', () => {
    const text = whole('').replace('"values": ["ON", "OFF"]', '|');
    const found = findCompletions(text.replace('|', ''), text.indexOf('|'), names).completions;
    expect(found.map(({ label }) => label)).toEqual(expect.arrayContaining(['values', 'label', 'multiple']));
    expect(found.find(({ label }) => label === 'loadError')?.info).toMatch(/call fails/);
  });

  it('replaces what is written with its quotes, and keeps a colon that is there', () => {
    const text = whole('"ap|": {}');
    const { from, to, completions } = findCompletions(text.replace('|', ''), text.indexOf('|'), names);
    expect(text.replace('|', '').slice(from, to)).toBe('"ap"');
    expect(completions.find(({ label }) => label === 'api')?.insert).toBe('"api"');
    expect(
      offered('"list": { "row|" "columns": ["code"] }').find(({ label }) => label === 'rowActions')?.insert,
    ).toBe('"rowActions": [|],');
  });

  it('survives any text', () => {
    for (const text of ['', '{', '[', '"', '{"fields":{"a":', 'null', '{"list":[1,', '}{'])
      for (let at = 0; at <= text.length; at++)
        expect(findCompletions(text, at, names).from).toBeLessThanOrEqual(at);
  });
});

describe('where a problem stands', () => {
  const marked = (text: string): string[] => {
    const read = readJsonDeclaration('pumps.json', text);
    const tree = parseTree(text);
    return checkDeclarations([read], names.knownNames, [owners]).problems.map((problem) => {
      const { from, to } = findProblemRange(text, tree, problem);
      return text.slice(from, to);
    });
  };

  it('is the key that nobody knows, the word that is wrong, or the key above what is missing', () => {
    const list = '"api": { "path": "/pumps" }, "list": { "columns": ["cod"], "colums": [] }';
    expect(marked(whole(list))).toEqual(['"colums"', '"cod"']);
    expect(marked(whole('"api": { "path": "/pumps" }, "list": {}'))).toEqual(['"list"']);
    expect(
      marked(whole('"api": { "path": "/pumps" }, "list": { "columns": ["code"], "pageSize": "x" }')),
    ).toEqual(['"x"']);
  });

  it('is what cannot be read', () => {
    expect(marked('{ "name": "pumps" "label": 1 }')).toContain('"label"');
    expect(marked('{ "name": tru }')).toContain('tru');
  });

  it('can be mended where the check knows what was meant', () => {
    const text = whole('"api": { "path": "/pumps" }, "list": { "columns": ["cod"] }');
    const [problem] = checkDeclarations([readJsonDeclaration('a', text)], names.knownNames, [
      owners,
    ]).problems;
    const change =
      problem && createSuggestedEdit(text, findProblemRange(text, parseTree(text), problem), problem);
    expect(change?.insert).toBe('"code"');
  });
});
