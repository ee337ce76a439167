// @vitest-environment jsdom
import '../../src/testing/jsdomPolyfills';
import { Route, Routes } from 'react-router-dom';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBundledResources } from '../../src/app/declarations/bundledDeclarations';
import { ResourceRoutes } from '../../src/app/routes/ResourceRoutes';
import { clearSession, saveSession } from '../../src/session/session';
import { getDeclaredResource } from '../../src/testing/declareResources';
import type { FakeResponse, RecordedCall } from '../../src/testing/fakeHost';
import { renderConsole } from '../../src/testing/renderConsole';
// Ahead of time: they load lazily, which takes its time while other test files run beside.
import '../../src/fields/text/TextInput';
import '../../src/forms/record/RecordFormPage';

const resources = createBundledResources();

const open = (initialPath = '/admin/provisioned', answers: Record<string, FakeResponse> = {}) =>
  renderConsole(
    <Routes>
      <Route
        path="/admin/provisioned/*"
        element={<ResourceRoutes resource={getDeclaredResource(resources, 'provisioned')} />}
      />
    </Routes>,
    { resources, initialPath, responses: { 'PATCH /gateways/G1': {}, ...answers } },
  );
const box = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });
const fill = async (name: string, value: string) => fireEvent.change(await box(name), { target: { value } });
const link = () => screen.findByRole('button', { name: 'Vincular' });
const send = async (gid: string, qid: string) => {
  await fill('GID', gid);
  await fill('QID', qid);
  await waitFor(async () => expect(await link()).toHaveAttribute('aria-disabled', 'false'));
  await userEvent.click(await link());
};
const writes = (seen: RecordedCall[]) =>
  seen.filter(({ method }) => method !== 'GET').map(({ method, url, body }) => [`${method} ${url}`, body]);

beforeEach(() => saveSession({ token: 't', permissions: ['register_gateways'] }));
afterEach(() => clearSession());

describe('provisioning', () => {
  it('can be confirmed once both are there and fit, and says why not before [PROV-01, PROV-03, PROV-04]', async () => {
    const { recordedCalls } = open();
    const button = await link();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    // A press before the second field has loaded would only report that the first one is missing.
    await Promise.all(['GID', 'QID'].map(box));
    await waitFor(() => expect(button).toHaveAttribute('title', 'Completa los campos obligatorios'));
    await userEvent.click(button);
    await waitFor(() => expect(screen.getAllByText('Obligatorio')).toHaveLength(2));
    await fill('GID', 'G1');
    for (const wrong of ['q1', 'Q 1', 'Q-1', 'QÑ1']) {
      await fill('QID', wrong);
      expect(await screen.findByText('Solo puede tener letras mayúsculas y números')).toBeVisible();
      expect(button).toHaveAttribute('title', 'Corrige los campos marcados');
      await userEvent.type(await box('QID'), '{Enter}');
    }
    expect(writes(recordedCalls)).toEqual([]);
    // By keys: a change without any would not end the wait for a code after Enter.
    await userEvent.clear(await box('QID'));
    await userEvent.type(await box('QID'), 'Q1');
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
  });

  it('does not send what is typed while an earlier press is checked [PROV-01]', async () => {
    const { recordedCalls } = open();
    const button = await link();
    await fill('GID', 'G1');
    await fill('QID', 'q1');
    await waitFor(() => expect(button).toHaveAttribute('title', 'Corrige los campos marcados'));
    const qid = await box('QID');
    fireEvent.click(button);
    fireEvent.change(qid, { target: { value: 'Q1' } });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
    expect(qid).toHaveValue('Q1');
    expect(writes(recordedCalls)).toEqual([]);
  });

  it.each(['/admin/provisioned/G1', '/admin/provisioned?gid=G1', '/admin/provisioned/G1?gid=G2'])(
    'begins with the GID of %s, and is empty after a success [PROV-02, PROV-06, PROV-07]',
    async (at) => {
      const { recordedCalls, currentPath } = open(at);
      expect(await box('GID')).toHaveValue('G1');
      await send('G1', 'Q1');
      expect(await screen.findByText('Gateway vinculado')).toBeVisible();
      expect(writes(recordedCalls)).toEqual([['PATCH /gateways/G1', { qrGatewayId: 'Q1' }]]);
      await waitFor(async () => expect(await box('GID')).toHaveValue(''));
      expect(await box('QID')).toHaveValue('');
      // The next one can be scanned or typed at once.
      await waitFor(async () => expect(await box('GID')).toHaveFocus());
      expect(currentPath()).toBe('/admin/provisioned');
    },
  );

  it.each([
    [409, 'Ese QR ya está en uso', 'QID'],
    [404, 'No existe ningún gateway con ese GID', 'GID'],
    [500, 'No se ha podido aprovisionar el gateway', undefined],
  ])(
    'says of %i what it means, where it belongs, and keeps what was typed [PROV-08..PROV-10]',
    async (status, text, at) => {
      open('/admin/provisioned', { 'PATCH /gateways/G1': { status } });
      await send('G1', 'Q1');
      expect(await screen.findByText(text)).toBeVisible();
      if (at) expect(await box(at)).toHaveAccessibleDescription(text);
      expect(await box('GID')).toHaveValue('G1');
      expect(await box('QID')).toHaveValue('Q1');
    },
  );

  it.each([
    ['Q1', /Se ha hecho: lo confirma/],
    ['Q9', /No consta que se haya hecho/],
  ])('reads the gateway after a lost answer: with the QID %s it says so [PROV-07]', async (qrCode, text) => {
    const { recordedCalls, callsBesidesProfile } = open('/admin/provisioned', {
      'PATCH /gateways/G1': 'refused',
      'GET /gateways/G1': { body: { data: { id: 'G1', qrCode } } },
    });
    await send('G1', 'Q1');
    await userEvent.click(await screen.findByRole('button', { name: 'Comprobar' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(callsBesidesProfile()).toContain('GET /gateways/G1');
    expect(writes(recordedCalls)).toHaveLength(1);
    if (qrCode !== 'Q1') return;
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(async () => expect(await box('GID')).toHaveValue(''));
  });

  it.each([
    ['/admin/provisioned/G%2F1', 'G/1'],
    ['/admin/provisioned?gid=G%2F1', 'G/1'],
    ['/admin/provisioned/G%252f1', 'G%2f1'],
    ['/admin/provisioned?gid=G%252f1', 'G%2f1'],
    ['/admin/provisioned?gid=G%201', 'G 1'],
    ['/admin/provisioned?gid=..', '..'],
  ])('says at once that the GID of %s is none, and sends nothing [PROV-03]', async (at, gid) => {
    const { recordedCalls } = open(at);
    expect(await box('GID')).toHaveValue(gid);
    expect(await screen.findByText('Un GID solo tiene letras, números, guiones y puntos')).toBeVisible();
    await fill('QID', 'Q1');
    await userEvent.click(await link());
    await userEvent.type(await box('QID'), '{Enter}');
    expect(writes(recordedCalls)).toEqual([]);
    expect(await box('GID')).toHaveValue(gid);
    expect(await box('QID')).toHaveValue('Q1');
  });

  it.each([
    ['GID', 'G1=Q1', ['G1', 'Q1']],
    ['QID', ' G1 = Q1 ', ['G1', 'Q1']],
    // A word or an address before the "=" is no code.
    ['GID', 'gid=G1', ['G1', '']],
    ['QID', 'https://codes.example.com/x2?q=Q1', ['', 'Q1']],
  ])('a code pasted or scanned at %s, %j, fills what it has [PROV-01]', async (at, text, held) => {
    open();
    await userEvent.click(await box(at));
    await userEvent.paste(text);
    await waitFor(async () => expect(await box(at)).not.toHaveValue(''));
    expect([(await box('GID')).getAttribute('value'), (await box('QID')).getAttribute('value')]).toEqual(
      held,
    );
  });

  it('one code from the scanner fills both [PROV-01]', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Escanear el código de «QID»' }));
    fireEvent.change(await screen.findByRole('textbox', { name: 'O escribe el código' }), {
      target: { value: 'G1=Q1' },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Usar el código' }));
    await waitFor(async () => expect(await box('GID')).toHaveValue('G1'));
    expect(await box('QID')).toHaveValue('Q1');
    await waitFor(async () => expect(await link()).toHaveAttribute('aria-disabled', 'false'));
  });

  it('is for those who may register gateways [PROV-05]', () => {
    const { access, navigation } = getDeclaredResource(resources, 'provisioned');
    expect([access.list.permissions, navigation?.access.permissions]).toEqual([
      ['register_gateways'],
      ['register_gateways'],
    ]);
  });
});
