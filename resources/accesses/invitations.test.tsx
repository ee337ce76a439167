// @vitest-environment jsdom
import { mediaState } from '../../src/testing/jsdomPolyfills';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// Ahead of time: what loads lazily is slow while other test files run beside.
import '../../src/actions/steps/ActionFlow';
import '../../src/fields/enum/EnumInput';
import '../../src/fields/period/PeriodInput';
import '../../src/fields/text/TextInput';
import '../../src/forms/panels/PanelContainer';
import '../../src/forms/record/RecordFormPanel';
import '../../src/list/ListView';
import { getSelectableDays } from '../../src/ui/testing/selectableDays';
import { clearSession } from '../../src/session/session';
import { toDateInput } from '../../src/lib/date/dateFormat';
import { listResponse, type FakeResponse } from '../../src/testing/fakeHost';
import {
  DAY,
  doorsAnswer,
  LIST_DOORS,
  LIST_INVITATIONS,
  NOW,
  openAccesses,
  getSentWrites,
} from '../../src/testing/pageObjects/openAccesses';

beforeEach(() => {
  mediaState.isWide = true;
  window.scrollTo = () => undefined;
});
afterEach(() => {
  vi.useRealTimers();
  clearSession();
});

const invitation = (uid: string, own: object = {}) => ({
  uid,
  alias: `Visita ${uid}`,
  created_by: 'ana@example.com',
  revoked_at: null,
  status: 'ACTIVE',
  url: `https://accesos.example/i/${uid}`,
  valid_from: NOW - DAY,
  valid_until: NOW + DAY,
  ...own,
});
const rows = [
  invitation('1', { is_new_invitation: true }),
  invitation('2', { is_new_invitation: false }),
  invitation('3', { revoked_at: NOW - 60, status: 'REVOKED' }),
  invitation('4', { valid_until: NOW - 1 }),
  invitation('5', { status: 'PENDING', valid_from: NOW + 60 * 60 }),
];
const list = async (answers = {}) => {
  const opened = openAccesses({
    answers: { [LIST_INVITATIONS]: () => listResponse(rows, 11, 8), ...answers },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Lista de invitaciones' }));
  return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'Invitaciones' })) };
};
type Dialog = Awaited<ReturnType<typeof list>>['dialog'];
const rowOf = async (dialog: Dialog, name: string) => {
  const row = (await dialog.findByText(name)).closest('tr');
  if (!row) throw new Error(`${name} stands in no row`);
  return within(row);
};
const button = async (dialog: Dialog, row: string, name: string) =>
  (await rowOf(dialog, row)).getByRole('button', { name: new RegExp(`^${name}`) });

describe('the invitations of an asset', () => {
  it('come eight at a time, each with its state, its link and what can be done [AACC-07, AACC-38, AACC-39, AACC-40, AACC-41, AACC-45, AACC-46]', async () => {
    const user = userEvent.setup();
    const { dialog, callsBesidesProfile } = await list();
    await rowOf(dialog, 'Visita 1');
    expect(callsBesidesProfile().map(decodeURIComponent)).toContain(
      `${LIST_INVITATIONS}?page[number]=1&page[size]=8`,
    );
    const table = [
      ['Visita 1', 'Invitación', null],
      ['Visita 3', 'Revocada', 'La invitación está revocada'],
      ['Visita 4', 'Caducada', 'La invitación ha caducado'],
      ['Visita 5', 'Inactivo', null],
    ] as const;
    for (const [name, state, why] of table) {
      expect((await rowOf(dialog, name)).getByText(state)).toBeVisible();
      const revoke = await button(dialog, name, 'Revocar');
      if (why === null) expect(revoke).not.toHaveAttribute('aria-disabled', 'true');
      else expect(revoke).toHaveAccessibleDescription(why);
    }
    await user.click(await button(dialog, 'Visita 1', 'Copiar enlace'));
    expect(await screen.findByText('Copiado')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('https://accesos.example/i/1');
    await user.click(dialog.getByRole('button', { name: /^Cargar más/ }));
    await waitFor(() =>
      expect(callsBesidesProfile().map(decodeURIComponent)).toContain(
        `${LIST_INVITATIONS}?page[number]=2&page[size]=8`,
      ),
    );
  });

  it.each([
    ['new', 'Visita 1', 'PUT /access/1/revoke'],
    ['old', 'Visita 2', 'DELETE /assets/anonymous-access/2'],
    ['of no known kind', 'Visita 5', 'PUT /access/5/revoke'],
  ])(
    '%s: revoked by its own call, once, without a body; the list is read again [AACC-42, AACC-43, AACC-44]',
    async (_, name, call) => {
      const { dialog, recordedCalls, callsBesidesProfile } = await list({ [call]: { status: 204 } });
      const before = callsBesidesProfile().filter((one) => one.startsWith(LIST_INVITATIONS)).length;
      await userEvent.click(await button(dialog, name, 'Revocar'));
      const question = await screen.findByRole('alertdialog', { name: 'Revocar la invitación' });
      expect(question).toHaveTextContent(`Nadie podrá entrar ya con «${name}»`);
      await userEvent.dblClick(within(question).getByRole('button', { name: 'Revocar' }));
      expect(await screen.findByText('Invitación revocada')).toBeVisible();
      expect(getSentWrites(recordedCalls)).toEqual([[call, undefined]]);
      await waitFor(() =>
        expect(
          callsBesidesProfile().filter((one) => one.startsWith(LIST_INVITATIONS)).length,
        ).toBeGreaterThan(before),
      );
      expect(screen.getByRole('dialog', { name: 'Invitaciones' })).toBeVisible();
    },
  );

  it('say that they could not be read, or not revoked, or that nobody knows [AACC-47, AACC-48]', async () => {
    let answer: 'refused' | { status: number } = { status: 500 };
    const { dialog } = await list({ 'PUT /access/1/revoke': () => answer });
    const revoke = async () => {
      await userEvent.click(await button(dialog, 'Visita 1', 'Revocar'));
      const question = await screen.findByRole('alertdialog', { name: 'Revocar la invitación' });
      await userEvent.click(within(question).getByRole('button', { name: 'Revocar' }));
      return question;
    };
    const question = await revoke();
    expect(await screen.findByText('No se ha podido revocar la invitación')).toBeVisible();
    await userEvent.click(within(question).getByRole('button', { name: 'Cancelar' }));
    answer = 'refused';
    await revoke();
    expect(await screen.findByText('No sabemos si se ha hecho')).toBeVisible();
  });

  it('that cannot be read are no empty list [AACC-47]', async () => {
    const { dialog } = await list({ [LIST_INVITATIONS]: { status: 500 } });
    expect(await dialog.findByText('No se han podido cargar las invitaciones')).toBeVisible();
    expect(dialog.queryByText('Este activo no tiene invitaciones')).toBeNull();
  });

  it('expire on screen by the clock [AACC-40]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { dialog } = await list({
      // Counted from the test's own start: others of this file may have taken minutes.
      [LIST_INVITATIONS]: listResponse([invitation('9', { valid_until: Date.now() / 1000 + 600 })]),
    });
    expect((await rowOf(dialog, 'Visita 9')).getByText('Invitación')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(605_000));
    expect((await rowOf(dialog, 'Visita 9')).getByText('Caducada')).toBeVisible();
    expect(await button(dialog, 'Visita 9', 'Copiar enlace')).toHaveAttribute('aria-disabled', 'true');
  });

  it.each([
    ['HOME', ['ROLE_ASSETS_MANAGER_ADMIN'], false],
    ['OFFICE', ['ROLE_ASSETS_MANAGER_ADMIN'], true],
    ['HOME', ['ROLE_ADMIN'], true],
  ] as const)('%s, %j: offered %s [AACC-10]', async (type, roles, isOffered) => {
    const { callsBesidesProfile } = openAccesses({ type, roles });
    expect((await screen.findAllByText('Cerradura')).length).toBeGreaterThan(0);
    for (const name of ['Nueva invitación', 'Lista de invitaciones'])
      expect(screen.queryAllByRole('button', { name })).toHaveLength(isOffered ? 1 : 0);
    expect(callsBesidesProfile().some((call) => call.startsWith(LIST_INVITATIONS))).toBe(false);
  });
});

describe('a new invitation', () => {
  const open = async (answers = {}) => {
    const opened = openAccesses({ answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Nueva invitación' }));
    return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'Nueva invitación' })) };
  };
  const create = () => screen.getByRole('button', { name: 'Crear' });
  const tomorrow = toDateInput(NOW + DAY);
  const set = (name: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(name), { target: { value } });
  // The list stays open while several are chosen.
  const choose = async (...names: string[]) => {
    await userEvent.click(screen.getByRole('combobox', { name: /Accesos/ }));
    for (const name of names) await userEvent.click(await screen.findByRole('option', { name }));
    await userEvent.keyboard('{Escape}');
  };
  const fill = async () => {
    await screen.findByLabelText(/^Descripción/);
    set(/^Descripción/, 'Técnico');
    await choose('Cerradura (Entrada) · Apertura', 'Cerradura (Garaje)');
    set(/^Día: Desde|^Desde.*día/i, tomorrow);
    set(/^Hora: Desde|^Desde.*hora/i, '10:00');
    set(/^Día: Hasta|^Hasta.*día/i, tomorrow);
    set(/^Hora: Hasta|^Hasta.*hora/i, '14:30');
  };

  it('begins with the day from now on, needs all three, and sends nothing before [AACC-49, AACC-50, AACC-51]', async () => {
    const { recordedCalls } = await open();
    const times = [/^Hora: Desde|^Desde.*hora/i, /^Hora: Hasta|^Hasta.*hora/i];
    for (const time of times) expect(await screen.findByLabelText(time)).not.toHaveValue('');
    for (const time of times) set(time, '');
    await userEvent.click(create());
    // The description, and what was emptied of the period.
    await waitFor(() => expect(screen.getAllByText('Obligatorio')).toHaveLength(3));
    expect(screen.getByText('Elige al menos un acceso')).toBeVisible();
    for (const day of screen.getAllByLabelText(/: día/i))
      expect((await getSelectableDays(day))[0]).toBe(String(new Date(NOW * 1000).getDate()));
    expect(getSentWrites(recordedCalls)).toEqual([]);
  });

  it('is closed without a question where nobody has touched it [AACC-49]', async () => {
    await open();
    await screen.findByRole('combobox', { name: /Accesos/ });
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('offers what opens, of doors that a gateway reaches [AACC-50]', async () => {
    await open();
    await userEvent.click(await screen.findByRole('combobox', { name: /Accesos/ }));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Cerradura (Entrada) · Apertura',
      'Cerradura (Garaje) · Apertura',
      'Cerradura (Garaje)',
    ]);
  });

  it('is left without a question while nothing was typed [AACC-49]', async () => {
    await open();
    await screen.findByRole('combobox', { name: /Accesos/ });
    await screen.findByLabelText(/^Hora: Hasta|^Hasta.*hora/i);
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('sends one asset with its doors, and shows the link to pass on [AACC-50, AACC-52, AACC-53]', async () => {
    const user = userEvent.setup();
    const answer = { body: { data: { alias: 'Técnico', url: 'https://accesos.example/i/new' } } };
    const { recordedCalls } = await open({ 'POST /access/create': answer });
    await fill();
    await user.dblClick(create());
    const done = await screen.findByRole('dialog', { name: 'Invitación creada' });
    expect(done).toHaveTextContent('«Técnico»');
    expect(done).toHaveTextContent('https://accesos.example/i/new');
    await user.click(within(done).getByRole('button', { name: 'Copiar enlace' }));
    expect(await navigator.clipboard.readText()).toBe('https://accesos.example/i/new');
    const from = new Date(`${tomorrow}T10:00`).getTime() / 1000;
    const device = (deviceId: string, sensorId: string, label: string) => ({
      type: 'lock',
      label,
      deviceId,
      sensorId,
      gatewayId: 'G1',
    });
    expect(getSentWrites(recordedCalls)).toEqual([
      [
        'POST /access/create',
        {
          data: {
            attributes: {
              alias: 'Técnico',
              validFrom: from,
              validUntil: from + 4.5 * 3600,
              type: 'home',
              assets: [
                {
                  assetId: 'A1',
                  devices: [
                    device('lock-1', 'lock_1', 'Cerradura (Entrada) · Apertura'),
                    // For a reader without a name only the name of the door is sent.
                    device('lock-3', 'lock_2', 'Cerradura (Garaje)'),
                  ],
                },
              ],
            },
          },
        },
      ],
    ]);
  });

  it.each([
    [
      { body: { data: { alias: 'Técnico' } } },
      'No ha llegado el enlace. Búscalo en la lista de invitaciones.',
    ],
    [{ status: 500 }, 'No se ha podido crear la invitación'],
    ['refused', 'No sabemos si se ha guardado'],
  ] as const)('%j: «%s» [AACC-53, AACC-54]', async (answer, said) => {
    await open({ 'POST /access/create': answer });
    await fill();
    await userEvent.click(create());
    expect(await screen.findByText(said)).toBeVisible();
  });

  it('says that its doors could not be read, and asks again [AACC-06]', async () => {
    let told: FakeResponse = { status: 500 };
    const { dialog, callsBesidesProfile } = await open({ [LIST_DOORS]: () => told });
    const count = () => callsBesidesProfile().filter((call) => call.startsWith(LIST_DOORS)).length;
    const text = 'No se han podido cargar las puertas del activo';
    const again = () => userEvent.click(dialog.getByRole('button', { name: /Reintentar|de nuevo/ }));
    expect(await dialog.findByText(text)).toBeVisible();
    const before = count();
    told = { body: { data: { gateways: [{ devices: [{ sensors: [{}] }] }] } } };
    await again();
    await waitFor(() => expect(count()).toBeGreaterThan(before));
    expect(await dialog.findByText(text)).toBeVisible();
    told = doorsAnswer;
    await again();
    await waitFor(() => expect(dialog.queryByText(text)).toBeNull());
  });
});
