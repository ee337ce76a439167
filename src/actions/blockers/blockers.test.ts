import { describe, expect, it } from 'vitest';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { createBundledResources } from '../../app/declarations/bundledDeclarations';
import type { ActionCheck } from '../../config/types';
import { findBlockers } from './blockers';

const resources = createBundledResources();
/** Every check of the bundled declarations: its call, and the lists of the response that it reads. */
const checks = [...resources.values()].flatMap((resource) =>
  Object.values(resource.actions).flatMap(({ id, behaviour }) =>
    behaviour.kind === 'send' && behaviour.check
      ? [{ name: `${resource.name} ${id}`, resource, check: behaviour.check }]
      : [],
  ),
);
const listsOf = ({ blockedWhen }: ActionCheck): string[] =>
  blockedWhen.flatMap(({ items }) => (items === null ? [] : items.replace('result.', '')));

type Body = Record<string, unknown>;

/** Returns a response in which each list of the check is empty. */
function freeAnswer(check: ActionCheck): Body {
  const body: Body = { data: { id: 'D1' } };
  for (const path of listsOf(check)) put(body, path, []);
  return body;
}

/** Sets a value where `result` reads it: `included` beside the record, everything else in the record. */
function put(body: Body, path: string, value: unknown): void {
  const [first = '', second] = path.split('.');
  const at = second === undefined ? (body['data'] as Body) : ((body[first] ??= {}) as Body);
  if (value === undefined) delete at[second ?? first];
  else at[second ?? first] = value;
}

const ask = (check: ActionCheck, resource: (typeof checks)[number]['resource'], body: unknown) =>
  findBlockers(
    { call: () => Promise.resolve({ data: { status: 200, body } }) } as unknown as ConsoleDataProvider,
    check,
    { resource, scope: { id: 'D1' } },
    new AbortController().signal,
  );

describe.each(checks)('the check before $name', ({ check, resource }) => {
  it('finds nothing in the way where the host says so [ADET-34]', async () => {
    expect((await ask(check, resource, freeAnswer(check))).blocks).toEqual([]);
  });

  const odd: [string, unknown][] = [
    ['missing', undefined],
    ['null', null],
    ['an object', {}],
    ['a text', 'Ana'],
    ['a number', 0],
    ['a switch', false],
  ];
  it.each(listsOf(check).flatMap((path) => odd.map(([kind, value]) => ({ path, kind, value }))))(
    'stops where «$path» is $kind',
    async ({ path, value }) => {
      const body = freeAnswer(check);
      put(body, path, value);
      await expect(ask(check, resource, body)).rejects.toThrow();
    },
  );

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a list', []],
    ['a text', 'ok'],
    ['an empty object', {}],
    ['a list where the record is due', { data: [], included: { users: [] } }],
    ['no record', { data: null, included: { users: [] } }],
    ['what came along, and no more', { included: { users: [] } }],
    ['nothing of what came along', { data: { id: 'D1', gateways_qrs: [] }, included: null }],
  ])('stops where the answer is %s', async (_, body) => {
    await expect(ask(check, resource, body)).rejects.toThrow();
  });
});

it('what came along in one list has nobody of a type that does not stand in it', async () => {
  const { check, resource } = checks.find(({ name }) => name === 'assets delete')!;
  const data = { id: 'D1', type: 'assets', attributes: { gateways_qrs: [] } };
  expect((await ask(check, resource, { data, included: [] })).blocks).toEqual([]);
  const withUser = { data, included: [{ type: 'users', id: 'u1', attributes: { username: 'Ana' } }] };
  expect((await ask(check, resource, withUser)).blocks.map(({ title }) => title)).toEqual([
    'El activo tiene usuarios',
  ]);
});
