// @vitest-environment jsdom
import '../../src/testing/jsdomPolyfills';
import { Route, Routes } from 'react-router-dom';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
// Loaded beforehand: what a page loads when it needs it is slow while other tests run beside.
import '../../src/actions/steps/ActionFlow';
import '../../src/fields/boolean/BooleanInput';
import '../../src/fields/image/ImageInput';
import '../../src/fields/longText/LongTextInput';
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
const MB = 1024 * 1024;
const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (char) => char.charCodeAt(0),
);
const png = (size = PIXEL.length) =>
  new File([PIXEL, new Uint8Array(size - PIXEL.length)], 'foto.png', { type: 'image/png' });

const LIST = 'GET /projects/P1/events-news';
const base = '/admin/projects/P1/services/news';
const pool = {
  id: 'N1',
  title: 'Piscina',
  description: 'Abre el sábado.',
  image: 'https://cdn.example/piscina.png',
  link: 'https://comunidad.example/piscina',
  link_title: 'Normas',
  send_notification: false,
};
const lift = { ...pool, id: 'N2', title: 'Ascensor', link: 'javascript:alert(1)', link_title: null };

interface Host {
  rows?: object[];
  answers?: Record<string, FakeResponse | (() => FakeResponse)>;
}
function open(rest = '', { rows = [pool, lift], answers = {} }: Host = {}) {
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
        'GET /projects/P1': { body: { data: { id: 'P1', name: 'Los Almendros' } } },
        [LIST]: { body: { data: rows } },
        'GET /events-news/N1': { body: { data: pool } },
        'GET /events-news/N2': { body: { data: lift } },
        ...answers,
      },
    },
  );
}
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const box = (name: string | RegExp) => screen.findByRole('textbox', { name });
const type = async (name: RegExp, value: string) => fireEvent.change(await box(name), { target: { value } });
const choose = (file: File): void => {
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('no input for files');
  fireEvent.change(input, { target: { files: [file] } });
};
const sent = (seen: ReturnType<typeof open>['recordedCalls']) =>
  seen.filter(({ method }) => method !== 'GET').map(({ method, url, body }) => [`${method} ${url}`, body]);

beforeEach(() => saveSession({ token: 't', permissions: ['update_projects'] }));
afterEach(clearSession);

describe('news of a project', () => {
  it('are a sub-tab of its services: a menu, and the first item beside it, each read once [NEWS-01, NEWS-02, NEWS-03, NEWS-13]', async () => {
    const { callsBesidesProfile, currentPath } = open();
    expect(await heading('Piscina')).toBeVisible();
    expect(await screen.findByText('Abre el sábado.')).toBeVisible();
    expect(screen.getByText('Normas')).toBeVisible();
    expect(screen.getByRole('link', { name: /^https:\/\/comunidad/ })).toHaveAttribute('href', pool.link);
    expect(currentPath()).toBe(`${base}/N1`);
    const menu = screen.getByRole('navigation', { name: 'Noticias' });
    expect(
      within(menu)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Nueva noticia', 'Piscina', 'Ascensor']);
    expect(callsBesidesProfile().sort()).toEqual(
      ['GET /events-news/N1', 'GET /projects/P1?include=assets', LIST].sort(),
    );
  });

  it('show a link that is not safe as text alone [NEWS-10]', async () => {
    open('/N2');
    expect(await screen.findByText('javascript:alert(1)')).toBeVisible();
    expect(screen.queryByRole('link', { name: /javascript/ })).toBeNull();
  });

  it('that are none have a way on [NEWS-02]', async () => {
    open('', { rows: [] });
    expect(await screen.findByText('Este edificio no tiene noticias')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Nueva noticia' })).toHaveLength(2);
  });

  it('create: the menu waits; title, text and image are needed; the box to notify starts off [NEWS-04, NEWS-07, NEWS-08, NEWS-09, NEWS-11]', async () => {
    const { recordedCalls } = open('/new');
    expect(await heading('Nueva noticia')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Piscina' })).toHaveAttribute('aria-disabled', 'true');
    expect(await box(/^Título \*|^Título$/)).toHaveAttribute('maxlength', '50');
    expect(getDeclaredResource(resources, 'news').fields.description?.options).toMatchObject({
      maxLength: 600,
    });
    expect(await box(/^Título del enlace/)).toHaveAttribute('maxlength', '20');
    expect(await box(/^Enlace/)).toHaveAttribute('placeholder', expect.stringContaining('https://'));
    expect(await screen.findByRole('switch', { name: /Enviar notificación/ })).not.toBeChecked();
    await pressButton('Crear');
    expect(await screen.findAllByText('Obligatorio')).toHaveLength(3);
    expect(sent(recordedCalls)).toEqual([]);
  });

  it.each([
    [2 * MB, true],
    [2 * MB + 1, false],
  ])('take an image of %d bytes: %s [NEWS-09]', async (size, isTaken) => {
    open('/new');
    await waitFor(() => choose(png(size)));
    if (isTaken) expect(await screen.findByAltText('Imagen elegida: foto.png')).toBeVisible();
    else expect((await screen.findAllByText(/supera el tamaño máximo de 2 MB/))[0]).toBeVisible();
  });

  it('do not take a link that runs, and what was typed stays [NEWS-10]', async () => {
    const { recordedCalls } = open('/N1/edit');
    await type(/^Enlace/, 'JavaScript:alert(1)');
    await pressButton('Guardar');
    expect(await screen.findByText('El enlace no es válido')).toBeVisible();
    expect(await box(/^Enlace/)).toHaveValue('JavaScript:alert(1)');
    expect(sent(recordedCalls)).toEqual([]);
  });

  it('are made with all members under data, said in Spanish, and shown [NEWS-06, NEWS-14, NEWS-18]', async () => {
    const rows: object[] = [];
    const { recordedCalls, currentPath } = open('/new', {
      rows,
      answers: {
        'POST /projects/P1/events-news': () => {
          rows.push(pool);
          return { status: 201, body: { data: pool } };
        },
      },
    });
    await type(/^Título \*|^Título$/, 'Piscina');
    await type(/^Texto/, 'Abre el sábado.');
    choose(png());
    await userEvent.click(await screen.findByRole('switch', { name: /Enviar notificación/ }));
    await screen.findByAltText('Imagen elegida: foto.png');
    await pressButton('Crear');
    expect(await screen.findByText('La noticia se ha publicado')).toBeVisible();
    expect(await heading('Piscina')).toBeVisible();
    expect(currentPath()).toBe(`${base}/N1`);
    expect(sent(recordedCalls)).toEqual([
      [
        'POST /projects/P1/events-news',
        {
          data: {
            title: 'Piscina',
            description: 'Abre el sábado.',
            image: btoa(String.fromCharCode(...PIXEL)),
            link: null,
            link_title: null,
            send_notification: true,
            status: 'publish',
            type: 'new',
          },
        },
      ],
    ]);
  });

  it('update: asks where what is read changed, then sends all of it but the notification [NEWS-05, NEWS-11, NEWS-12, NEWS-15]', async () => {
    const { recordedCalls } = open('/N1/edit', {
      answers: { 'PATCH /events-news/N1': { body: { data: pool } } },
    });
    await type(/^Título \*|^Título$/, 'Piscina abierta');
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.getByRole('button', { name: 'Ascensor' })).toHaveAttribute('aria-disabled', 'true');
    await pressButton('Guardar');
    const question = await screen.findByRole('dialog', { name: '¿Guardar los cambios de la noticia?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Seguir editando' }));
    expect(sent(recordedCalls)).toEqual([]);
    expect(await box(/^Título \*|^Título$/)).toHaveValue('Piscina abierta');
    await pressButton('Guardar');
    const again = await screen.findByRole('dialog', { name: '¿Guardar los cambios de la noticia?' });
    await userEvent.click(within(again).getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('La noticia se ha guardado')).toBeVisible();
    expect(sent(recordedCalls)).toEqual([
      [
        'PATCH /events-news/N1',
        {
          data: {
            id: 'N1',
            title: 'Piscina abierta',
            description: 'Abre el sábado.',
            image: pool.image,
            link: pool.link,
            link_title: 'Normas',
            status: 'publish',
            type: 'new',
          },
        },
      ],
    ]);
  });

  it('update: a new image alone asks nothing [NEWS-09, NEWS-12]', async () => {
    const { recordedCalls } = open('/N1/edit', {
      answers: { 'PATCH /events-news/N1': { body: { data: pool } } },
    });
    await box(/^Texto/);
    choose(png());
    await screen.findByAltText('Imagen elegida: foto.png');
    await pressButton('Guardar');
    expect(await screen.findByText('La noticia se ha guardado')).toBeVisible();
    expect(sent(recordedCalls)).toMatchObject([
      ['PATCH /events-news/N1', { data: { image: btoa(String.fromCharCode(...PIXEL)) } }],
    ]);
  });

  it('are deleted after a question, which is said [NEWS-16, NEWS-18]', async () => {
    const { recordedCalls, currentPath } = open('/N1', {
      answers: { 'DELETE /events-news/N1': { status: 204 }, [LIST]: lists([pool, lift], [lift]) },
    });
    await heading('Piscina');
    await pressButton('Eliminar');
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Piscina');
    expect(sent(recordedCalls)).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('La noticia se ha eliminado')).toBeVisible();
    expect(await heading('Ascensor')).toBeVisible();
    expect(currentPath()).toBe(`${base}/N2`);
  });

  it.each([
    ['its list', '', { [LIST]: { status: 500 } }, 'No se han podido cargar las noticias'],
    ['one of them', '/N1', { 'GET /events-news/N1': { status: 500 } }, 'No se ha podido cargar la noticia'],
  ] satisfies [string, string, Host['answers'], string][])(
    'say that %s could not be read [NEWS-17]',
    async (_, rest, answers, text) => {
      open(rest, { answers });
      expect(await screen.findByText(text)).toBeVisible();
      expect(screen.queryByText('Este edificio no tiene noticias')).toBeNull();
    },
  );

  it('say that one could not be deleted [NEWS-17]', async () => {
    open('/N1', { answers: { 'DELETE /events-news/N1': { status: 500 } } });
    await heading('Piscina');
    await pressButton('Eliminar');
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Eliminar' }));
    expect((await screen.findAllByText(/No se ha podido eliminar la noticia/))[0]).toBeVisible();
  });

  it('say that one could not be made, and what was typed stays [NEWS-17]', async () => {
    open('/new', { answers: { 'POST /projects/P1/events-news': { status: 500 } } });
    await type(/^Título \*|^Título$/, 'Piscina');
    await type(/^Texto/, 'Abre.');
    choose(png());
    await screen.findByAltText('Imagen elegida: foto.png');
    await pressButton('Crear');
    expect((await screen.findAllByText(/No se ha podido crear la noticia/))[0]).toBeVisible();
    expect(await box(/^Título \*|^Título$/)).toHaveValue('Piscina');
  });
});

/** One answer after the other; the last one stays. */
function lists(...answers: object[][]): () => FakeResponse {
  return () => ({ body: { data: answers.length > 1 ? answers.shift() : answers[0] } });
}
