import { fileURLToPath } from 'node:url';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callTable } from '../dataProvider/contract/callTable';
import { seededLogins } from '../fixtures/areas/session/logins';
import { startHost, type Caller, type RunningHost } from '../fixtures/testing/host';
import { findPermits, findSent } from '../scripts/permits';
import { bundledResources } from '../src/app/bundled';
import {
  actsOf,
  permitProblems,
  type OfferedAct,
  type Permits,
  type SentCall,
} from '../src/config/check/permits';
import { may, type Who } from '../src/session/may';

const root = fileURLToPath(new URL('..', import.meta.url));
const resources = bundledResources();
/** Requirements that leave these to the host, whoever asks: the new asset (ASSET-06) and the edit of one (ADET-48). */
const FOR_ALL = ['assets actions.create', 'assets actions.edit', 'assets actions.import'];
const nameOf = ({ resource, path }: OfferedAct): string => `${resource.name} ${path}`;

let permits: Permits;
let acts: OfferedAct[];
let host: RunningHost;
beforeAll(async () => {
  permits = await findPermits(root);
  acts = [...resources.values()].flatMap((resource) => actsOf(resource, resources, permits.sentBy));
  // What bodies must be is another matter: who may not is told before.
  host = await startHost({ check: false });
});
afterAll(() => host.close());

/** Who a demo login is, and how it asks. */
async function signIn({ email, password }: (typeof seededLogins)[number]): Promise<Who & { ask: Caller }> {
  const ask = await host.as(email.split('@')[0] ?? '');
  const { body } = await host.anonymous('POST', '/users/login', { email, password });
  const { body: profile } = await ask('GET', '/users/current');
  return {
    ask,
    permissions: body['permissions'] as unknown as string[],
    roles: profile['data']?.['roles'] as unknown as string[],
  };
}

/** A call whose names are filled with an id that nobody has. */
const filled = ({ method, path, host: name }: SentCall): string =>
  `${method} ${name === 'main' ? '' : '/plain'}${path.replaceAll(/\{[^}]*\}/g, 'nobody')}`;

describe('what an act sends decides whom it is offered to [PERM-10]', () => {
  it('every act of the bundled declarations asks for the permission of its calls', () => {
    expect(permitProblems(resources, permits)).toEqual([]);
    const open = acts.filter(({ isForAll }) => isForAll).map(nameOf);
    expect(open.filter((name) => !FOR_ALL.includes(name))).toEqual([
      'assets access.create',
      'assets access.edit',
    ]);
  });

  it.each(seededLogins)('$email is refused nothing by the host that was offered', async (login) => {
    const { ask, ...who } = await signIn(login);
    const offered = acts.filter(
      ({ sends, access, isForAll }) =>
        sends.length > 0 && !isForAll && access.every((rule) => may(rule, who)),
    );
    const refused: string[] = [];
    for (const call of new Set(offered.flatMap(({ sends }) => sends.map(filled)))) {
      const [method = '', path = ''] = call.split(' ');
      const { status } = await ask(method, path, method === 'GET' ? undefined : {});
      if (status === 403) refused.push(call);
    }
    expect(refused).toEqual([]);
  });

  it('nothing but a role keeps an act from who has all permissions', async () => {
    const { ask: _ask, ...who } = await signIn(seededLogins[0]!);
    const kept = acts.filter(({ access }) => !access.every((rule) => may(rule, who)));
    expect(kept.filter(({ access }) => access.every(({ roles }) => roles.length === 0)).map(nameOf)).toEqual(
      [],
    );
  });

  it('parts in code that write ask before, as dialogs by the act that opens them', async () => {
    const dialogs = new Set(
      [...resources.values()].flatMap(({ actions }) =>
        Object.values(actions).flatMap(({ does }) => (does.kind === 'dialog' ? does.id : [])),
      ),
    );
    const unasked: string[] = [];
    for (const [id, operations] of await findSent(root)) {
      const writes = operations.filter((one) => callTable[one].method !== 'GET');
      if (writes.length === 0 || dialogs.has(id)) continue;
      if (!(await sourceOf(id)).includes('useMaySend(')) unasked.push(id);
    }
    expect(unasked).toEqual([]);
  });
});

/** What the files of a part say, which is found by its id. */
async function sourceOf(id: string): Promise<string> {
  const areas = join(root, 'src/areas');
  const files = await readdir(areas, { recursive: true });
  for (const file of files.filter((one) => one.endsWith('part.ts'))) {
    const folder = join(areas, file, '..');
    if (!(await readFile(join(areas, file), 'utf8')).includes(`id: '${id}'`)) continue;
    const own = (await readdir(folder)).filter((one) => /(?<!\.test)\.tsx?$/.test(one));
    return (await Promise.all(own.map((one) => readFile(join(folder, one), 'utf8')))).join('\n');
  }
  return '';
}
