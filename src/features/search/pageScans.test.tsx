// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import type { ReactElement } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import { Form } from 'ra-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FieldInput } from '../../fields/core/FieldInput';
import { useEnterKey } from '../../forms/form/useEnterKey';
import { pauseTyping, SCANNER_PACE, typeKeys } from '../../scanner/testing/keyboard';
import { SCANNED_CODE, scanKinds } from '../../scanner/testing/scanKinds';
import { setScanSignalEnabled } from '../../scanner/scanSignal';
import { clearSession, saveSession } from '../../session/session';
import { declareResources } from '../../testing/declareResources';
import { makeField } from '../../testing/makeField';
import { renderConsole } from '../../testing/renderConsole';
import { Dialog } from '../../ui/dialog/Dialog';
import { MuiProvider } from '../../ui/theme/MuiProvider';
import { SearchButton } from './SearchButton';
import '../../fields/text/TextInput';
import './PageScans';
import './SearchDialog';

const onSubmit = vi.fn();
const gateways = declareResources({
  name: 'gateways',
  label: { one: 'gateway', many: 'Gateways' },
  recordRepresentation: 'id',
  api: { getList: { path: '/gateways' } },
  fields: { id: { type: 'text' } },
  list: { search: { scan: true }, columns: ['id'] },
});

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  saveSession({ token: 't', permissions: [] });
  Element.prototype.scrollIntoView = () => undefined;
  onSubmit.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  clearSession();
});

/** Draws the console around a page, over a host that has one gateway. */
async function show(page: ReactElement, code = SCANNED_CODE) {
  const view = renderConsole(
    <>
      <SearchButton />
      {page}
    </>,
    {
      resources: gateways,
      initialPath: '/admin/start',
      responses: {
        'GET /search': { body: { assets: [], users: [], clients: [], projects: [] } },
        'GET /gateways': { body: { data: [{ id: code }, { id: 'GW0000099' }] } },
      },
    },
  );
  await act(() => vi.dynamicImportSettled());
  return view;
}

async function scan(keys: string): Promise<void> {
  pauseTyping();
  for (const part of keys.split('{pause}')) {
    typeKeys(part, SCANNER_PACE);
    // Longer than keys are held.
    await act(() => vi.advanceTimersByTimeAsync(320));
    pauseTyping();
  }
}

/** Form with a field for codes and another field. */
function CodeForm() {
  return (
    <MuiProvider>
      <Form record={{ id: 1, did: null, alias: null }} onSubmit={onSubmit}>
        <div role="presentation" onKeyDown={useEnterKey(true)}>
          <FieldInput field={makeField({ type: 'text', name: 'alias', label: 'Alias' })} />
          <FieldInput
            field={makeField({
              type: 'text',
              name: 'did',
              label: 'DID',
              options: { scan: true, maxLength: 13, draftable: false },
            })}
          />
        </div>
        <button type="submit">Guardar</button>
      </Form>
    </MuiProvider>
  );
}
const inDialog = (children: ReactElement) => (
  <Dialog open title="Pregunta" onClose={() => undefined} skipFieldFocus>
    <button type="button">Otra</button>
    {children}
  </Dialog>
);

describe('a code that comes while no text field has the focus', () => {
  it.each(scanKinds.filter(([, keys]) => !keys.includes('{pause}')))(
    'opens its record on any page: %s',
    async (_, keys) => {
      const { currentPath, callsBesidesProfile } = await show(<h1>Inicio</h1>);
      await scan(keys);
      await waitFor(() => expect(currentPath()).toBe(`/admin/gateways/${SCANNED_CODE}`));
      expect(callsBesidesProfile()).toEqual([
        `GET /search?q=${SCANNED_CODE}`,
        `GET /gateways?page[number]=1&page[size]=20&search=${SCANNED_CODE}`,
      ]);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it.each([
    ['a page', (form: ReactElement) => form],
    ['a dialog', inDialog],
  ])('goes to the field for codes of %s, which is not sent', async (_, around) => {
    const { callsBesidesProfile } = await show(around(<CodeForm />));
    const did = await screen.findByRole('textbox', { name: 'DID' });
    const values: [string, unknown, unknown][] = [];
    for (const [kind, keys] of scanKinds) {
      act(() => screen.getByRole('button', { name: 'Guardar' }).focus());
      await scan(keys);
      values.push([
        kind,
        (did as HTMLInputElement).value,
        screen.getByRole<HTMLInputElement>('textbox', { name: 'Alias' }).value,
      ]);
    }
    expect(values).toEqual(scanKinds.map(([kind]) => [kind, SCANNED_CODE, '']));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(callsBesidesProfile()).toEqual([]);
  });

  it('is not used by a dialog without such a field, which says so', async () => {
    const { callsBesidesProfile, currentPath } = await show(inDialog(<p>¿Seguro?</p>));
    const press = vi.fn();
    screen.getByRole('button', { name: 'Otra' }).addEventListener('keydown', press);
    act(() => screen.getByRole('button', { name: 'Otra' }).focus());
    await scan(`${SCANNED_CODE}{Enter}`);
    expect(await screen.findByText(/Este diálogo no admite códigos/)).toBeVisible();
    expect(press).not.toHaveBeenCalled();
    expect(callsBesidesProfile()).toEqual([]);
    expect(currentPath()).toBe('/admin/start');
  });

  it('that is unknown is said to be, in a search that takes the next one', async () => {
    const { currentPath } = await show(<h1>Inicio</h1>, 'GW0000001');
    await scan('GW0000002{Enter}');
    expect(await screen.findByRole('option', { name: /GW0000099/ })).toBeVisible();
    expect(screen.getByText(/Ningún registro tiene el código «GW0000002»/)).toBeVisible();
    expect(screen.getByRole('combobox')).toHaveValue('GW0000002');
    expect(currentPath()).toBe('/admin/start');
    await scan('GW0000001{Enter}');
    await waitFor(() => expect(currentPath()).toBe('/admin/gateways/GW0000001'));
  });

  it('of a card is not searched for: it opens doors, and would be in a URL', async () => {
    const { callsBesidesProfile } = await show(<h1>Inicio</h1>);
    await scan('04:A4:68:28:17:4F:33{Enter}');
    expect(await screen.findByText(/Parece una tarjeta/)).toBeVisible();
    expect(callsBesidesProfile()).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('with several "=" is refused', async () => {
    const { callsBesidesProfile } = await show(<h1>Inicio</h1>);
    await scan('https://x/?a=1&q=D9MXG5E00001{Enter}');
    expect(await screen.findByText(/contiene varios signos/)).toBeVisible();
    expect(callsBesidesProfile()).toEqual([]);
  });
});

describe('sound and vibration', () => {
  const vibrate = vi.fn();
  afterEach(() => setScanSignalEnabled(false));

  it.each([
    [false, 0],
    [true, 1],
  ])('come where they are wanted: %s', async (isEnabled, times) => {
    Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
    vibrate.mockClear();
    setScanSignalEnabled(isEnabled);
    const { currentPath } = await show(<h1>Inicio</h1>);
    await scan(`${SCANNED_CODE}{Enter}`);
    await waitFor(() => expect(currentPath()).toBe(`/admin/gateways/${SCANNED_CODE}`));
    expect(vibrate).toHaveBeenCalledTimes(times);
  });
});
