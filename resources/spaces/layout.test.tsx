// @vitest-environment jsdom
import '../../src/testing/jsdomPolyfills';
import { Route, Routes } from 'react-router-dom';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// Loaded beforehand: what a page loads when it needs it is slow while other tests run beside.
import '../../src/fields/enum/EnumInput';
import '../../src/fields/image/ImageInput';
import '../../src/fields/list/ListInput';
import '../../src/fields/text/TextInput';
import '../../src/forms/panels/ActionForm';
import '../../src/forms/record/RecordFormPanel';
import '../../src/list/expand/ExpandableRows';
import { createBundledResources } from '../../src/app/declarations/bundledDeclarations';
import { globalTexts } from '../../src/i18n/messages/global';
import { setAllowedImageOrigins } from '../../src/lib/image/imageOrigins';
import { clearSession, saveSession } from '../../src/session/session';
import { getDeclaredResource } from '../../src/testing/declareResources';
import { renderConsole } from '../../src/testing/renderConsole';
import { ShowPage } from '../../src/show/ShowPage';

const MB = 1024 * 1024;
const PATH = '/projects/P1/layout-config';
const AREAS = `GET ${PATH}`;

const counter = {
  id: 'h1',
  type: 'horizontal',
  imageURL: null,
  nameEs: 'Mostrador',
  nameEn: 'Counter',
  projectId: 'P1',
  verticalId: 'v1',
};
const luggage = {
  ...counter,
  id: 'h2',
  nameEs: 'Consigna',
  nameEn: 'Left luggage',
  imageURL: 'https://cdn.example/c.png',
};
const desk = {
  id: 'v1',
  type: 'vertical',
  imageURL: 'https://cdn.example/r.png',
  nameEs: 'Recepción',
  nameEn: 'Front desk',
  projectId: 'P1',
  horizontal: [counter, luggage],
};
const parking = {
  ...desk,
  id: 'v2',
  imageURL: null,
  nameEs: 'Aparcamiento',
  nameEn: 'Parking',
  horizontal: [],
};

/** A PNG of one pixel, with nothing behind it up to a length. */
const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
  (char) => char.charCodeAt(0),
);
const png = (name: string, size = PIXEL.length) =>
  new File([PIXEL, new Uint8Array(size - PIXEL.length)], name, { type: 'image/png' });
const BASE64 = btoa(String.fromCharCode(...PIXEL));

type Answers = NonNullable<Parameters<typeof renderConsole>[1]['responses']>;

function open(rows: readonly object[] | Answers[string] = [desk, parking], answers: Answers = {}) {
  const resources = createBundledResources();
  return renderConsole(
    <Routes>
      <Route
        path="admin/projects/:id/:tab?/:subTab?"
        element={<ShowPage resource={getDeclaredResource(resources, 'projects')} />}
      />
    </Routes>,
    {
      resources,
      initialPath: '/admin/projects/P1/layout',
      responses: {
        'GET /projects/P1': { body: { data: { id: 'P1', name: 'Los Almendros', type: 'HOME' } } },
        [AREAS]: Array.isArray(rows) ? { body: { data: rows } } : (rows as Answers[string]),
        ...answers,
      },
    },
  );
}
const inBrowserOf = (language: string) => vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const sent = (seen: ReturnType<typeof open>['recordedCalls']) =>
  seen.filter(({ method }) => method !== 'GET').map(({ method, url, body }) => [`${method} ${url}`, body]);
/** Returns the visible messages. */
const said = () => [...document.querySelectorAll('.toast')].map(({ textContent }) => textContent);
/** The first cells of the rows of a table, by what they say. */
const namesIn = (table: HTMLElement) =>
  [
    ...table.querySelectorAll(
      ':scope > tbody > tr[data-at] > td:not(.list-expand):not(.list-actions):nth-child(-n+2) .list-cell-text',
    ),
  ].map(({ textContent }) => textContent);
const tableOf = (name: string) => screen.findByRole('table', { name });
const act = async (row: string, action: string) => {
  await userEvent.click(await button(`Acciones de ${row}`));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};
const choose = (dialog: HTMLElement, file: File): void => {
  const input = dialog.querySelector('input[type=file]');
  if (!input) throw new Error('no input for files');
  fireEvent.change(input, { target: { files: [file] } });
};
const type = async (dialog: HTMLElement, name: RegExp, value: string) =>
  fireEvent.change(await within(dialog).findByRole('textbox', { name }), { target: { value } });
/** Presses a button once it can be used: a form sends nothing before all of its inputs are there. */
const press = async (dialog: HTMLElement, name: string) => {
  const pressed = within(dialog).getByRole('button', { name });
  await waitFor(() => expect(pressed).not.toHaveAttribute('aria-disabled', 'true'));
  await userEvent.click(pressed);
};
const expand = async (name: string) => {
  await userEvent.click(await button(`Zonas interiores de ${name}`));
  return tableOf(`Zonas interiores de ${name}`);
};

// Allows the origin of these areas' pictures.
setAllowedImageOrigins(['https://cdn.example']);

beforeEach(() => {
  saveSession({ token: 't', permissions: ['update_projects'] });
  inBrowserOf('es-ES');
});
afterEach(() => {
  clearSession();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the areas of a building', () => {
  it('are a table of the first level, each row opening to its second, by one call [LAYOUT-01, LAYOUT-03, LAYOUT-13]', async () => {
    const { callsBesidesProfile } = open();
    const table = await tableOf('Distribución');
    expect(within(table).getByRole('row', { name: /Recepción/ })).toHaveTextContent(/Vertical2/);
    const inner = await expand('Recepción');
    expect(namesIn(inner)).toEqual(['Consigna', 'Mostrador']);
    await userEvent.click(await button('Zonas interiores de Aparcamiento'));
    expect(await screen.findByText('Esta zona no contiene otras')).toBeVisible();
    expect(callsBesidesProfile().sort()).toEqual([AREAS, 'GET /projects/P1?include=assets'].sort());
  });

  it.each([
    ['es', ['Aparcamiento', 'Recepción'], ['Consigna', 'Mostrador']],
    ['es-MX', ['Aparcamiento', 'Recepción'], ['Consigna', 'Mostrador']],
    ['en-GB', ['Front desk', 'Parking'], ['Counter', 'Left luggage']],
    ['de', ['Front desk', 'Parking'], ['Counter', 'Left luggage']],
  ])(
    'are called and sorted in the language of a browser in %s; the rest stays Spanish [LAYOUT-10, LAYOUT-11, LAYOUT-12]',
    async (language, first, second) => {
      inBrowserOf(language);
      open([parking, desk]);
      expect(namesIn(await tableOf('Distribución'))).toEqual(first);
      expect(namesIn(await expand(first.find((name) => /Rec|desk/.test(name))!))).toEqual(second);
      expect(screen.getAllByRole('columnheader', { name: 'Nombre' })).toHaveLength(2);
    },
  );

  it('say that there are none, with a way on [LAYOUT-01]', async () => {
    open([]);
    const state = (await screen.findByText('Este edificio no tiene zonas')).closest<HTMLElement>('.state')!;
    await userEvent.click(within(state).getByRole('button', { name: 'Crear zona' }));
    expect(await screen.findByRole('dialog', { name: 'Nueva zona' })).toBeVisible();
  });

  it.each([
    ['a failure', { status: 500 }],
    ['an answer that is no list', { body: { data: null } }],
    ['a refusal', { status: 403 }],
  ])('say of %s that they could not be loaded, never that there are none [LAYOUT-01]', async (_, answer) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { callsBesidesProfile } = open(answer);
    expect(await screen.findByText('No se han podido cargar las zonas del edificio')).toBeVisible();
    expect(screen.queryByText('Este edificio no tiene zonas')).toBeNull();
    await userEvent.click(await button('Reintentar'));
    await waitFor(() => expect(callsBesidesProfile().filter((call) => call === AREAS)).toHaveLength(2));
  });

  it('never show a blank row, whatever the host leaves out [LAYOUT-03]', async () => {
    const long = 'Zona '.repeat(40).trim();
    const { id: _id, ...withoutId } = desk;
    open([
      { ...desk, id: 'a', nameEs: null, nameEn: 'Only English' },
      { ...desk, id: 'b', nameEs: '', nameEn: '', horizontal: null },
      { ...desk, id: 'c', nameEs: long, horizontal: undefined },
      { ...withoutId, nameEs: 'Sin id' },
      { ...counter, nameEs: 'Suelta' },
    ]);
    const table = await tableOf('Distribución');
    expect(namesIn(table).sort()).toEqual(['Only English', 'Sin id', 'Sin nombre', 'Suelta', long].sort());
    expect(screen.getByText('Falta su identificador: esta fila solo se puede ver')).toBeVisible();
    await userEvent.click(await button('Zonas interiores de Zona sin nombre'));
    expect(screen.queryByText('Esta zona no contiene otras')).toBeNull();
    expect(within(table).getByRole('row', { name: /Suelta/ })).toHaveTextContent('Horizontal');
  });
});

describe('a new area', () => {
  const MADE = `POST ${PATH}`;
  const started = async () => {
    await userEvent.click(await button('Crear zona'));
    const drawer = await screen.findByRole('dialog', { name: 'Nueva zona' });
    await within(drawer).findByRole('textbox', { name: /español/ });
    return drawer;
  };

  it('is vertical: horizontal is shown and cannot be chosen, which says why [LAYOUT-08, LAYOUT-09]', async () => {
    open();
    const drawer = await started();
    const kind = within(drawer).getByRole('combobox', { name: /^Tipo/ });
    expect(kind).toHaveTextContent('Vertical');
    fireEvent.mouseDown(kind);
    const horizontal = await screen.findByRole('option', { name: /^Horizontal/ });
    expect(horizontal).toHaveAttribute('aria-disabled', 'true');
    expect(horizontal).toHaveTextContent('Horizontal (solo se añade dentro de una vertical)');
  });

  it('is made in a drawer with its second level, as a list of areas [LAYOUT-02, LAYOUT-05, LAYOUT-14, LAYOUT-17]', async () => {
    const { recordedCalls, callsBesidesProfile } = open([], {
      [MADE]: { status: 201, body: { data: [desk] } },
    });
    await userEvent.click((await screen.findAllByRole('button', { name: 'Crear zona' }))[0]!);
    const drawer = await screen.findByRole('dialog', { name: 'Nueva zona' });
    expect(drawer.closest('.MuiDrawer-root')).not.toBeNull();
    await type(drawer, /español/, 'Recepción');
    await type(drawer, /inglés/, 'Front desk');
    choose(drawer, png('mesa.png'));
    const add = () => userEvent.click(within(drawer).getByRole('button', { name: 'Añadir zona interior' }));
    await add();
    await add();
    const [first, second] = await within(drawer).findAllByRole('group', { name: /^Zona interior/i });
    await press(drawer, 'Crear');
    expect(await within(drawer).findAllByText(globalTexts.field_required)).toHaveLength(4);
    expect(sent(recordedCalls)).toEqual([]);
    await type(first!, /español/, 'Mostrador');
    await type(first!, /inglés/, 'Counter');
    choose(first!, png('mostrador.png'));
    await type(second!, /español/, 'Consigna');
    await type(second!, /inglés/, 'Left luggage');
    await press(drawer, 'Crear');
    expect(await screen.findByText('Se ha creado la zona')).toBeVisible();
    expect(sent(recordedCalls)).toEqual([
      [
        MADE,
        [
          {
            type: 'vertical',
            name_en: 'Front desk',
            name_es: 'Recepción',
            image_base_64: BASE64,
            horizontal: [
              { name_en: 'Counter', name_es: 'Mostrador', image_base_64: BASE64 },
              { name_en: 'Left luggage', name_es: 'Consigna', image_base_64: null },
            ],
          },
        ],
      ],
    ]);
    await waitFor(() => expect(callsBesidesProfile().filter((call) => call === AREAS)).toHaveLength(2));
  });

  it('may have no second level; what the host refuses of one stands at its input [LAYOUT-04, LAYOUT-14, LAYOUT-17]', async () => {
    const answers = [
      {
        status: 422,
        body: { errors: [{ detail: 'Ya existe.', source: { pointer: '/0/horizontal/0/name_es' } }] },
      },
      { status: 201, body: { data: [desk] } },
    ];
    const { recordedCalls } = open([desk], { [MADE]: () => answers.shift() ?? { status: 404 } });
    const drawer = await started();
    await type(drawer, /español/, 'Patio');
    await type(drawer, /inglés/, 'Yard');
    await userEvent.click(within(drawer).getByRole('button', { name: 'Añadir zona interior' }));
    const inner = await within(drawer).findByRole('group', { name: /^Zona interior/i });
    await type(inner, /español/, 'Fuente');
    await type(inner, /inglés/, 'Fountain');
    await press(drawer, 'Crear');
    expect(await within(inner).findByText('Ya existe.')).toBeVisible();
    expect(screen.getByText('No se ha podido crear la zona')).toBeVisible();
    expect(within(drawer).getAllByRole('textbox', { name: /español/ })[0]).toHaveValue('Patio');
    await userEvent.click(within(inner).getByRole('button', { name: 'Quitar zona interior 1' }));
    await press(drawer, 'Crear');
    await waitFor(() => expect(sent(recordedCalls)).toHaveLength(2));
    expect(sent(recordedCalls)[1]?.[1]).toEqual([
      { type: 'vertical', name_en: 'Yard', name_es: 'Patio', image_base_64: null, horizontal: [] },
    ]);
  });
});

describe('an area of the first level', () => {
  it('is edited in a drawer, its type fixed, its second level sent whole [LAYOUT-02, LAYOUT-07, LAYOUT-15, LAYOUT-17]', async () => {
    const { recordedCalls, callsBesidesProfile } = open([desk], {
      [`PATCH ${PATH}`]: { body: { data: [desk] } },
    });
    await act('Recepción', 'Editar');
    const drawer = await screen.findByRole('dialog', { name: 'Editar zona «Recepción»' });
    expect(drawer.closest('.MuiDrawer-root')).not.toBeNull();
    const kind = await within(drawer).findByRole('combobox', { name: /^Tipo/ });
    fireEvent.mouseDown(kind);
    expect(screen.queryByRole('option')).toBeNull();
    await type(drawer, /español/, 'Entrada');
    await press(drawer, 'Guardar');
    expect(await screen.findByText('Se ha guardado la zona')).toBeVisible();
    const inner = (one: typeof counter | typeof luggage) => ({
      id: one.id,
      type: 'horizontal',
      name_en: one.nameEn,
      name_es: one.nameEs,
      image_url: one.imageURL,
      image_base_64: null,
      project_id: 'P1',
      vertical_id: 'v1',
    });
    expect(sent(recordedCalls)).toEqual([
      [
        `PATCH ${PATH}`,
        [
          {
            id: 'v1',
            type: 'vertical',
            name_en: 'Front desk',
            name_es: 'Entrada',
            image_url: desk.imageURL,
            image_base_64: null,
            project_id: 'P1',
            horizontal: [inner(counter), inner(luggage)],
          },
        ],
      ],
    ]);
    // The list, what it holds right before it is written, and after.
    await waitFor(() => expect(callsBesidesProfile().filter((call) => call === AREAS)).toHaveLength(3));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['an unknown second level is not sent as an empty one', { ...desk, horizontal: null }, undefined],
    ['an empty one is', parking, []],
  ])('%s [LAYOUT-15]', async (_, row, horizontal) => {
    const { recordedCalls } = open([row], { [`PATCH ${PATH}`]: {} });
    await act(row.nameEs, 'Editar');
    await press(await screen.findByRole('dialog'), 'Guardar');
    await waitFor(() => expect(sent(recordedCalls)).toHaveLength(1));
    expect(sent(recordedCalls)).toMatchObject([[`PATCH ${PATH}`, [{ id: row.id, project_id: 'P1' }]]]);
    expect(sent(recordedCalls)[0]?.[1]).toEqual([expect.objectContaining({ id: row.id })]);
    const [[, body]] = sent(recordedCalls) as [[string, [{ horizontal?: unknown }]]];
    expect(body[0].horizontal).toEqual(horizontal);
  });

  it('takes a new picture beside the stored one, of 1 MB at most, png or jpeg [LAYOUT-06, LAYOUT-15]', async () => {
    const { recordedCalls } = open([desk], { [`PATCH ${PATH}`]: {} });
    await act('Recepción', 'Editar');
    const drawer = await screen.findByRole('dialog');
    await within(drawer).findByRole('img', { name: 'Imagen actual' });
    choose(drawer, png('grande.png', MB + 1));
    expect(await within(drawer).findByText(/supera el tamaño máximo de 1 MB/)).toBeVisible();
    choose(drawer, new File(['GIF89a'], 'a.gif', { type: 'image/gif' }));
    expect(await within(drawer).findByText(/JPG, JPEG|PNG, JPEG|Formato/)).toBeVisible();
    choose(drawer, png('justa.png', MB));
    await waitFor(() => expect(within(drawer).queryByText(/máximo de 1 MB o|Formato de archivo/)).toBeNull());
    choose(drawer, png('nueva.png'));
    await press(drawer, 'Guardar');
    await waitFor(() => expect(sent(recordedCalls)).toHaveLength(1));
    expect(sent(recordedCalls)[0]?.[1]).toMatchObject([{ image_url: desk.imageURL, image_base_64: BASE64 }]);
  });

  it('loses its picture when it is taken out [LAYOUT-15]', async () => {
    const { recordedCalls } = open([desk], { [`PATCH ${PATH}`]: {} });
    await act('Recepción', 'Editar');
    const drawer = await screen.findByRole('dialog');
    await userEvent.click(await within(drawer).findByRole('button', { name: /^Quitar/ }));
    await press(drawer, 'Guardar');
    await waitFor(() => expect(sent(recordedCalls)).toHaveLength(1));
    expect(sent(recordedCalls)[0]?.[1]).toMatchObject([{ image_url: null, image_base_64: null }]);
  });

  it('needs both names; what the host refuses stands at its input, and what was typed stays [LAYOUT-04, LAYOUT-17]', async () => {
    const { recordedCalls } = open([desk], {
      [`PATCH ${PATH}`]: {
        status: 422,
        body: { errors: [{ detail: 'Ya existe.', source: { pointer: '/0/name_en' } }] },
      },
    });
    await act('Recepción', 'Editar');
    const drawer = await screen.findByRole('dialog');
    await type(drawer, /español/, ' ');
    await type(drawer, /inglés/, '');
    await press(drawer, 'Guardar');
    expect(await within(drawer).findAllByText(globalTexts.field_required)).toHaveLength(2);
    expect(sent(recordedCalls)).toEqual([]);
    await type(drawer, /español/, 'Entrada');
    await type(drawer, /inglés/, 'Entrance');
    await press(drawer, 'Guardar');
    expect(await within(drawer).findByText('Ya existe.')).toBeVisible();
    expect(within(drawer).getByRole('textbox', { name: /inglés/ })).toHaveAccessibleDescription(/Ya existe/);
    expect(within(drawer).getByRole('textbox', { name: /español/ })).toHaveValue('Entrada');
    expect(screen.getByText('No se ha podido guardar la zona')).toBeVisible();
  });

  it('is deleted after a question that names what goes with it, said for 5 s [LAYOUT-16, LAYOUT-17, LAYOUT-18]', async () => {
    const answers = [{ status: 500 }, { status: 204 }];
    const { recordedCalls, callsBesidesProfile } = open([desk], {
      'DELETE /projects/layout-config/area/v1': () => answers.shift() ?? { status: 404 },
    });
    await act('Recepción', 'Eliminar');
    const question = await screen.findByRole('alertdialog', { name: 'Eliminar zona' });
    expect(question).toHaveTextContent('Se eliminará la zona «Recepción»');
    const goes = within(question).getByRole('list', {
      name: 'También se eliminarán las 2 zonas que contiene:',
    });
    expect(
      within(goes)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Consigna', 'Mostrador']);
    expect(sent(recordedCalls)).toEqual([]);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const confirm = () => fireEvent.click(within(question).getByRole('button', { name: 'Eliminar' }));
    const stays5s = async () => {
      await vi.advanceTimersByTimeAsync(4500);
      expect(said()).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1000);
      await waitFor(() => expect(said()).toEqual([]));
    };
    confirm();
    await waitFor(() => expect(said()).toEqual([expect.stringContaining('No se ha podido eliminar')]));
    await stays5s();
    confirm();
    await waitFor(() =>
      expect(said()).toEqual([expect.stringContaining('Se ha eliminado la zona «Recepción»')]),
    );
    await stays5s();
    expect(sent(recordedCalls)).toHaveLength(2);
    expect(callsBesidesProfile().filter((call) => call === AREAS)).toHaveLength(2);
  });
});

describe('an area of the second level', () => {
  it('is added in a modal by a change of the one that holds it [LAYOUT-05, LAYOUT-09, LAYOUT-15, LAYOUT-17]', async () => {
    const { recordedCalls } = open([desk], { [`PATCH ${PATH}`]: {} });
    await act('Recepción', 'Añadir zona interior');
    const modal = await screen.findByRole('dialog', { name: 'Nueva zona dentro de «Recepción»' });
    expect(modal.closest('.MuiDrawer-root')).toBeNull();
    await within(modal).findByRole('textbox', { name: /español/ });
    await press(modal, 'Añadir');
    expect(await within(modal).findAllByText(globalTexts.field_required)).toHaveLength(2);
    await type(modal, /español/, 'Buzones');
    await type(modal, /inglés/, 'Mailboxes');
    choose(modal, png('buzon.png'));
    await press(modal, 'Añadir');
    expect(await screen.findByText('Se ha añadido la zona a «Recepción»')).toBeVisible();
    expect(sent(recordedCalls)).toMatchObject([
      [
        `PATCH ${PATH}`,
        [
          {
            id: 'v1',
            type: 'vertical',
            name_en: 'Front desk',
            name_es: 'Recepción',
            image_url: desk.imageURL,
            image_base_64: null,
            project_id: 'P1',
            horizontal: [
              { id: 'h1' },
              { id: 'h2', image_url: luggage.imageURL },
              { name_en: 'Mailboxes', name_es: 'Buzones', image_base_64: BASE64 },
            ],
          },
        ],
      ],
    ]);
  });

  it('is edited in a modal, with the one that holds it and never with a level below [LAYOUT-02, LAYOUT-05, LAYOUT-07, LAYOUT-15]', async () => {
    const { recordedCalls, callsBesidesProfile } = open([desk], { [`PATCH ${PATH}`]: {} });
    await expand('Recepción');
    await act('Consigna', 'Editar');
    const modal = await screen.findByRole('dialog', { name: 'Editar zona interior «Consigna»' });
    expect(modal.closest('.MuiDrawer-root')).toBeNull();
    await type(modal, /inglés/, 'Lockers');
    await press(modal, 'Guardar');
    expect(await screen.findByText('Se ha guardado la zona')).toBeVisible();
    expect(sent(recordedCalls)).toEqual([
      [
        `PATCH ${PATH}`,
        [
          {
            id: 'h2',
            type: 'horizontal',
            name_en: 'Lockers',
            name_es: 'Consigna',
            image_url: luggage.imageURL,
            image_base_64: null,
            project_id: 'P1',
            vertical_id: 'v1',
          },
        ],
      ],
    ]);
    await waitFor(() => expect(callsBesidesProfile().filter((call) => call === AREAS)).toHaveLength(2));
  });

  it('is deleted alone, after a question [LAYOUT-16, LAYOUT-18]', async () => {
    const { recordedCalls, callsBesidesProfile } = open([desk], {
      'DELETE /projects/layout-config/area/h1': { status: 204 },
    });
    await expand('Recepción');
    await act('Mostrador', 'Eliminar');
    const question = await screen.findByRole('alertdialog');
    expect(within(question).queryByText(/También se eliminar/)).toBeNull();
    await press(question, 'Eliminar');
    expect(await screen.findByText('Se ha eliminado la zona «Mostrador»')).toBeVisible();
    expect(sent(recordedCalls)).toEqual([['DELETE /projects/layout-config/area/h1', undefined]]);
    await waitFor(() => expect(callsBesidesProfile().filter((call) => call === AREAS)).toHaveLength(2));
  });

  it('among those of the first level takes none below it, and is changed as what it is [LAYOUT-09, LAYOUT-15]', async () => {
    const { recordedCalls } = open([{ ...counter, horizontal: [] }], { [`PATCH ${PATH}`]: {} });
    await userEvent.click(await button('Acciones de Mostrador'));
    const add = await screen.findByRole('menuitem', { name: /Añadir zona interior/ });
    expect(add).toHaveAttribute('aria-disabled', 'true');
    expect(add).toHaveAccessibleDescription('Solo una zona vertical contiene otras');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Editar' }));
    const modal = await screen.findByRole('dialog', { name: 'Editar zona interior «Mostrador»' });
    await within(modal).findByRole('textbox', { name: /español/ });
    await press(modal, 'Guardar');
    await waitFor(() => expect(sent(recordedCalls)).toHaveLength(1));
    expect(sent(recordedCalls)).toMatchObject([
      [`PATCH ${PATH}`, [{ id: 'h1', type: 'horizontal', vertical_id: 'v1' }]],
    ]);
    const [[, body]] = sent(recordedCalls) as [[string, [object]]];
    expect(body[0]).not.toHaveProperty('horizontal');
  });
});
