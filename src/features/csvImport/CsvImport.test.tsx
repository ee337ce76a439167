// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import charger from '../../../resources/parking/parking-chargers.json';
import type { ResourceInput } from '../../config/schema/resource';
import { jobManager } from '../../jobs/jobManager';
import { resetStore } from '../../testing/resetStore';
import { clearSession, saveSession } from '../../session/session';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { listResponse, type FakeResponse, type RecordedCall } from '../../testing/fakeHost';
import { renderConsole } from '../../testing/renderConsole';
import { ListPage } from '../../list/ListPage';
// Ahead of time: they load lazily.
import '../../actions/steps/ActionFlow';
import '../../fields/longText/LongTextInput';
import '../../fields/number/NumberInput';
import '../../fields/text/TextInput';
import '../../forms/record/RecordFormPanel';
import './CsvImport';
import { toSourceLanguage } from '../../testing/toSourceLanguage';

const POST = 'POST /points';
const points: ResourceInput = {
  name: 'points',
  label: { one: 'punto', many: 'Puntos' },
  recordRepresentation: 'code',
  api: {
    getList: { path: '/points' },
    create: {
      path: '/points',
      body: { data: { code: '{code}', site: { power: '{power}' }, notes: '{notes?}' } },
    },
  },
  fields: {
    code: { type: 'text', label: 'Código', required: true, maxLength: 6 },
    power: { type: 'number', label: 'Potencia', min: 1, max: 400 },
    notes: { type: 'longText', label: 'Notas', visibleWhen: { field: 'power', empty: false } },
  },
  list: { columns: ['code'], rowClick: false },
  create: { fields: ['code', 'power', 'notes'] },
};

type Answer = FakeResponse | ((call: RecordedCall) => FakeResponse | Promise<FakeResponse>);

function open(answer: Answer = { body: { data: { id: 'n1' } } }, input = points) {
  const resources = declareResources(input);
  return renderConsole(<ListPage resource={getDeclaredResource(resources, 'points')} />, {
    resources,
    initialPath: '/admin/points',
    responses: { 'GET /points': () => listResponse([]), [POST]: answer },
  });
}

const openImport = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Más acciones de la lista' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Importar CSV' }));
  await screen.findByRole('dialog', { name: 'Importar CSV' });
};
const choose = (text: string) => {
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('no input for files');
  fireEvent.change(input, { target: { files: [new File([text], 'puntos.csv')] } });
};
const lines = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => Array.from(row.children, (cell) => cell.textContent).join(' · '));
const send = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
  await userEvent.click(button);
};
const sentBodies = (seen: readonly RecordedCall[]) =>
  seen.filter(({ method }) => method === 'POST').map(({ body }) => body);

beforeEach(() => saveSession({ token: 'token-1' }));
afterEach(() => {
  vi.restoreAllMocks();
  clearSession();
  resetStore(jobManager.store);
});

describe('records from a CSV file', () => {
  it('are sent as the form sends the same values', async () => {
    const host = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Crear punto' }));
    await userEvent.type(await screen.findByLabelText(/Código/), 'P-1');
    await userEvent.type(screen.getByLabelText(/Potencia/), '7.4');
    await userEvent.type(await screen.findByLabelText(/Notas/), 'una');
    await userEvent.click(screen.getByRole('button', { name: 'Crear' }));
    await waitFor(() => expect(sentBodies(host.recordedCalls)).toHaveLength(1));
    await openImport();
    choose('Código;Potencia;Notas\nP-1;7,4;una\nP-2;;');
    await send('Crear 2 registros');
    await screen.findByText('Todo hecho: 2 de 2.');
    const [typed, first, second] = sentBodies(host.recordedCalls);
    expect(first).toEqual(typed);
    expect(second).toEqual({ data: { code: 'P-2', site: { power: null } } });
  });

  it('are held against the rules of the form, cell by cell, and only good ones are sent', async () => {
    const host = open();
    await openImport();
    choose('Código;Potencia;Notas\nP-1;7;\nDEMASIADO;500;\n;1;\nP-3;;sobra');
    await screen.findByText('Una fila lista para enviar. 3 filas con errores.');
    expect(lines('Contenido del archivo')).toEqual([
      '3 · DEMASIADO Debe tener como máximo 6 caracteres · 500 Debe estar entre 1 y 400 · –',
      '4 · – Obligatorio · 1 · –',
      '5 · P-3 · – · sobra Con los demás datos de la fila no se pide: déjalo vacío',
    ]);
    await send('Crear un registro');
    await screen.findByText('Todo hecho: 1 de 1.');
    expect(sentBodies(host.recordedCalls)).toHaveLength(1);
  });

  it('say at its cell that a spreadsheet wrote something in place of a value', async () => {
    open();
    await openImport();
    choose('sep=;\nCódigo;Potencia\n#¡REF!;7\n8,93407E+19;#N/D\nP-1;–\nP-2;—');
    await screen.findByText('2 filas listas para enviar. 2 filas con errores.');
    const error = 'Es un error de la hoja de cálculo: corrige su fórmula o escribe el valor';
    expect(lines('Contenido del archivo')).toEqual([
      `2 · #¡REF! ${error} · 7`,
      `3 · 8,93407E+19 La hoja de cálculo ha redondeado este número: da a la columna el formato de texto y escríbelo entero · #N/D ${error}`,
    ]);
  });

  it('can be stopped while their file is read, and what was there stays', async () => {
    open();
    await openImport();
    choose('Código\nP-1');
    await screen.findByText('Una fila lista para enviar.');
    vi.spyOn(File.prototype, 'arrayBuffer').mockReturnValue(new Promise(() => undefined));
    choose('Código\nP-2');
    await screen.findByText('Leyendo el archivo…');
    expect(screen.getByRole('button', { name: 'Crear un registro' })).toHaveAccessibleDescription(
      'Leyendo el archivo…',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Dejar de leer' }));
    await waitFor(() => expect(screen.queryByText('Leyendo el archivo…')).toBeNull());
    expect(screen.getByText('Una fila lista para enviar.')).toBeVisible();
  });

  it('wait until each field that is always asked for has its column', async () => {
    open();
    await openImport();
    choose('Nombre;Potencia\nP-1;7');
    await screen.findByText('Falta una columna para «Código».');
    expect(screen.getByRole('button', { name: 'Crear un registro' })).toHaveAccessibleDescription(
      'Di antes qué es cada columna',
    );
    await userEvent.selectOptions(screen.getByLabelText('Se importa como: Nombre'), 'Código');
    await screen.findByText('Una fila lista para enviar.');
  });

  it('that failed can be sent again, those that nobody knows of cannot', async () => {
    const answers: Record<string, FakeResponse> = {
      'P-1': { body: { data: { id: '1' } } },
      'P-2': { status: 422 },
      'P-3': 'refused',
    };
    const host = open(
      ({ body }) => answers[(body as { data: { code: string } }).data.code] ?? { status: 501 },
    );
    await openImport();
    choose('Código\nP-1\nP-2\nP-3');
    await send('Crear 3 registros');
    await screen.findByRole('button', { name: 'Repetir la que ha fallado' });
    expect(lines('Resultado de cada fila').map((line) => line.split(' · ').slice(1, 3))).toEqual([
      ['P-2', 'No hecho'],
      ['P-3', 'Sin confirmar'],
      ['P-1', 'Hecho'],
    ]);
    answers['P-2'] = { body: { data: { id: '2' } } };
    await userEvent.click(screen.getByRole('button', { name: 'Repetir la que ha fallado' }));
    await waitFor(() => expect(sentBodies(host.recordedCalls)).toHaveLength(4));
    expect(sentBodies(host.recordedCalls).at(-1)).toEqual({ data: { code: 'P-2', site: { power: null } } });
  });

  it('that were not done are given back as a file with the reason', async () => {
    const files: Blob[] = [];
    const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      files.push(blob as Blob);
      return 'blob:x';
    });
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    open(({ body }) =>
      (body as { data: { code: string } }).data.code === 'P-1'
        ? { body: { data: { id: '1' } } }
        : { status: 500 },
    );
    await openImport();
    choose('Código;Otra\nP-1;a\nP-2;b');
    await send('Crear 2 registros');
    await userEvent.click(await screen.findByRole('button', { name: 'Descargar lo no hecho (CSV)' }));
    const text = await files[0]?.text();
    expect(text?.split('\r\n').slice(0, 2)[0]).toContain('Código;Otra;Motivo');
    expect(text).toContain('P-2;b;');
    expect(text).not.toContain('P-1;a');
    made.mockRestore();
    clicked.mockRestore();
  });

  it('are drawn by pages, however many there are', async () => {
    open();
    await openImport();
    choose(`Código\n${Array.from({ length: 500 }, (_, at) => `P${at}\n`).join('')}`);
    await screen.findByText('500 filas listas para enviar.');
    expect(lines('Contenido del archivo')).toHaveLength(50);
    await screen.findByText('Página 1 de 10');
  });

  it('are not offered where the declaration says so', async () => {
    open(undefined, { ...points, import: false });
    await screen.findByRole('button', { name: 'Crear punto' });
    expect(screen.queryByRole('button', { name: 'Más acciones de la lista' })).toBeNull();
  });

  it('say why they cannot be where the form asks for what no cell can hold', async () => {
    const photo = { type: 'image', label: 'Foto', required: true } as const;
    open(undefined, {
      ...points,
      fields: { ...points.fields, photo },
      create: { fields: ['code', 'photo'] },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Más acciones de la lista' }));
    const entry = await screen.findByRole('menuitem', { name: /Importar CSV/ });
    expect(entry).toHaveAttribute('aria-disabled', 'true');
    expect(entry).toHaveTextContent('«Foto» es obligatorio y no cabe en una celda');
  });

  it('are not offered where each new record brings a text to copy, which would be lost', () => {
    const offered = (offer: object) => {
      const create = {
        ...points.create,
        fields: ['code'],
        followUp: { title: 'Hecho', label: 'Ya', ...offer },
      };
      const resources = declareResources({ ...points, create });
      return getDeclaredResource(resources, 'points').list?.overflowActions.map(({ id }) => id);
    };
    expect(offered({ copyText: '{result.url}' })).toEqual([]);
    expect(offered({ goTo: '/admin/points' })).toEqual(['import']);
  });

  it('come without being named in a JSON declaration', () => {
    const resources = declareResources(toSourceLanguage(charger));
    const list = getDeclaredResource(resources, 'parking-chargers').list;
    expect(list?.overflowActions.map(({ id }) => id)).toEqual(['import']);
  });
});
