// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ResourceInput } from '../../config/schema/resource';
import { LazyJobTray } from '../../layout/jobTray/LazyJobTray';
import { jobManager } from '../../jobs/jobManager';
import { resetStore } from '../../testing/resetStore';
import { clearSession, saveSession } from '../../session/session';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { listResponse, type FakeResponse, type RecordedCall } from '../../testing/fakeHost';
import { renderConsole } from '../../testing/renderConsole';
import { ListPage } from '../../list/ListPage';
// Imported up front: lazy loading is slow while other test files run in parallel.
import '../../fields/text/TextInput';
import '../../forms/panels/ActionForm';
import '../steps/ActionFlow';
import '../../layout/jobTray/JobTray';
import './BulkStep';
import { pressButton } from '../../testing/pressButton';

type ActionInput = NonNullable<ResourceInput['actions']>[string];
type Answer = (call: RecordedCall) => FakeResponse | Promise<FakeResponse>;

const stay = (number: number) => ({ id: `s${number}`, name: `Estancia ${number}`, state: 'ACTIVE' });
const checkOut: ActionInput = {
  label: 'Check-out',
  confirm: {
    title: '¿Salida?',
    text: 'Se cierran %{smart_count} estancias.',
    submitLabel: 'Cerrar estancias',
  },
  perRecord: true,
  disabledWhen: [{ when: { field: 'state', equals: 'GONE' }, reason: 'Ya salió' }],
  call: { method: 'PUT', path: '/access/{id}/revoke' },
  outcomes: [
    { on: 'success', success: '%{smart_count} salida hecha |||| %{smart_count} salidas hechas' },
    { on: 'error', error: 'No se ha podido cerrar la estancia' },
  ],
};

interface Options {
  /** Rows of the list, evaluated on each read. */
  rows?: object[] | (() => object[]);
  rowActions?: string[];
  action?: Partial<ActionInput>;
  answer?: Answer;
}
function open(options: Options = {}) {
  const { rows = [stay(1), stay(2), stay(3)], rowActions = [], action = {}, answer = () => ({}) } = options;
  const resources = declareResources({
    name: 'stays',
    label: 'Estancias',
    recordRepresentation: 'name',
    api: { getList: { path: '/stays' } },
    fields: {
      name: { type: 'text', label: 'Nombre' },
      state: { type: 'enum', label: 'Estado', values: { ACTIVE: 'Activa', GONE: 'Fuera' } },
    },
    list: { columns: ['name', 'state'], rowActions, bulkActions: ['act'] },
    actions: { act: { ...checkOut, ...action } },
  });
  const part = (
    <>
      <LazyJobTray />
      <ListPage resource={getDeclaredResource(resources, 'stays')} />
    </>
  );
  return renderConsole(part, {
    resources,
    initialPath: '/admin/stays',
    responses: { 'GET /stays': () => listResponse(typeof rows === 'function' ? rows() : rows), '*': answer },
  });
}
const selectAll = async () =>
  userEvent.click(await screen.findByRole('checkbox', { name: 'Seleccionar las filas de esta página' }));
const begin = async () => {
  await selectAll();
  await pressButton('Check-out');
  await pressButton('Cerrar estancias');
};
const dialog = () => screen.findByRole('dialog', { name: 'Check-out' });
const tray = (counts: string) => screen.findByRole('button', { name: `Operaciones: ${counts}` });
const results = async () => {
  const table = within(await dialog()).getByRole('table', { name: 'Resultado de cada fila' });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((line) => Array.from(line.children, (cell) => cell.textContent).join(' · '));
};
const writes = (calls: readonly string[]) => calls.filter((line) => !line.startsWith('GET '));
const numberOf = ({ url }: RecordedCall): number => Number(/s(\d+)/.exec(url)?.[1]);

/** Returns responses that the test resolves. */
function held() {
  const waiting: ((answer: FakeResponse) => void)[] = [];
  return {
    answer: () => new Promise<FakeResponse>((resolve) => void waiting.push(resolve)),
    let: (answer: FakeResponse = {}) => act(async () => waiting.shift()?.(answer)),
  };
}

beforeEach(() => saveSession({ token: 't', permissions: [] }));
afterEach(() => {
  resetStore(jobManager.store);
  clearSession();
});

it('follows the number of the rows and what clears it, and asks in a dialog wide enough for several records', async () => {
  open();
  await selectAll();
  const bar = within(screen.getByRole('group', { name: 'Selección' }));
  expect(bar.getByText('3 filas seleccionadas')).toBeVisible();
  expect(bar.getAllByRole('button').map((button) => button.title || button.textContent)).toEqual([
    'Quitar la selección',
    'Check-out',
  ]);
  await pressButton('Check-out');
  const question = await screen.findByRole('dialog', { name: '¿Salida?' });
  expect(question.style.getPropertyValue('--dialog-width')).toBe('560px');
});

describe('an action with a call for each of forty records', () => {
  it('says for all of them what names one of them', async () => {
    open({ action: { outcomes: [{ on: 'success', success: 'Salida de «%{name}»' }] } });
    await begin();
    expect(await screen.findByText('Todo hecho: 3 de 3.')).toBeVisible();
    expect(screen.queryByText(/Salida de/)).toBeNull();
  });

  const failing = new Map<number, FakeResponse>([
    [3, { status: 409, body: { detail: 'La estancia ya está cerrada' } }],
    [9, { status: 500 }],
    [17, 'refused'],
    [18, { status: 409, body: { detail: 'La estancia ya está cerrada' } }],
    [25, { status: 403 }],
    [40, { status: 500 }],
  ]);
  const rows = Array.from({ length: 40 }, (_, index) => stay(index + 1));

  it('says what became of each, sends the failed ones again and never the one whose answer was lost [HOTEL-46]', async () => {
    let isMended = false;
    const { callsBesidesProfile, recordedCalls } = open({
      rows,
      answer: (call) => (isMended ? {} : (failing.get(numberOf(call)) ?? {})),
    });
    await selectAll();
    await pressButton('Check-out');
    expect(await screen.findByText('Se cierran 40 estancias.')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar estancias' }));
    expect(await screen.findByText('40 de 40')).toBeVisible();
    expect(
      await screen.findByText(
        'Hecho en 34 de 40. De una no sabemos si se ha hecho: compruébalo antes de repetirla.',
      ),
    ).toBeVisible();
    expect(writes(callsBesidesProfile())).toEqual(rows.map(({ id }) => `PUT /access/${id}/revoke`));
    expect(recordedCalls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual(
      rows.map(() => undefined),
    );
    const said = await results();
    expect(said.slice(0, 7)).toEqual([
      'Estancia 3 · No hecho · No se ha podido cerrar la estancia. La estancia ya está cerrada.',
      expect.stringMatching(
        /^Estancia 9 · No hecho · No se ha podido cerrar la estancia\. Se ha producido un error/,
      ),
      'Estancia 18 · No hecho · No se ha podido cerrar la estancia. La estancia ya está cerrada.',
      expect.stringMatching(
        /^Estancia 25 · No hecho · No se ha podido cerrar la estancia\. Tu usuario no tiene/,
      ),
      expect.stringMatching(/^Estancia 40 · No hecho/),
      'Estancia 17 · Sin confirmar · La solicitud ha sido enviada pero no hemos recibido respuesta del servidor.',
      'Estancia 1 · Hecho · ',
    ]);
    expect(said.filter((line) => line.includes(' · Hecho · '))).toHaveLength(34);
    // The list was fetched once at the start and once after all calls.
    expect(callsBesidesProfile().filter((line) => line.startsWith('GET /stays'))).toHaveLength(2);

    isMended = true;
    await pressButton('Repetir las 5 que han fallado');
    expect(await screen.findByText(/^Hecho en 39 de 40/)).toBeVisible();
    expect(writes(callsBesidesProfile()).slice(40)).toEqual(
      [3, 9, 18, 25, 40].map((id) => `PUT /access/s${id}/revoke`),
    );
    expect(screen.queryByRole('button', { name: /Repetir/ })).toBeNull();
    await pressButton('Comprobar en la lista');
    expect(await screen.findByText(/Se ha vuelto a leer lo que hay en pantalla/)).toBeVisible();
    expect(writes(callsBesidesProfile())).toHaveLength(45);

    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Cerrar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    // Done rows have left the selection; rows with an unknown outcome have not.
    expect(screen.getByText('1 fila seleccionada')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Seleccionar Estancia 17' })).toBeChecked();
  });
});

describe('an action with a call a record', () => {
  it('begins one after the other and says how far it is', async () => {
    const host = held();
    const { callsBesidesProfile } = open({ answer: host.answer });
    await begin();
    expect(await screen.findByText('0 de 3')).toBeVisible();
    expect(within(await dialog()).getByRole('progressbar', { name: 'Check-out' })).toHaveAttribute(
      'value',
      '0',
    );
    expect(await results()).toEqual([
      'Estancia 1 · En curso · ',
      'Estancia 2 · Sin empezar · ',
      'Estancia 3 · Sin empezar · ',
    ]);
    expect(writes(callsBesidesProfile())).toEqual(['PUT /access/s1/revoke']);
    await host.let();
    expect(await screen.findByText('1 de 3')).toBeVisible();
    await host.let();
    await host.let();
    expect(await screen.findByText('3 salidas hechas')).toBeVisible();
    expect(within(await dialog()).getByRole('button', { name: 'Cerrar' })).toHaveFocus();
  });

  it('has a few under way at a time where that was declared', async () => {
    const host = held();
    const { callsBesidesProfile } = open({ answer: host.answer, action: { perRecord: { concurrency: 2 } } });
    await begin();
    await waitFor(() => expect(writes(callsBesidesProfile())).toHaveLength(2));
    await host.let();
    await waitFor(() => expect(writes(callsBesidesProfile())).toHaveLength(3));
    await host.let();
    await host.let();
    expect(await screen.findByText('3 salidas hechas')).toBeVisible();
  });

  it('stops: what was begun ends, what was not is named and can follow', async () => {
    const host = held();
    const { callsBesidesProfile } = open({ answer: host.answer });
    await begin();
    await screen.findByText('0 de 3');
    await pressButton('Parar');
    expect(screen.getByRole('button', { name: 'Terminando lo empezado…' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await host.let();
    expect(await screen.findByText('Hecho en 1 de 3.')).toBeVisible();
    expect(await results()).toEqual([
      'Estancia 2 · Sin empezar · ',
      'Estancia 3 · Sin empezar · ',
      'Estancia 1 · Hecho · ',
    ]);
    expect(writes(callsBesidesProfile())).toEqual(['PUT /access/s1/revoke']);
    await pressButton('Seguir con las 2 que faltan');
    await host.let();
    await host.let();
    expect(await screen.findByText('3 salidas hechas')).toBeVisible();
    expect(writes(callsBesidesProfile())).toHaveLength(3);
  });

  it('goes on in the tray when it is closed, where the same table opens again', async () => {
    const host = held();
    const { callsBesidesProfile } = open({ answer: host.answer });
    await begin();
    await screen.findByText('0 de 3');
    fireEvent(await dialog(), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByText(/^Sigue en segundo plano/)).toBeVisible();
    await host.let({ status: 409, body: { detail: 'La estancia ya está cerrada' } });
    await waitFor(() => expect(writes(callsBesidesProfile())).toHaveLength(2));
    // A second run skips the rows that this one has locked.
    await pressButton('Check-out');
    await pressButton('Cerrar estancias');
    await waitFor(async () =>
      expect(await results()).toEqual([
        'Estancia 1 · En curso · ',
        'Estancia 2 · No procede · Ya está en marcha en otra operación',
        'Estancia 3 · No procede · Ya está en marcha en otra operación',
      ]),
    );
    await host.let();
    await host.let({ status: 500 });
    await waitFor(() => expect(writes(callsBesidesProfile())).toHaveLength(4));
    await host.let();
    await tray('2 con algo pendiente de mirar');
  });

  it('goes on when its page is left, says in the tray how it ended, and is sent again from there', async () => {
    const host = held();
    const { callsBesidesProfile, go, currentPath } = open({ answer: host.answer });
    await begin();
    await screen.findByText('0 de 3');
    await tray('1 en curso');
    const unload = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(unload);
    expect(unload.defaultPrevented).toBe(true);
    await act(() => go('/admin/other'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await host.let();
    await host.let({ status: 409, body: { detail: 'La estancia ya está cerrada' } });
    await waitFor(() => expect(writes(callsBesidesProfile())).toHaveLength(3));
    await host.let();
    expect(await screen.findByText('Check-out (Estancias): hecho en parte')).toBeVisible();
    expect(screen.getByText('Hecho en 2 de 3.')).toBeVisible();
    const calm = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(calm);
    expect(calm.defaultPrevented).toBe(false);
    await userEvent.click(await tray('1 con algo pendiente de mirar'));
    await pressButton('Ver el resultado de Check-out');
    expect((await results())[0]).toBe(
      'Estancia 2 · No hecho · No se ha podido cerrar la estancia. La estancia ya está cerrada.',
    );
    await pressButton('Repetir la que ha fallado');
    await host.let();
    expect(await within(await dialog()).findByText('3 salidas hechas')).toBeVisible();
    expect(writes(callsBesidesProfile()).slice(3)).toEqual(['PUT /access/s2/revoke']);
    expect(currentPath()).toContain('/admin/other');
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Cerrar' }));
    // It succeeded while its dialog was open.
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Operaciones/ })).toBeNull());
  });

  it('begins nothing else once the session has ended', async () => {
    const host = held();
    const { callsBesidesProfile } = open({ answer: host.answer });
    await begin();
    await screen.findByText('0 de 3');
    clearSession();
    await host.let();
    expect(writes(callsBesidesProfile())).toEqual(['PUT /access/s1/revoke']);
    expect(sessionStorage).toHaveLength(0);
  });

  it('reads nothing without a token once a call has ended the session', async () => {
    const { callsBesidesProfile } = open({
      answer: ({ url }) => {
        if (!url.includes('s2')) return {};
        clearSession();
        return { status: 401 };
      },
    });
    await begin();
    await waitFor(async () => expect((await results())[0]).toContain('Estancia 2 · No hecho'));
    expect(writes(callsBesidesProfile())).toEqual(['PUT /access/s1/revoke', 'PUT /access/s2/revoke']);
    expect(callsBesidesProfile().filter((line) => line.startsWith('GET /stays'))).toHaveLength(1);
  });

  it('leaves out what it is not enabled for and says why', async () => {
    const { callsBesidesProfile } = open({ rows: [stay(1), { ...stay(2), state: 'GONE' }, stay(3)] });
    await begin();
    expect(await screen.findByText('Hecho en 2 de 3. En una no procede.')).toBeVisible();
    expect(screen.getByText('0 filas seleccionadas')).toBeInTheDocument();
    expect(await results()).toEqual([
      'Estancia 2 · No procede · Ya salió',
      'Estancia 1 · Hecho · ',
      'Estancia 3 · Hecho · ',
    ]);
    expect(writes(callsBesidesProfile())).toEqual(['PUT /access/s1/revoke', 'PUT /access/s3/revoke']);
  });

  it('looks at each as it is now, not as it was when it was ticked', async () => {
    const gone = new Set<string>();
    const { callsBesidesProfile } = open({
      rows: () => [1, 2].map(stay).map((row) => (gone.has(row.id) ? { ...row, state: 'GONE' } : row)),
      rowActions: ['act'],
      answer: (call) => {
        const id = `s${numberOf(call)}`;
        // Another user closed the second one.
        const isLate = id === 's2' || gone.has(id);
        gone.add(id);
        return isLate ? { status: 409, body: { detail: 'La estancia ya está cerrada' } } : {};
      },
    });
    await selectAll();
    await pressButton('Acciones de Estancia 1');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Check-out' }));
    await pressButton('Cerrar estancias');
    expect(await screen.findByRole('cell', { name: 'Fuera' })).toBeVisible();
    expect(screen.getByText('2 filas seleccionadas')).toBeInTheDocument();
    await pressButton('Check-out');
    await pressButton('Cerrar estancias');
    expect(await screen.findByText('Hecho en 0 de 2. En una no procede.')).toBeVisible();
    expect(writes(callsBesidesProfile())).toEqual(['PUT /access/s1/revoke', 'PUT /access/s2/revoke']);
    await waitFor(() => expect(screen.getAllByText('Fuera')).toHaveLength(2));
    await pressButton('Repetir la que ha fallado');
    expect(await screen.findByText('Hecho en 0 de 2. En 2 no procede.')).toBeVisible();
    expect(await results()).toEqual([
      'Estancia 1 · No procede · Ya salió',
      'Estancia 2 · No procede · Ya salió',
    ]);
    expect(writes(callsBesidesProfile())).toHaveLength(2);
  });

  it('is begun once for a record that its list has twice', async () => {
    const { callsBesidesProfile } = open({ rows: [stay(1), { ...stay(1), name: 'La misma' }] });
    await begin();
    expect(await screen.findByText('1 salida hecha')).toBeVisible();
    expect(writes(callsBesidesProfile())).toEqual(['PUT /access/s1/revoke']);
  });

  it('cannot be begun where it can be done to none of them, and says why', async () => {
    open({ rows: [{ ...stay(1), state: 'GONE' }] });
    const button = await screen.findByRole('button', { name: 'Check-out' });
    expect(button).toHaveAttribute('title', 'Selecciona antes alguna fila');
    await selectAll();
    expect(button).toHaveAttribute('title', 'Ya salió');
  });

  it('sends what its form held with each, and refuses for one what is refused', async () => {
    const { recordedCalls } = open({
      action: {
        confirm: false,
        form: { title: 'Salida', fields: { reason: { type: 'text', label: 'Motivo', writePath: 'why' } } },
        preconditions: [{ failsWhen: { field: 'name', equals: 'Estancia 2' }, message: 'Falta pagar' }],
        call: { method: 'PUT', path: '/access/{id}/revoke', body: { why: '{form.why}', of: '{name}' } },
      },
    });
    await selectAll();
    await pressButton('Check-out');
    await userEvent.type(await screen.findByLabelText('Motivo'), 'Obras');
    await userEvent.click(
      within(screen.getByRole('dialog', { name: 'Salida' })).getByRole('button', { name: 'Check-out' }),
    );
    expect(await screen.findByText('Hecho en 2 de 3. En una no procede.')).toBeVisible();
    expect((await results())[0]).toBe('Estancia 2 · No procede · Falta pagar');
    expect(recordedCalls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { why: 'Obras', of: 'Estancia 1' },
      { why: 'Obras', of: 'Estancia 3' },
    ]);
  });

  it('sends to nobody else once the service has ended [HTTP-05]', async () => {
    const { callsBesidesProfile } = open({ answer: () => ({ status: 503 }) });
    await begin();
    await waitFor(async () => expect((await results())[0]).toContain('Estancia 1 · No hecho'));
    expect(writes(callsBesidesProfile())).toEqual(['PUT /access/s1/revoke']);
  });

  it('is begun once by two presses', async () => {
    const { callsBesidesProfile } = open();
    await selectAll();
    await pressButton('Check-out');
    const button = await screen.findByRole('button', { name: 'Cerrar estancias' });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(await screen.findByText('3 salidas hechas')).toBeVisible();
    expect(writes(callsBesidesProfile())).toHaveLength(3);
  });
});
