import { describe, expect, it } from 'vitest';
import { knownNames } from '../../app/registry/knownNames';
import { checkDeclarations } from '.';
import { findRuntimeConfigProblems } from './runtime/runtimeConfigProblems';

const known = { ...knownNames, hosts: ['main', 'meters'] };

/** Returns the declaration of a loaded file, with other members merged in. */
const declaration = (part: object) => ({
  name: 'meters',
  label: 'Contadores',
  recordRepresentation: 'name',
  api: { host: 'meters', path: '/meters' },
  fields: { name: { type: 'text', label: 'Nombre' } },
  list: { columns: ['name'] },
  ...part,
});
const problems = (part: object): readonly string[] =>
  checkDeclarations([{ file: 'meters.json', input: declaration(part) }], known).problems.map(
    ({ path, found }) => `${path}: ${found}`,
  );
const action = (part: object) => ({ actions: { act: { label: 'Hacer', ...part } } });
const call = (path: string, more: object = {}) => action({ call: { method: 'POST', path, ...more } });
const sent = (part: object) => ({
  fields: { name: { type: 'text', label: 'Nombre' }, plan: { type: 'file', label: 'Plano', upload: part } },
});

describe('what a file that is loaded may not do: it is refused, and says where', () => {
  it('the file is sound without it', () => expect(problems({})).toEqual([]));

  it.each<[string, object, string]>([
    ['name a host that the config does not', call('/x', { host: 'evil' }), 'actions.act.call.host'],
    ['name an address in place of a path', call('https://evil.example/x'), 'actions.act.call.path'],
    ['name one without its protocol', call('//evil.example/x'), 'actions.act.call.path'],
    ['leave the path of its host', call('/../users'), 'actions.act.call.path'],
    ['sign somebody in', call('/users/login', { host: 'main' }), 'actions.act.call.path'],
    ['sign somebody out', call('/users/logout', { host: 'main' }), 'actions.act.call.path'],
    ['read its records from elsewhere', { api: { path: '//evil.example/x' } }, 'api.path'],
    ['upload to an address', sent({ path: 'https://evil.example/x', value: 'url' }), 'fields.plan.upload'],
    ['upload to another host', sent({ path: '/x', host: 'evil', value: 'url' }), 'fields.plan.upload.host'],
    [
      'delete without a question',
      action({ call: { method: 'DELETE', path: '/meters/{id}' } }),
      'actions.act.confirm',
    ],
    [
      'delete with a question that is switched off',
      action({ confirm: false, call: { method: 'DELETE', path: '/meters/{id}' } }),
      'actions.act.confirm',
    ],
    [
      'lead a row to another site',
      { list: { columns: ['name'], rowClick: 'https://evil.example' } },
      'list.rowClick',
    ],
    ['run a script as a link', action({ link: 'javascript:alert(1)' }), 'actions.act.link'],
    ['set a header', call('/x', { headers: { Authorization: 'x' } }), 'actions.act.call.headers'],
    ['bring code', { script: 'alert(1)' }, 'script'],
    ['name a part that is not built in', action({ dialog: 'evil' }), 'actions.act.dialog'],
  ])('%s', (_, part, path) => {
    expect(problems(part).filter((line) => line.startsWith(path))).not.toEqual([]);
  });

  it.each<[string, object, string]>([
    ['a dialect sets the header of the session', { headers: { '*': { authorization: 'x' } } }, 'headers'],
    ['a dialect sets a cookie', { headers: { GET: { Cookie: 'x' } } }, 'headers'],
    ['a dialect calls the version so', { version: 'Authorization' }, 'version'],
  ])('nor does %s', (_, dialect, key) => {
    const config = { hosts: { main: '/api', meters: { url: 'https://meters.example', dialect } } };
    const told = findRuntimeConfigProblems('config.json', config).map(({ path }) => path);
    expect(told.filter((path) => path.startsWith(`hosts.meters.dialect.${key}`))).not.toEqual([]);
  });
});
