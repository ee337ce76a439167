// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { Route, Routes } from 'react-router-dom';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ResourceRoutes } from '../../app/routes/ResourceRoutes';
import { createBundledResources } from '../../app/declarations/bundledDeclarations';
import { jobManager } from '../../jobs/jobManager';
import { pauseTyping, SCANNER_PACE, typeKeys } from '../../scanner/testing/keyboard';
import { SCANNED_CODE, scanKinds } from '../../scanner/testing/scanKinds';
import { setScanSignalEnabled } from '../../scanner/scanSignal';
import { clearSession, saveSession } from '../../session/session';
import { getDeclaredResource } from '../../testing/declareResources';
import { resetStore } from '../../testing/resetStore';
import type { FakeResponse, RecordedCall } from '../../testing/fakeHost';
import { renderConsole } from '../../testing/renderConsole';
// Ahead of time: they load lazily.
import '../../fields/text/TextInput';
import '../../forms/record/RecordFormPage';
import '../../scanner/ScannerPanel';
import './ScanBatch';

const resources = createBundledResources();
const permissions = ['register_gateways', 'read_gateways_list'];

const toGateway = (url: string, qrCode: string | null = null) => ({
  body: { data: { id: url.split('/').at(-1), qrCode } },
});
type Answer = FakeResponse | ((call: RecordedCall) => FakeResponse | Promise<FakeResponse>);

/** Opens the list over a host on which the gateways GW1 to GW5 have no QID, and no QID is used. */
async function open(answers: Record<string, Answer> = {}) {
  const gateways = Object.fromEntries(
    [1, 2, 3, 4, 5].flatMap((number) => [
      [`GET /gateways/GW${number}`, toGateway(`/gateways/GW${number}`)],
      [`PATCH /gateways/GW${number}`, {}],
    ]),
  );
  const view = renderConsole(
    <Routes>
      <Route
        path="/admin/provisioned/*"
        element={<ResourceRoutes resource={getDeclaredResource(resources, 'provisioned')} />}
      />
    </Routes>,
    {
      resources,
      initialPath: '/admin/provisioned',
      responses: { ...gateways, 'GET /gateways': { body: { data: [] } }, ...answers },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Escanear varios' }));
  await act(() => vi.dynamicImportSettled());
  await screen.findByRole('dialog', { name: 'Escanear varios' });
  return view;
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Escanear varios' }));
const line = () => dialog().getByRole<HTMLInputElement>('textbox', { name: /^Escanea o escribe/ });
const scan = async (...codes: string[]) => {
  for (const code of codes) {
    pauseTyping();
    typeKeys(`${code}{Enter}`, SCANNER_PACE);
    await act(async () => {});
  }
};
/** Records of the list, the first one first: number, codes, result. */
const rows = () =>
  Array.from(document.querySelectorAll('.scan-batch-scroll li'), (item) => {
    const codes = Array.from(item.querySelectorAll('.scan-batch-codes > span'), (code) => code.textContent);
    const state = item.querySelector('.scan-batch-state')?.textContent;
    return [item.firstChild?.textContent, codes.join(' '), state].join(' | ');
  }).toReversed();
const sendButton = () => dialog().getByRole('button', { name: /^Vincular \(/ });
const writes = (calls: readonly RecordedCall[]) =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, url, body }) => [`${method} ${url}`, body]);

beforeEach(() => {
  saveSession({ token: 't', permissions });
  pauseTyping();
});
afterEach(() => {
  clearSession();
  resetStore(jobManager.store);
});

describe('provisioning of many gateways [PROV-01]', () => {
  it('collects label after label, sends one call for each, and shows the result of each [PROV-06, PROV-08]', async () => {
    const { recordedCalls } = await open({ 'PATCH /gateways/GW2': { status: 409 } });
    await waitFor(() => expect(line()).toHaveFocus());
    await scan('GW1=Q1', 'GW2=Q2', 'https://codes.example.com/?q=GW3', 'Q3');
    await waitFor(() =>
      expect(rows()).toEqual([
        '1 | GID GW1 QID Q1 | Aceptado',
        '2 | GID GW2 QID Q2 | Aceptado',
        '3 | GID GW3 QID Q3 | Aceptado',
      ]),
    );
    expect(writes(recordedCalls)).toEqual([]);
    await userEvent.click(sendButton());
    const results = await screen.findByRole('table', { name: 'Resultado de cada fila' });
    await waitFor(() =>
      expect(
        within(results)
          .getAllByRole('row')
          .slice(1)
          .map((row) => Array.from(row.children, ({ textContent }) => textContent).join(' | ')),
      ).toEqual([
        'GW2 · Q2 | No hecho | Ese QR ya está en uso',
        'GW1 · Q1 | Hecho | ',
        'GW3 · Q3 | Hecho | ',
      ]),
    );
    expect(writes(recordedCalls)).toEqual([
      ['PATCH /gateways/GW1', { qrGatewayId: 'Q1' }],
      ['PATCH /gateways/GW2', { qrGatewayId: 'Q2' }],
      ['PATCH /gateways/GW3', { qrGatewayId: 'Q3' }],
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks for the two labels of a gateway in turn, and a gateway without its second one is not sent', async () => {
    await open();
    expect(line()).toHaveAccessibleName('Escanea o escribe: GID');
    await scan('GW1');
    expect(line()).toHaveAccessibleName('Escanea o escribe: QID de GW1');
    expect(sendButton()).toHaveAttribute('title', 'Lee antes QID de GW1, o descártalo');
    // The same label again, and a label with both codes in between.
    await scan('GW1');
    await scan('GW2=Q2');
    await waitFor(() =>
      expect(rows()).toEqual([
        '1 | QID GW1 | No aceptadoQID: es el mismo código que se acaba de leer',
        '2 | GID GW1 | No aceptadoLe falta QID',
        '3 | GID GW2 QID Q2 | Aceptado',
      ]),
    );
    await scan('GW3');
    await userEvent.click(dialog().getByRole('button', { name: 'Descartar GW3' }));
    expect(line()).toHaveAccessibleName('Escanea o escribe: GID');
    expect(line()).toHaveFocus();
    expect(sendButton()).toHaveAttribute('aria-disabled', 'false');
  });

  it.each<[string, string[], string, Record<string, Answer>?]>([
    ['a QID in lower case [PROV-04]', ['GW1', 'q1'], 'QID: Solo puede tener letras mayúsculas y números'],
    ['a GID of other characters [PROV-03]', ['GÑ1=Q1'], 'GID: Un GID solo tiene letras'],
    ['two "="', ['https://x/?a=1&q=GW1'], 'El código leído no es válido: contiene varios signos'],
    ['a gateway that is in the list', ['GW1=Q1', 'GW1=Q2'], 'GID: ya está en la lista, con el número 1'],
    ['a QID that is in the list', ['GW1=Q1', 'GW2=Q1'], 'QID: ya está en la lista, con el número 1'],
    [
      'a gateway that is unknown [PROV-09]',
      ['GW9=Q1'],
      'No existe ningún gateway',
      { 'GET /gateways/GW9': { status: 404 } },
    ],
    [
      'a pair that is linked already',
      ['GW1=Q1'],
      'Ya está vinculado a ese QID',
      { 'GET /gateways/GW1': toGateway('GW1', 'Q1') },
    ],
    [
      'a gateway with another QID',
      ['GW1=Q1'],
      'El gateway ya tiene otro QID',
      { 'GET /gateways/GW1': toGateway('GW1', 'Q8') },
    ],
    [
      'a QID of another gateway [PROV-08]',
      ['GW1=Q1'],
      'Ese QR ya está en uso',
      {
        'GET /gateways': {
          body: {
            data: [
              { id: 'GW7', qrCode: 'Q11' },
              { id: 'GW8', qr_code: 'Q1' },
            ],
          },
        },
      },
    ],
  ])('does not accept %s, and says why', async (_, codes, reason, answers) => {
    const { recordedCalls } = await open(answers);
    await scan(...codes);
    await waitFor(() => expect(rows().at(-1)).toContain(`No aceptado${reason}`));
    expect(dialog().getByText(/: No aceptado\. /)).toHaveTextContent(reason);
    expect(writes(recordedCalls)).toEqual([]);
    // A removed row has no trace.
    await userEvent.click(dialog().getAllByRole('button', { name: /^Quitar / })[0]!);
    expect(rows().join()).not.toContain(reason);
    expect(line()).toHaveFocus();
  });

  it.each<[string, Answer]>([
    ['fails', { status: 500 }],
    ['is forbidden', { status: 403 }],
    ['gets no answer', 'refused'],
  ])('accepts a gateway whose check %s: the call itself decides', async (_, answer) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await open({ 'GET /gateways/GW1': answer, 'GET /gateways': answer });
    await scan('GW1=Q1');
    await waitFor(() => expect(rows()).toEqual(['1 | GID GW1 QID Q1 | Aceptado']));
    vi.restoreAllMocks();
  });

  it('reads nothing that the user may not read', async () => {
    saveSession({ token: 't', permissions: ['register_gateways'] });
    const { callsBesidesProfile } = await open();
    await scan('GW1=Q1');
    await waitFor(() => expect(rows()).toEqual(['1 | GID GW1 QID Q1 | Aceptado']));
    expect(callsBesidesProfile()).toEqual([]);
  });

  it('does not send while a code is checked, nor a gateway that was removed', async () => {
    const { recordedCalls } = await open({ 'GET /gateways/GW2': 'silent' });
    await scan('GW1=Q1', 'GW2=Q2');
    await waitFor(() =>
      expect(rows()).toEqual(['1 | GID GW1 QID Q1 | Aceptado', '2 | GID GW2 QID Q2 | Comprobando']),
    );
    expect(sendButton()).toHaveAttribute('title', 'Se están comprobando los códigos');
    await userEvent.click(dialog().getByRole('button', { name: 'Quitar GW2 · Q2' }));
    await userEvent.click(sendButton());
    await screen.findByText('Todo hecho: 1 de 1.');
    expect(writes(recordedCalls)).toEqual([['PATCH /gateways/GW1', { qrGatewayId: 'Q1' }]]);
  });

  it('asks before it discards codes that were read', async () => {
    await open();
    await scan('GW1=Q1');
    await waitFor(() => expect(rows()).toEqual(['1 | GID GW1 QID Q1 | Aceptado']));
    await userEvent.click(dialog().getByRole('button', { name: 'Cerrar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Seguir editando' }));
    expect(rows()).toHaveLength(1);
  });

  it('takes what is typed by hand, and ignores an empty line', async () => {
    await open();
    await userEvent.type(line(), '{Enter}GW1=Q1{Enter}');
    await waitFor(() => expect(rows()).toEqual(['1 | GID GW1 QID Q1 | Aceptado']));
    expect(line()).toHaveValue('');
  });

  it('the camera goes on from label to label, and reads none twice', async () => {
    await open();
    await userEvent.click(dialog().getByRole('button', { name: 'Escanear con la cámara' }));
    const camera = () => within(screen.getByRole('dialog', { name: /^Escanea o escribe/ }));
    for (const code of ['GW1', 'Q1', 'GW2=Q2']) {
      fireEvent.change(camera().getByRole('textbox'), { target: { value: code } });
      await userEvent.click(camera().getByRole('button', { name: 'Usar el código' }));
      expect(camera().getByRole('textbox')).toHaveValue('');
    }
    await waitFor(() => expect(camera().getByText('2 aceptados.')).toBeVisible());
    await userEvent.click(camera().getByRole('button', { name: 'Cerrar' }));
    expect(rows()).toEqual(['1 | GID GW1 QID Q1 | Aceptado', '2 | GID GW2 QID Q2 | Aceptado']);
  });

  it('sounds for each code, and differently for one that is not accepted', async () => {
    const vibrate = vi.fn();
    Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
    setScanSignalEnabled(true);
    await open();
    await scan('GW1=Q1', 'GW1=Q1');
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(vibrate.mock.calls).toEqual([[[60]], [[150, 80, 150]]]);
    setScanSignalEnabled(false);
  });
});

describe('each kind of scanner input', () => {
  // The first check loads its code, which takes no time of a clock that is set by hand.
  beforeAll(async () => {
    saveSession({ token: 't', permissions });
    const view = await open();
    await scan('GW1=Q1');
    await waitFor(() => expect(rows()).toEqual(['1 | GID GW1 QID Q1 | Aceptado']));
    view.unmount();
    clearSession();
  });
  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => vi.useRealTimers());

  it.each(['the line', 'a button'])('is one code, while %s has the focus', async (focus) => {
    await open({ 'GET /gateways/D9MXG5E00009': toGateway('D9MXG5E00009') });
    const held: [string, string | null][] = [];
    for (const [kind, keys] of scanKinds) {
      act(() => (focus === 'the line' ? line() : sendButton()).focus());
      for (const part of keys.split('{pause}')) {
        pauseTyping();
        typeKeys(part, SCANNER_PACE);
        await act(() => vi.advanceTimersByTimeAsync(320));
      }
      held.push([
        kind,
        keys.includes('{pause}') ? (rows().at(-1) ?? null) : dialog().getByText(/^Escanea o/).textContent,
      ]);
      const discard = dialog().queryByRole('button', { name: /^Descartar/ });
      if (discard) fireEvent.click(discard);
    }
    expect(held).toEqual(
      scanKinds.map(([kind, keys]) => [
        kind,
        keys.includes('{pause}')
          ? `1 | GID D9MXG5E00009 QID ${SCANNED_CODE} | Aceptado`
          : `Escanea o escribe: QID de ${SCANNED_CODE}`,
      ]),
    );
  });
});
