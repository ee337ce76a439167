import { fileURLToPath } from 'node:url';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callTable } from '../dataProvider/contract/callTable';
import { seededLogins } from '../fixtures/demoLogins';
import { startTestHost, type TestCaller, type RunningHost } from '../demoHost/testing/testHost';
import { findContractPermissions, findSentOperations } from '../tools/checkConfig/contractPermissions';
import { createBundledResources } from '../src/app/declarations/bundledDeclarations';
import {
  listOfferedActions,
  findPermissionProblems,
  type OfferedAction,
  type HostPermissions,
  type CallTarget,
} from '../src/config/check/rules/permissionProblems';
import { canAccess, type Subject } from '../src/session/access/canAccess';

const root = fileURLToPath(new URL('..', import.meta.url));
const resources = createBundledResources();
/** Requirements that leave the check to the host for every user: the new asset (ASSET-06) and the edit of one (ADET-48). */
const FOR_ALL = ['assets actions.create', 'assets actions.edit', 'assets actions.import'];
const nameOf = ({ resource, path }: OfferedAction): string => `${resource.name} ${path}`;

let permits: HostPermissions;
let acts: OfferedAction[];
let host: RunningHost;
beforeAll(async () => {
  permits = await findContractPermissions(root);
  acts = [...resources.values()].flatMap((resource) =>
    listOfferedActions(resource, resources, permits.getCallsOf),
  );
  // The host checks permissions before bodies, so the bodies need not be valid.
  host = await startTestHost({ check: false });
});
afterAll(() => host.close());

/** Who a demo login is, and how it asks. */
async function signIn({
  email,
  password,
}: (typeof seededLogins)[number]): Promise<Subject & { ask: TestCaller }> {
  const ask = await host.signInAs(email.split('@')[0] ?? '');
  const { body } = await host.callAnonymously('POST', '/users/login', { email, password });
  const { body: profile } = await ask('GET', '/users/current');
  return {
    ask,
    permissions: body['permissions'] as unknown as string[],
    roles: profile['data']?.['roles'] as unknown as string[],
  };
}

/** Returns a call with its names filled by an id that does not exist. */
const filled = ({ method, path, host: name }: CallTarget): string =>
  `${method} ${name === 'main' ? '' : '/plain'}${path.replaceAll(/\{[^}]*\}/g, 'nobody')}`;

describe('what an act sends decides whom it is offered to [PERM-10]', () => {
  it('every act of the bundled declarations asks for the permission of its calls', () => {
    expect(findPermissionProblems(resources, permits)).toEqual([]);
    const open = acts.filter(({ isForEverybody }) => isForEverybody).map(nameOf);
    expect(open.filter((name) => !FOR_ALL.includes(name))).toEqual([
      'assets access.create',
      'assets access.edit',
    ]);
  });

  it.each(seededLogins)('$email is refused nothing by the host that was offered', async (login) => {
    const { ask, ...who } = await signIn(login);
    const offered = acts.filter(
      ({ calls, access, isForEverybody }) =>
        calls.length > 0 && !isForEverybody && access.every((rule) => canAccess(rule, who)),
    );
    const refused: string[] = [];
    for (const call of new Set(offered.flatMap(({ calls }) => calls.map(filled)))) {
      const [method = '', path = ''] = call.split(' ');
      const { status } = await ask(method, path, method === 'GET' ? undefined : {});
      if (status === 403) refused.push(call);
    }
    expect(refused).toEqual([]);
  });

  it('nothing but a role keeps an act from who has all permissions', async () => {
    const { ask: _ask, ...who } = await signIn(seededLogins[0]!);
    const kept = acts.filter(({ access }) => !access.every((rule) => canAccess(rule, who)));
    expect(kept.filter(({ access }) => access.every(({ roles }) => roles.length === 0)).map(nameOf)).toEqual(
      [],
    );
  });

  it('parts in code that write ask before, as dialogs by the act that opens them', async () => {
    const dialogs = new Set(
      [...resources.values()].flatMap(({ actions }) =>
        Object.values(actions).flatMap(({ behaviour }) => (behaviour.kind === 'dialog' ? behaviour.id : [])),
      ),
    );
    const unasked: string[] = [];
    for (const [id, operations] of await findSentOperations(root)) {
      const writes = operations.filter((one) => callTable[one].method !== 'GET');
      if (writes.length === 0 || dialogs.has(id)) continue;
      if (!(await sourceOf(id)).includes('useCanCallOperation(')) unasked.push(id);
    }
    expect(unasked).toEqual([]);
  });
});

/** Returns the source files of an extension, found by its id. */
async function sourceOf(id: string): Promise<string> {
  const areas = join(root, 'src/features');
  const files = await readdir(areas, { recursive: true });
  for (const file of files.filter((one) => one.endsWith('extension.ts'))) {
    const folder = join(areas, file, '..');
    if (!(await readFile(join(areas, file), 'utf8')).includes(`id: '${id}'`)) continue;
    const own = (await readdir(folder)).filter((one) => /(?<!\.test)\.tsx?$/.test(one));
    return (await Promise.all(own.map((one) => readFile(join(folder, one), 'utf8')))).join('\n');
  }
  return '';
}
