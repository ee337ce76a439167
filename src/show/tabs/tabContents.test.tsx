// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { Route, Routes } from 'react-router-dom';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
// Load the lazy module early: loading is slow while other tests run in parallel.
import '../../fields/colour/ColourInput';
import '../../fields/text/TextInput';
import { clearSession, saveSession } from '../../session/session';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import type { FakeResponse } from '../../testing/fakeHost';
import { renderConsole } from '../../testing/renderConsole';
import { ShowPage } from '../ShowPage';
import './TabFormView';

const resources = declareResources({
  name: 'firms',
  label: 'Empresas',
  recordRepresentation: 'name',
  api: {
    getList: { path: '/firms' },
    getOne: { path: '/firms/{id}' },
    update: { path: '/firms/{id}', body: { data: { colour: '{colour}', note: '{note}' } } },
  },
  access: { edit: 'update_firms' },
  fields: {
    name: { type: 'text' },
    colour: { type: 'colour', label: 'Color', source: 'look.colour', required: true },
    note: { type: 'text', label: 'Nota' },
    isDefault: { type: 'boolean', source: 'look.is_default' },
  },
  show: {
    header: { fields: ['name'] },
    tabs: {
      look: {
        label: 'Aspecto',
        form: {
          fields: ['colour', 'note'],
          submitLabel: 'Publicar',
          unchangedWhen: {
            note: {
              all: [
                { field: 'form.note', empty: true },
                { field: 'look.is_default', equals: true },
              ],
            },
          },
          outcomes: [
            { on: 'success', success: 'Publicado' },
            { on: 'error', error: 'submit_error' },
          ],
        },
      },
      app: { label: 'App', notice: { title: 'Próximamente', text: 'Aún no.' } },
      later: { label: 'Luego', comingSoon: 'soon', fields: ['note'] },
    },
  },
});

const firm = { id: 'f1', name: 'Sol', note: 'vieja', look: { colour: '#112233', is_default: false } };
const may = ['update_firms'];

function open(tab: string, answers: Record<string, FakeResponse> = {}, one: object = firm) {
  const page = (
    <Route
      path="admin/firms/:id/:tab?"
      element={<ShowPage resource={getDeclaredResource(resources, 'firms')} />}
    />
  );
  return renderConsole(<Routes>{page}</Routes>, {
    ids: { soon: ['f9'] },
    resources,
    initialPath: `/admin/firms/f1/${tab}`,
    responses: {
      'GET /firms/f1': { body: { data: one } },
      'GET /firms/f9': { body: { data: { ...firm, id: 'f9' } } },
      ...answers,
    },
  });
}
const publish = () => screen.findByRole('button', { name: 'Publicar' });
const note = () => screen.findByRole('textbox', { name: 'Nota' });
const colour = () => screen.findByRole('textbox', { name: 'Color' });

beforeEach(() => saveSession({ token: 't', permissions: may }));
afterEach(clearSession);

describe('a form in a tab', () => {
  it('saves only what differs and is valid; cancel puts back what was loaded [CLIENT-38, CLIENT-40]', async () => {
    const { callsBesidesProfile } = open('look');
    expect(await publish()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.clear(await colour());
    // An empty text is not a colour: the bar would turn white.
    await waitFor(async () =>
      expect(await publish()).toHaveAttribute('title', 'Corrige los campos marcados'),
    );
    await userEvent.type(await colour(), '#12');
    await waitFor(async () => expect(await publish()).toHaveAttribute('title', expect.stringMatching(/./)));
    expect(await publish()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(await colour(), '3456');
    await waitFor(async () => expect(await publish()).toHaveAttribute('aria-disabled', 'false'));
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(async () => expect(await colour()).toHaveValue('#112233'));
    expect(callsBesidesProfile()).toEqual(['GET /firms/f1']);
  });

  it('says what was saved, and starts again from what the host has then [CLIENT-41]', async () => {
    const { recordedCalls } = open('look', { 'PATCH /firms/f1': { body: { data: firm } } });
    await publish();
    await userEvent.clear(await note());
    await userEvent.type(await note(), 'nueva');
    await userEvent.click(await publish());
    expect(await screen.findByText('Publicado')).toBeVisible();
    expect(recordedCalls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      data: { colour: '#112233', note: 'nueva' },
    });
  });

  it('keeps what was typed when saving failed', async () => {
    open('look', { 'PATCH /firms/f1': { status: 500 } });
    await publish();
    await userEvent.type(await note(), ' y nueva');
    await userEvent.click(await publish());
    expect(await screen.findByText('No se han podido guardar los datos')).toBeVisible();
    expect(await note()).toHaveValue('vieja y nueva');
  });

  it('takes what a condition says is the same for unchanged [CLIENT-39]', async () => {
    open('look', {}, { ...firm, look: { ...firm.look, is_default: true } });
    await publish();
    await userEvent.clear(await note());
    expect(await publish()).toHaveAttribute('aria-disabled', 'true');
  });

  it('is read by those who may not save', async () => {
    saveSession({ token: 't', permissions: [] });
    open('look');
    expect(await screen.findByText('vieja')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Publicar' })).toBeNull();
  });
});

describe('a tab of another kind', () => {
  it('shows a notice [CLIENT-18]', async () => {
    open('app');
    expect(await screen.findByText('Próximamente')).toBeVisible();
    expect(screen.getByText('Aún no.')).toBeVisible();
  });

  it('is coming for the listed records alone [PROJ-42, PROJ-43]', async () => {
    const first = open('later');
    expect(await screen.findByText('vieja')).toBeVisible();
    expect(screen.queryByText('Próximamente')).toBeNull();
    first.unmount();
    renderConsole(
      <Routes>
        <Route
          path="admin/firms/:id/:tab?"
          element={<ShowPage resource={getDeclaredResource(resources, 'firms')} />}
        />
      </Routes>,
      {
        ids: { soon: ['f9'] },
        resources,
        initialPath: '/admin/firms/f9/later',
        responses: { 'GET /firms/f9': { body: { data: { ...firm, id: 'f9' } } } },
      },
    );
    expect(await screen.findByText('Próximamente')).toBeVisible();
    expect(screen.queryByText('vieja')).toBeNull();
  });
});

describe('a list among the blocks of a page', () => {
  const calls = { label: 'Visitas', fields: { who: { type: 'text' } } } as const;
  const list = { resource: 'visits', recordPath: 'visits', columns: ['who'] };
  const houses = declareResources(
    {
      ...calls,
      name: 'visits',
      recordRepresentation: 'who',
      api: { id: false, getList: { path: '/visits' } },
    },
    {
      name: 'firms',
      label: 'Casas',
      recordRepresentation: 'name',
      api: { getList: { path: '/firms' }, getOne: { path: '/firms/{id}' } },
      fields: { name: { type: 'text' } },
      show: {
        header: { fields: ['name'] },
        tabs: {
          all: { label: 'Todo', blocks: [{ label: 'Visitas', list }] },
          own: { label: 'Lista', list },
          split: {
            label: 'Al lado',
            blocks: [
              { label: 'Casa', aside: true, fields: ['name'] },
              { label: 'Visitas', list },
            ],
          },
          columns: {
            label: 'Columnas',
            blocks: [
              { label: 'Abajo', fields: ['name'] },
              { label: 'Segunda', column: 2, fields: ['name'] },
              { label: 'Visitas', column: 1, list },
              { label: 'Debajo', column: 2, fields: ['name'] },
            ],
          },
        },
      },
    },
  );
  const show = async (tab: string, count: number) => {
    const visits = Array.from({ length: count }, (_, at) => ({ who: `Visita ${at + 1}` }));
    renderConsole(
      <Routes>
        <Route
          path="admin/firms/:id/:tab?"
          element={<ShowPage resource={getDeclaredResource(houses, 'firms')} />}
        />
      </Routes>,
      {
        resources: houses,
        initialPath: `/admin/firms/f1/${tab}`,
        responses: { 'GET /firms/f1': { body: { data: { ...firm, visits } } } },
      },
    );
    await screen.findByText('Visita 1');
    await screen.findByLabelText(/^Exportar/);
    return ['Columnas', 'Vistas', 'Exportar', 'Páginas'].filter(
      (label) => screen.queryByLabelText(new RegExp(`^${label}`)) !== null,
    );
  };

  it('comes before the blocks that are declared for the column beside it', async () => {
    await show('split', 1);
    const [list, fields] = screen.getAllByRole('heading', { level: 2 });
    expect([list?.textContent, fields?.textContent]).toEqual(['Visitas', 'Casa']);
    expect(screen.getByRole('complementary', { name: 'Al lado' })).toContainElement(fields ?? null);
  });

  it('shares a row with the blocks of the other columns, above those that have the whole width', async () => {
    await show('columns', 1);
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Visitas', 'Segunda', 'Debajo', 'Abajo']);
    const columns = headings.map((heading) => heading.closest('.block-column'));
    expect(columns[1]).toBe(columns[2]);
    expect([columns[0] === columns[1], columns[3]]).toEqual([false, null]);
  });

  it('has neither pages nor views and columns to choose while a page of the smallest size holds it', async () => {
    expect(await show('all', 50)).toEqual(['Exportar']);
  });

  it('has them where there is more, and in a tab of its own', async () => {
    const every = ['Columnas', 'Vistas', 'Exportar', 'Páginas'];
    expect(await show('all', 51)).toEqual(every);
    cleanup();
    expect(await show('own', 1)).toEqual(every);
  });
});
