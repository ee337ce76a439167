// @vitest-environment jsdom
import { mediaState } from '../../src/testing/jsdomPolyfills';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
// Ahead of time: what loads lazily is slow while other test files run beside.
import '../../src/actions/steps/ActionFlow';
import '../../src/fields/date/DateInput';
import '../../src/fields/qr/QrImage';
import '../../src/fields/text/TextInput';
import '../../src/forms/record/RecordFormPanel';
import '../../src/list/ListView';
import { setHomeTimeZone } from '../../src/lib/date/timeZone';
import { clearSession } from '../../src/session/session';
import { resetSessionEnd } from '../../src/session/sessionEnd';
import { listResponse, type FakeResponse } from '../../src/testing/fakeHost';
import {
  DAY,
  NOW,
  openAccesses,
  LIST_QR_ACCESSES,
  QR_PERMISSIONS,
  getSentWrites,
} from '../../src/testing/pageObjects/openAccesses';

beforeEach(() => {
  mediaState.isWide = true;
  window.scrollTo = () => undefined;
});
afterEach(() => {
  clearSession();
  resetSessionEnd();
  setHomeTimeZone(undefined);
});

const SECRET = 'VISITA-SECRETA';
const access = (uid: string, own: object = {}) => ({
  uid,
  created_by: `${uid}@example.com`,
  qr: `${SECRET}-${uid}`,
  qr_base_64: null,
  status: 'ACTIVE',
  is_shown: false,
  valid_from: NOW - DAY,
  valid_until: NOW + DAY,
  ...own,
});
const rows = [
  access('shown', { status: 'SHOWN', is_shown: true }),
  access('used'),
  access('revoked', { status: 'REVOKED' }),
  access('expired', { status: 'EXPIRED' }),
];
const rowOf = async (uid: string) => {
  // An e-mail address may break after its @, so each part has its own element.
  const row = (await screen.findByText(`${uid}@`)).closest('tr');
  if (!row) throw new Error(`${uid} stands in no row`);
  expect(row).toHaveTextContent(`${uid}@example.com`);
  return within(row);
};
const entry = async (uid: string) => {
  await userEvent.click((await rowOf(uid)).getByRole('button', { name: /^Acciones/ }));
  return screen.findByRole('menuitem', { name: /^Revocar/ });
};

describe('the QR accesses of an asset', () => {
  it('are drawn with validity and state, and the codes stand nowhere as text [AACC-55, AACC-59, AACC-60, AACC-61, AACC-62, AACC-63, AACC-64]', async () => {
    const { callsBesidesProfile, container } = openAccesses({
      answers: { [LIST_QR_ACCESSES]: () => listResponse(rows) },
    });
    const states = [
      ['shown', 'Activo', null],
      ['used', 'Validado', null],
      ['revoked', 'Revocado', 'El acceso QR está revocado'],
      ['expired', 'Caducado', 'El acceso QR ha caducado'],
    ] as const;
    for (const [uid, state, why] of states) {
      const row = await rowOf(uid);
      expect(row.getByText(state)).toBeVisible();
      expect(await row.findByRole('img', { name: 'Código QR' })).toBeVisible();
      expect(row.getByText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d – /)).toBeVisible();
      const item = await entry(uid);
      if (why === null) expect(item).not.toHaveAttribute('aria-disabled', 'true');
      else expect(item).toHaveTextContent(why);
      await userEvent.keyboard('{Escape}');
    }
    expect(callsBesidesProfile().map(decodeURIComponent)).toContain(
      `${LIST_QR_ACCESSES}?page[number]=1&page[size]=50`,
    );
    const drawn = container.ownerDocument.documentElement.outerHTML;
    expect(drawn).not.toContain(SECRET);
    fireEvent.change(screen.getByPlaceholderText('Buscar por código o por quien lo creó'), {
      target: { value: 'ana' },
    });
    await waitFor(() => expect(callsBesidesProfile().some((call) => /search=ana/.test(call))).toBe(true));
  });

  it('are drawn as the host has drawn them where it keeps the text to itself [AACC-60]', async () => {
    const own = { qr: null, qr_base_64: 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7' };
    openAccesses({
      answers: { [LIST_QR_ACCESSES]: () => listResponse([access('drawn', own), access('none', { qr: '' })]) },
    });
    const row = await rowOf('drawn');
    expect(await row.findByRole('img', { name: 'Código QR' })).toHaveAttribute(
      'src',
      `data:image/gif;base64,${own.qr_base_64}`,
    );
    expect((await rowOf('none')).getByText('No informado')).toBeVisible();
  });

  it('are revoked by one call without a body, or say why not [AACC-65, AACC-73]', async () => {
    let answer: FakeResponse = { status: 500 };
    const { recordedCalls } = openAccesses({
      answers: { [LIST_QR_ACCESSES]: () => listResponse(rows), 'PUT /qr/access/shown/revoke': () => answer },
    });
    const revoke = async () => {
      await userEvent.click(await entry('shown'));
      const question = await screen.findByRole('alertdialog', { name: 'Revocar el acceso QR' });
      await userEvent.click(within(question).getByRole('button', { name: 'Revocar' }));
      return question;
    };
    const question = await revoke();
    expect(await screen.findByText('No se ha podido revocar el acceso QR')).toBeVisible();
    await userEvent.click(within(question).getByRole('button', { name: 'Cancelar' }));
    answer = { status: 204 };
    await revoke();
    expect(await screen.findByText('Acceso QR revocado')).toBeVisible();
    const call = ['PUT /qr/access/shown/revoke', undefined];
    expect(getSentWrites(recordedCalls)).toEqual([call, call]);
  });

  it('that cannot be read are no empty list [AACC-66]', async () => {
    openAccesses({ answers: { [LIST_QR_ACCESSES]: { status: 500 } } });
    expect(await screen.findByText('No se han podido cargar los accesos QR')).toBeVisible();
    expect(screen.queryByText('Este activo no tiene accesos QR')).toBeNull();
  });

  it.each([
    ['without one of the permissions', { permissions: QR_PERMISSIONS.slice(1) }],
    ['at another asset', { ids: { qrAccessAssets: ['A2'] } }],
    ['where nothing is configured', { ids: {} }],
  ])('are neither shown nor asked for %s [AACC-56, AACC-57, AACC-58]', async (_, own) => {
    const { callsBesidesProfile } = openAccesses(own);
    expect((await screen.findAllByText('Cerradura')).length).toBeGreaterThan(0);
    expect(screen.queryByText('Accesos QR')).toBeNull();
    expect(callsBesidesProfile().some((call) => call.startsWith(LIST_QR_ACCESSES))).toBe(false);
  });
});

describe('a QR access by hand', () => {
  const open = async (answers: Record<string, FakeResponse> = {}) => {
    const opened = openAccesses({ answers });
    await userEvent.click(await screen.findByRole('button', { name: /Nuevo|Añadir|Crear acceso QR/ }));
    return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'Añadir un acceso QR' })) };
  };
  const set = (name: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(name), { target: { value } });
  const save = () => screen.getByRole('button', { name: 'Guardar' });
  const fill = async () => {
    await screen.findByLabelText(/^Hasta/);
    set(/^Código QR/, ' https://v.example/?a=1&b=2 ');
    set(/^Desde/, '2027-03-28');
    set(/^Hasta/, '2027-10-31');
  };

  it('needs its code and its days, each with its message; counts signs as a person does; is drawn once there is one [AACC-67, AACC-68, AACC-69, AACC-71, AACC-74]', async () => {
    const { dialog, recordedCalls } = await open();
    await screen.findByLabelText(/^Hasta/);
    expect(dialog.getByText('0 caracteres')).toBeVisible();
    expect(dialog.queryByRole('img')).toBeNull();
    await userEvent.click(save());
    expect(await dialog.findByText('Escribe o escanea el código QR')).toBeVisible();
    expect(dialog.getByText('Elige desde qué día vale')).toBeVisible();
    expect(dialog.getByText('Elige hasta qué día vale')).toBeVisible();
    set(/^Código QR/, '😀');
    expect(dialog.getByText('1 carácter')).toBeVisible();
    expect(await dialog.findByRole('img', { name: 'Código QR' })).toBeVisible();
    set(/^Código QR/, 'a😀');
    expect(dialog.getByText('2 caracteres')).toBeVisible();
    expect(getSentWrites(recordedCalls)).toEqual([]);
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('😀');
  });

  it('is good from the first second of the first day to the last of the last, on the clocks of the building [AACC-70, AACC-72]', async () => {
    setHomeTimeZone('Europe/Madrid');
    const { recordedCalls } = await open({
      'POST /qr/relate/assets': { status: 201, body: { data: { uid: 'q' } } },
    });
    await fill();
    await userEvent.dblClick(save());
    expect(await screen.findByText('Acceso QR guardado')).toBeVisible();
    expect(getSentWrites(recordedCalls)).toEqual([
      [
        'POST /qr/relate/assets',
        {
          data: {
            attributes: {
              qr_code: 'https://v.example/?a=1&b=2',
              // Both are nights of a clock change.
              valid_from: Date.parse('2027-03-27T23:00Z') / 1000,
              valid_until: Date.parse('2027-10-31T23:00Z') / 1000 - 1,
              allocations: [{ asset_id: 'A1' }],
            },
          },
        },
      ],
    ]);
  });

  it.each([
    [{ status: 403 }, 'No tienes permiso para dar acceso con un código QR'],
    [{ status: 401 }, 'No tienes permiso para dar acceso con un código QR'],
    [{ status: 406 }, 'Este activo no tiene ningún lector de códigos QR'],
    [{ status: 409 }, 'No se ha podido guardar el acceso QR'],
    [{ status: 500 }, 'No se ha podido guardar el acceso QR'],
    ['refused', 'No sabemos si se ha guardado'],
  ] as const)('%j: «%s» [AACC-75, AACC-76, AACC-77, AACC-78]', async (answer, said) => {
    await open({ 'POST /qr/relate/assets': answer });
    await fill();
    await userEvent.click(save());
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.getByLabelText(/^Código QR/)).toHaveValue(' https://v.example/?a=1&b=2 ');
  });
});
