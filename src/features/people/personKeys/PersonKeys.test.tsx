// @vitest-environment jsdom
import '../../../testing/jsdomPolyfills';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBundledResources } from '../../../app/declarations/bundledDeclarations';
import { jobManager } from '../../../jobs/jobManager';
import { resetStore } from '../../../testing/resetStore';
import { clearSession, saveSession } from '../../../session/session';
import { listResponse, type FakeResponse } from '../../../testing/fakeHost';
import { renderConsole } from '../../../testing/renderConsole';
import PersonKeys from './PersonKeys';
import { pressButton } from '../../../testing/pressButton';

const resources = createBundledResources();
const EVA = 'eva@example.com';
const LATER = 4_000_000_000;
const open = { status: 'ACTIVE', valid_from: 1_700_000_000, valid_until: LATER };
const all = [
  'read_access_list',
  'list_check_in',
  'create_qr_code_access',
  'read_qr_code_access',
  'update_qr_code_access',
  'update_users',
];

function show(
  homes: readonly object[],
  answers: Record<string, FakeResponse | (() => FakeResponse)>,
  email: string | null = EVA,
) {
  const resource = resources.get('users');
  if (!resource) throw new Error('no users');
  const record = { id: 'u9', username: 'Eva', email, $included: { assets: homes } };
  return renderConsole(<PersonKeys record={record} resource={resource} options={{ homes: 'assets' }} />, {
    resources,
    initialPath: '/admin/users/u9/keys',
    ids: { qrAccessAssets: ['A1'] },
    responses: answers,
  });
}

const lines = () =>
  within(screen.getByRole('table', { name: 'Llaves de Eva' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      Array.from(row.children, (cell) => cell.textContent)
        .slice(0, 3)
        .join(' · '),
    );

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  saveSession({ token: 't', permissions: all });
});
afterEach(() => {
  resetStore(jobManager.store);
  vi.restoreAllMocks();
  clearSession();
});

describe('the keys of a person', () => {
  it('is one list over everything that the services tell, and takes all back, what opens doors first and the link of a home last', async () => {
    let isMended = false;
    const { callsBesidesProfile, recordedCalls } = show(
      [
        { id: 'A1', alias: 'Calle 1' },
        { id: 'A2', alias: 'Calle 2' },
      ],
      {
        'GET /projects': listResponse([
          { id: 'H', name: 'Hotel Mar', type: 'HOTEL' },
          { id: 'O', name: 'Oficinas', type: 'OFFICE' },
          { id: 'B', name: 'Bloque', type: 'BUILDING' },
        ]),
        'GET /access/asset/A1/all': listResponse([
          { ...open, uid: 'i1', created_by: EVA, alias: 'Fontanero' },
          { ...open, uid: 'i2', created_by: 'otra@example.com' },
          { ...open, uid: 'i3', created_by: EVA, is_new_invitation: false },
        ]),
        'GET /access/asset/A2/all': () => (isMended ? listResponse([]) : { status: 500 }),
        'GET /qr/access/assets/A1/list': listResponse([
          { ...open, uid: 'q1', created_by: EVA, status: 'SHOWN' },
        ]),
        'GET /hotels/assets/check-in/projects/H': listResponse([
          { ...open, id: 's1', emails: [EVA], state: 'ACTIVE', assets: [{ alias: '101' }] },
          { ...open, id: 's2', emails: [EVA], state: 'REVOKED', assets: [{ alias: '102' }] },
        ]),
        'GET /access/qr/project/O': listResponse([{ ...open, uid: 'v1', email: EVA }]),
        'PUT /access/i1/revoke': { status: 409, body: { detail: 'Ya está cerrada' } },
        'PUT /access/s1/revoke': 'refused',
        '*': {},
      },
    );
    // Without a press nothing is looked for.
    expect(lines()).toEqual([
      'Calle 1 · Activa · Vivienda vinculada',
      'Calle 2 · Activa · Vivienda vinculada',
    ]);
    expect(callsBesidesProfile()).toEqual([]);
    await pressButton('Buscar en viviendas y edificios');
    expect(
      await screen.findByText('Se ha mirado en 3 de 4 sitios, entre viviendas, hoteles y oficinas.'),
    ).toBeVisible();
    expect(screen.getByText('No se ha podido mirar en: Calle 2.')).toBeVisible();
    isMended = true;
    await pressButton('Volver a mirar en los que han fallado');
    expect(await screen.findByText(/4 de 4 sitios.*Se ha mirado en todos\.$/)).toBeVisible();
    expect(lines()).toEqual([
      'Calle 1 · Activa · Vivienda vinculada',
      'Calle 2 · Activa · Vivienda vinculada',
      'Calle 1 · Activa · Invitación que ha creado «Fontanero»',
      'Calle 1 · Activa · Invitación que ha creado',
      'Calle 1 · Activa · Acceso QR que ha creado',
      '101 · Activa · Estancia con su correo',
      'Oficinas · Activa · Invitación de oficina a su correo',
      '102 · Revocada · Estancia con su correo',
    ]);
    expect(screen.getByText(/^Tarjetas NFC: van con la estancia/)).toBeVisible();

    await pressButton('Revocar las 7 que abren');
    const question = await screen.findByRole('alertdialog', { name: 'Revocar llaves' });
    expect(question).toHaveTextContent('Estas 7 llaves de Eva dejarán de abrir.');
    await userEvent.click(within(question).getByRole('button', { name: 'Revocar' }));
    expect(await screen.findByText(/^Hecho en 4 de 7\. De una no sabemos/)).toBeVisible();
    const writes = recordedCalls.filter(({ method }) => method !== 'GET');
    expect(writes.map(({ method, url, body }) => [`${method} ${url}`, body])).toEqual([
      ['PUT /access/i1/revoke', undefined],
      ['DELETE /assets/anonymous-access/i3', undefined],
      ['PUT /qr/access/q1/revoke', undefined],
      ['PUT /access/s1/revoke', undefined],
      ['PUT /access/v1/revoke', undefined],
      // An invitation of Calle 1 still opens: without the link it could not be found again.
      ['DELETE /users/u9/relationships/assets', { data: [{ id: 'A2' }] }],
    ]);
    const results = screen.getByRole('table', { name: 'Resultado de cada fila' });
    expect(within(results).getByText('No se ha podido revocar la llave. Ya está cerrada.')).toBeVisible();
    expect(within(results).getByText(/^No se ha desvinculado: queda algo que abre/)).toBeVisible();
    expect(within(results).getByRole('rowheader', { name: /«Fontanero» · Calle 1 · .*\d/ })).toBeVisible();
    await pressButton('Cerrar');
    expect(screen.getByRole('button', { name: 'Revocar las 3 que abren' })).toBeVisible();
    await pressButton(/^Revocar Estancia con su correo · 101/);
    expect(await screen.findByText('Esta llave de Eva dejará de abrir. No se puede deshacer.')).toBeVisible();
  });

  it('says that the link of a home is not to go before what was made for it', async () => {
    const { recordedCalls } = show([{ id: 'A1', alias: 'Calle 1' }], {
      'GET /projects': listResponse([]),
      'GET /access/asset/A1/all': listResponse([{ ...open, uid: 'i1', created_by: EVA }]),
      '*': listResponse([]),
    });
    const warns = () =>
      within(screen.getByRole('alertdialog')).getByText(/sigue abriendo cuando ya no la tiene vinculada/);
    await pressButton('Revocar Vivienda vinculada · Calle 1');
    expect(warns()).toBeVisible();
    await pressButton('Cancelar');
    await pressButton('Buscar en viviendas y edificios');
    await pressButton(/^Revocar Vivienda vinculada · Calle 1$/);
    expect(warns()).toBeVisible();
    expect(recordedCalls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('looks through ten places at a press, however many there are', async () => {
    const homes = Array.from({ length: 60 }, (_, index) => ({ id: `B${index}`, alias: `Calle ${index}` }));
    const { callsBesidesProfile } = show(homes, { 'GET /projects': listResponse([]), '*': listResponse([]) });
    await pressButton('Buscar en viviendas y edificios');
    expect(await screen.findByText(/^Se ha mirado en 10 de 60 sitios/)).toBeVisible();
    expect(callsBesidesProfile()).toHaveLength(11);
    await pressButton('Buscar en 10 sitios');
    expect(await screen.findByText(/^Se ha mirado en 20 de 60 sitios/)).toBeVisible();
    expect(callsBesidesProfile()).toHaveLength(21);
  });

  it('says why it does not look for a kind, and asks nothing of it', async () => {
    saveSession({ token: 't', permissions: ['read_access_list'] });
    const { callsBesidesProfile } = show(
      [{ id: 'A1', alias: 'Calle 1' }],
      { 'GET /projects': { status: 500 }, '*': listResponse([]) },
      null,
    );
    expect(screen.getByText(/^Las estancias no se buscan/)).toBeVisible();
    expect(screen.getByText(/^Los accesos QR no se buscan/)).toBeVisible();
    expect(screen.getByText(/^Este usuario no tiene correo/)).toBeVisible();
    await pressButton('Buscar en viviendas y edificios');
    expect(await screen.findByText('No se han podido cargar los edificios')).toBeVisible();
    expect(callsBesidesProfile().map((line) => line.split('?')[0])).toEqual([
      'GET /projects',
      'GET /access/asset/A1/all',
    ]);
  });
});
