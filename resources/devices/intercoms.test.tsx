// @vitest-environment jsdom
import '../../src/testing/jsdomPolyfills';
import { Route, Routes } from 'react-router-dom';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
// Loaded beforehand: what a page loads when it needs it is slow while other tests run beside.
import '../../src/actions/steps/ActionFlow';
import '../../src/fields/enum/EnumInput';
import '../../src/fields/text/TextInput';
import '../../src/forms/record/InlineRecordForm';
import '../../src/masterDetail/MasterDetailView';
import { createBundledResources } from '../../src/app/declarations/bundledDeclarations';
import { ResourceRoutes } from '../../src/app/routes/ResourceRoutes';
import { clearSession, saveSession } from '../../src/session/session';
import { getDeclaredResource } from '../../src/testing/declareResources';
import type { FakeResponse } from '../../src/testing/fakeHost';
import { renderConsole } from '../../src/testing/renderConsole';
import { pressButton } from '../../src/testing/pressButton';

const resources = createBundledResources();
const LIST = 'GET /projects/P1/intercoms';
const base = '/admin/projects/P1/intercoms';
const ALL = ['list_intercoms', 'create_intercoms', 'update_intercoms', 'delete_intercoms'];

const gate = {
  id: 'I1',
  name: 'Portal',
  vendor: 'dahua',
  projectId: 'P1',
  model: 'VP-200',
  serialNumber: 'SN1',
  handlerId: null,
  remote: 'https://porteros.example/1',
  local: 'javascript:alert(1)',
  comments: null,
  deepLinks: {
    vendor: 'dahua',
    ios: { deepLink: 'dahua://call/1', storeId: 'ios.dahua' },
    android: { deepLink: 'https://app.example/1', storeId: 'android.dahua' },
  },
  rooms: [
    { id: 'R1', identifier: '101', password: 'secreta', comments: null, assetId: 'A1', intercomId: 'I1' },
  ],
};

interface Host {
  rows?: object[];
  project?: object;
  answers?: Record<string, FakeResponse | (() => FakeResponse)>;
}
function open(rest = '', { rows = [gate], project = {}, answers = {} }: Host = {}) {
  return renderConsole(
    <Routes>
      <Route
        path="/admin/projects/*"
        element={<ResourceRoutes resource={getDeclaredResource(resources, 'projects')} />}
      />
    </Routes>,
    {
      resources,
      initialPath: base + rest,
      responses: {
        'GET /projects/P1': { body: { data: { id: 'P1', name: 'Los Almendros', ...project } } },
        [LIST]: () => ({ body: { data: [...rows] } }),
        ...answers,
      },
    },
  );
}
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const name = () => screen.findByRole('textbox', { name: /^Nombre/ });
const vendor = () => screen.findByRole('combobox', { name: /^Fabricante/ });
const offered = async () => {
  fireEvent.mouseDown(await vendor());
  return (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
};
const sent = (seen: ReturnType<typeof open>['recordedCalls']) =>
  seen.filter(({ method }) => method !== 'GET').map(({ method, url, body }) => [`${method} ${url}`, body]);

beforeEach(() => saveSession({ token: 't', permissions: ALL }));
afterEach(clearSession);

describe('intercoms of a project', () => {
  it('are a tab for those who may list them [INTER-01, PROJ-23]', async () => {
    saveSession({ token: 't', permissions: [] });
    const { currentPath, callsBesidesProfile } = open('', {
      answers: { 'GET /projects/P1/assets': { body: { data: [] } } },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Los Almendros' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Videoporteros' })).toBeNull();
    expect(currentPath()).toMatch(/\/assets/);
    expect(callsBesidesProfile()).not.toContain(LIST);
  });

  it('show all that is known of one, led to only where that is safe; no call but the list [INTER-02, INTER-05, INTER-09]', async () => {
    const { callsBesidesProfile } = open();
    expect(await heading('Portal')).toBeVisible();
    for (const text of ['Dahua', 'VP-200', 'SN1', 'ios.dahua', 'dahua://call/1', 'javascript:alert(1)'])
      expect(screen.getAllByText(text)[0]).toBeVisible();
    const hrefs = within(document.querySelector<HTMLElement>('.panel-record dl')!)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['https://porteros.example/1', 'https://app.example/1']);
    expect(callsBesidesProfile().sort()).toEqual(['GET /projects/P1?include=assets', LIST].sort());
  });

  it('show the homes that one rings, never their passwords [INTER-15]', async () => {
    open();
    const table = await screen.findByRole('table', { name: 'Viviendas a las que llama: Portal' });
    expect(within(table).getByRole('link', { name: '101' })).toHaveAttribute(
      'href',
      '/admin/assets/A1/start',
    );
    expect(document.body).not.toHaveTextContent('secreta');
    expect(document.body.innerHTML).not.toContain('secreta');
  });

  it('that are none say so, with a way on [INTER-02, INTER-04]', async () => {
    open('', { rows: [] });
    expect(await screen.findByText('Este edificio no tiene videoporteros')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Añadir videoportero' })).toHaveLength(2);
  });

  it('that could not be read are an error with a title, a text and a retry [INTER-02, INTER-03]', async () => {
    const answers: FakeResponse[] = [{ status: 500 }];
    open('', { answers: { [LIST]: () => answers.shift() ?? { body: { data: [gate] } } } });
    const title = await screen.findByText('No se han podido cargar los videoporteros');
    expect(title.closest('[role=alert]')?.querySelector('.state-text')).not.toBeEmptyDOMElement();
    await pressButton('Reintentar');
    expect(await heading('Portal')).toBeVisible();
  });

  it('need a name and a maker; closing leads back [INTER-04, INTER-06]', async () => {
    const { recordedCalls, currentPath } = open('/new', {
      project: { available_intercom_vendors: ['dahua', 'portalia'] },
    });
    await name();
    await pressButton('Crear');
    expect(await screen.findAllByText('Obligatorio')).toHaveLength(2);
    expect(sent(recordedCalls)).toEqual([]);
    await pressButton('Cancelar');
    expect(await heading('Portal')).toBeVisible();
    expect(currentPath()).toBe(`${base}/I1`);
  });

  it.each([
    ['available_intercom_vendors', ['portalia', 'otro'], ['Portalia', 'otro']],
    ['availableIntercomVendors', ['dahua', 'portalia'], ['Dahua', 'Portalia']],
    ['available_intercom_vendors', [], ['Dahua']],
    ['available_intercom_vendors', null, ['Dahua']],
  ])('offer the makers of the project: %s %j [INTER-07, INTER-08]', async (member, vendors, labels) => {
    open('/new', { project: { [member]: vendors } });
    expect((await offered()).filter((text) => text?.trim())).toEqual(labels);
  });

  it('are made for the project, dahua where it says none [INTER-07, INTER-10]', async () => {
    const rows: object[] = [];
    const { recordedCalls } = open('/new', {
      rows,
      answers: {
        'POST /intercoms': () => {
          rows.push({ ...gate, id: 'I2', name: 'Garaje' });
          return { status: 201, body: { data: { id: 'I2' } } };
        },
      },
    });
    fireEvent.change(await name(), { target: { value: 'Garaje' } });
    await pressButton('Crear');
    expect(await heading('Garaje')).toBeVisible();
    expect(await screen.findByText('El videoportero se ha añadido')).toBeVisible();
    expect(sent(recordedCalls)).toEqual([
      ['POST /intercoms', { name: 'Garaje', vendor: 'dahua', project_id: 'P1' }],
    ]);
  });

  it('are changed with their id [INTER-11]', async () => {
    const { recordedCalls } = open('/I1/edit', {
      answers: { 'PATCH /intercoms/I1': { body: { data: gate } } },
    });
    fireEvent.change(await name(), { target: { value: 'Portal norte' } });
    await pressButton('Guardar');
    expect(await screen.findByText('El videoportero se ha guardado')).toBeVisible();
    expect(sent(recordedCalls)).toEqual([
      ['PATCH /intercoms/I1', { name: 'Portal norte', vendor: 'dahua', id: 'I1' }],
    ]);
  });

  it('are deleted after a question [INTER-12]', async () => {
    const rows: object[] = [gate];
    const { recordedCalls } = open('', {
      rows,
      answers: {
        'DELETE /intercoms/I1': () => {
          rows.pop();
          return { status: 204 };
        },
      },
    });
    await heading('Portal');
    await pressButton('Eliminar');
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('Este edificio no tiene videoporteros')).toBeVisible();
    expect(sent(recordedCalls)).toEqual([['DELETE /intercoms/I1', undefined]]);
  });

  it.each([
    ['added', '/new', 'POST /intercoms', 'Crear', 'No se ha podido añadir el videoportero'],
    ['saved', '/I1/edit', 'PATCH /intercoms/I1', 'Guardar', 'No se ha podido guardar el videoportero'],
  ])(
    'say that one could not be %s, and what was typed stays [INTER-13]',
    async (_, rest, call, label, text) => {
      open(rest, { answers: { [call]: { status: 500 } } });
      fireEvent.change(await name(), { target: { value: 'Garaje' } });
      await pressButton(label);
      expect((await screen.findAllByText(text))[0]).toBeVisible();
      expect(await name()).toHaveValue('Garaje');
    },
  );

  it('say that one could not be deleted [INTER-13]', async () => {
    open('', { answers: { 'DELETE /intercoms/I1': { status: 500 } } });
    await heading('Portal');
    await pressButton('Eliminar');
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Eliminar' }));
    expect((await screen.findAllByText(/No se ha podido eliminar el videoportero/))[0]).toBeVisible();
  });

  it('are created, changed and deleted by those who may [INTER-14]', async () => {
    saveSession({ token: 't', permissions: ['list_intercoms'] });
    open();
    await heading('Portal');
    expect(screen.queryByText('Añadir videoportero')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Editar' })).toBeNull();
    const button = screen.getByRole('button', { name: 'Eliminar' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('Tu usuario no tiene permiso para eliminar');
  });
});
