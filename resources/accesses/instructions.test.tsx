// @vitest-environment jsdom
import '../../src/testing/jsdomPolyfills';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
// Ahead of time: what loads lazily is slow while other test files run beside.
import '../../src/actions/steps/ActionFlow';
import '../../src/fields/boolean/BooleanInput';
import '../../src/fields/longText/LongTextInput';
import '../../src/fields/text/TextInput';
import '../../src/forms/panels/ActionForm';
import { ActionButtons } from '../../src/actions/ActionButtons';
import { createBundledResources } from '../../src/app/declarations/bundledDeclarations';
import { clearSession, saveSession } from '../../src/session/session';
import { getDeclaredResource } from '../../src/testing/declareResources';
import type { FakeResponse } from '../../src/testing/fakeHost';
import { renderConsole } from '../../src/testing/renderConsole';
import { deferred } from '../../src/testing/deferred';

const resources = createBundledResources();
const doors = getDeclaredResource(resources, 'asset-doors');
const door = {
  id: 'lock-1',
  device_id: 'lock-1',
  device_name: 'Cerradura',
  parameters: { name: 'Cerradura', room: 'Entrada' },
  $outer: { uuid: 'G1' },
};
const HELP = '/devices/help/lock-1/gateways/G1';
const known = {
  data: { title: 'Girar', description: 'Dos vueltas', device_id: 'lock-1', gateway_uid: 'G1' },
};
const exists: FakeResponse = { body: known };
const none: FakeResponse = { status: 404 };

type Answers = Record<string, FakeResponse | (() => FakeResponse | Promise<FakeResponse>)>;
const open = async (responses: Answers, record: object = door) => {
  const console_ = renderConsole(
    <ActionButtons
      actions={[doors.actions.instructions!]}
      resource={doors}
      record={{ id: 'lock-1', ...record }}
      selection={undefined}
    />,
    { resources, responses },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Instrucciones' }));
  return { ...console_, writes: () => console_.recordedCalls.filter(({ method }) => method !== 'GET') };
};
const toggle = () => screen.findByRole('switch', { name: 'Mostrar instrucciones' });
const input = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const save = () => screen.getByRole('button', { name: 'Guardar' });
const type = (name: string, value: string) => fireEvent.change(input(name), { target: { value } });

beforeEach(() => saveSession({ token: 't', permissions: ['update_assets', 'read_assets'] }));
afterEach(() => clearSession());

const body = (title: string, description: string) => ({
  data: { attributes: { title, description, device_id: 'lock-1', gateway_uid: 'G1' } },
});

/** One case per line: the user's action, the call that is sent, and the message for each response. */
const states = [
  {
    state: 'none → on',
    loaded: none,
    act: async () => {
      await userEvent.click(await toggle());
      type('Título', ' Abrir ');
      type('Descripción', 'Empujar');
    },
    call: 'POST /devices/help',
    sent: body('Abrir', 'Empujar'),
    done: 'Instrucciones guardadas',
    failed: 'No se han podido guardar las instrucciones',
  },
  {
    state: 'there, changed',
    loaded: exists,
    act: async () => {
      await toggle();
      type('Título', 'Abrir');
    },
    call: 'PATCH /devices/help',
    sent: body('Abrir', 'Dos vueltas'),
    done: 'Instrucciones actualizadas',
    failed: 'No se han podido actualizar las instrucciones',
  },
  {
    state: 'there → off → on',
    loaded: exists,
    act: async () => {
      await userEvent.click(await toggle());
      await userEvent.click(await toggle());
    },
    call: 'PATCH /devices/help',
    sent: body('Girar', 'Dos vueltas'),
    done: 'Instrucciones actualizadas',
    failed: 'No se han podido actualizar las instrucciones',
  },
  {
    state: 'there → off',
    loaded: exists,
    act: async () => userEvent.click(await toggle()),
    call: `DELETE ${HELP}`,
    sent: undefined,
    done: 'Instrucciones quitadas',
    failed: 'No se han podido quitar las instrucciones',
  },
] as const;
const answers = { done: { body: {} }, failed: { status: 500 }, lost: 'refused' } as const;
const cases = states.flatMap((one) =>
  (['done', 'failed', 'lost'] as const).map((answer) => ({ ...one, answer })),
);

describe('the instructions of a door', () => {
  it.each(cases)(
    '$state, $answer: one call, and what it came to [AACC-83, AACC-88, AACC-89, AACC-90, AACC-91, AACC-92]',
    async ({ loaded, act, call, sent, answer, ...said }) => {
      const late = deferred();
      const { writes } = await open({ [`GET ${HELP}`]: loaded, [call]: late.respond });
      await act();
      await userEvent.dblClick(save());
      late.resolve(answers[answer]);
      if (answer === 'lost') expect(await screen.findByText('No sabemos si se ha guardado')).toBeVisible();
      else expect(await screen.findByText(said[answer])).toBeVisible();
      expect(writes().map((one) => [`${one.method} ${one.url}`, one.body])).toEqual([[call, sent]]);
      if (answer === 'done') await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      else expect(screen.getByRole('dialog')).toBeVisible();
    },
  );

  it('none, off: nothing to send, with the reason, and no error for the 404 [AACC-81, AACC-86, AACC-87]', async () => {
    const { writes } = await open({ [`GET ${HELP}`]: none });
    expect(await toggle()).not.toBeChecked();
    expect(input('Título')).toHaveAttribute('readonly');
    expect(save()).toHaveAccessibleDescription('No hay instrucciones que quitar');
    await userEvent.type(input('Título'), '{Enter}');
    await userEvent.click(save());
    for (const alert of screen.queryAllByRole('alert')) expect(alert).toBeEmptyDOMElement();
    expect(screen.queryByText('Obligatorio')).toBeNull();
    expect(writes()).toEqual([]);
  });

  it('on: both are needed, blanks are none, with their counters [AACC-84, AACC-85, AACC-87]', async () => {
    const { writes } = await open({ [`GET ${HELP}`]: none });
    await userEvent.click(await toggle());
    type('Título', '   ');
    expect(screen.getByText('3/44')).toBeVisible();
    expect(screen.getByText('0/150')).toBeVisible();
    await userEvent.click(save());
    expect(await screen.findAllByText('Obligatorio')).toHaveLength(2);
    expect(writes()).toEqual([]);
  });

  it('that somebody else took away already are taken away [AACC-88]', async () => {
    await open({ [`GET ${HELP}`]: exists, [`DELETE ${HELP}`]: { status: 404 } });
    await userEvent.click(await toggle());
    await userEvent.click(save());
    expect(await screen.findByText('Instrucciones quitadas')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each<FakeResponse>([
    { status: 500 },
    'refused',
    { body: {} },
    { body: { data: { ok: true } } },
    { body: { data: [] } },
  ])('that cannot be read (%j) say so, once, and are asked for again [AACC-79, AACC-82]', async (failure) => {
    let answer: FakeResponse = failure;
    await open({ [`GET ${HELP}`]: () => answer });
    expect(await screen.findByText('No se han podido cargar las instrucciones')).toBeVisible();
    expect(screen.queryByRole('switch')).toBeNull();
    answer = exists;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await toggle()).toBeChecked();
    expect(input('Título')).toHaveValue('Girar');
  });

  it('of a door without gateway cannot be named, with the reason [AACC-80]', async () => {
    const { callsBesidesProfile } = await open({}, { ...door, $outer: { uuid: null } });
    expect(screen.getByRole('button', { name: 'Instrucciones' })).toHaveAccessibleDescription(
      'La puerta no está en ningún gateway',
    );
    expect(callsBesidesProfile()).toEqual([]);
  });
});
