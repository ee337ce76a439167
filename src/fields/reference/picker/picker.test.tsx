// @vitest-environment jsdom
import { useState, type ReactNode } from 'react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Form, useGetList } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../dataProvider';
import { declareResources } from '../../../testing/declareResources';
import { makeField } from '../../../testing/makeField';
import { FieldApp } from '../../../testing/FieldApp';
import { Notifications } from '../../../layout/notifications/Notifications';
import { FieldInput } from '../../core/FieldInput';

const resources = declareResources({
  name: 'projects',
  label: 'Edificios',
  recordRepresentation: ['{alias}', 'name'],
  api: { path: '/projects' },
  fields: { alias: { type: 'text' }, name: { type: 'text' } },
});
const client = makeField({ type: 'text', name: 'client', label: 'Empresa' });

interface Behaviour {
  fails?: boolean;
  behind?: ReactNode;
  readOnly?: boolean;
}

const show = (
  options: Record<string, unknown>,
  type = 'reference',
  record: Record<string, unknown> = {},
  { fails = false, behind = null, readOnly = false }: Behaviour = {},
) => {
  const getList = vi.fn(
    (
      _: string,
      params: { filter: unknown; pagination: unknown },
    ): Promise<{ data: object[]; total: number }> => {
      void params;
      if (fails) return Promise.reject(new ApiError(500, { message: 'Internal Server Error' }));
      return Promise.resolve({ data: [{ id: 'p1', name: 'Residencial Sol' }], total: 1 });
    },
  );
  const getMany = vi.fn(() =>
    fails
      ? Promise.reject(new ApiError(500, { message: 'Internal Server Error' }))
      : Promise.resolve({ data: [{ id: 'p9', alias: 'Torre Mar', name: 'x' }] }),
  );
  const field = makeField({
    type,
    name: 'project',
    label: 'Proyecto',
    readOnly,
    options: { resource: 'projects', ...options },
  });
  const onSubmit = vi.fn();
  const app = (declared: typeof resources) => (
    // The test's data provider returns one shape, which the generic types cannot express.
    <FieldApp resources={declared} dataProvider={{ getList, getMany } as never}>
      {behind}
      <Form record={{ id: 1, ...record }} onSubmit={onSubmit}>
        <FieldInput field={client} />
        <FieldInput field={field} />
        <button type="submit">Guardar</button>
      </Form>
      <Notifications />
    </FieldApp>
  );
  const { rerender } = render(app(resources));
  return { getList, getMany, onSubmit, declarationsArrive: () => rerender(app(new Map(resources))) };
};
/** A page whose list has the same query as the picker's unsearched list. */
const ListBehind = () => {
  const { data = [] } = useGetList('projects', {
    pagination: { page: 1, perPage: 50 },
    sort: { field: '', order: 'ASC' },
    filter: {},
  });
  return <p>{`Lista: ${data.length}`}</p>;
};
/** A form that is opened after another one has fetched its references. */
const OpenedLater = ({ type, value }: { type: string; value: unknown }) => {
  const [isOpen, setOpen] = useState(false);
  const field = makeField({ type, name: 'project', label: 'Después', options: { resource: 'projects' } });
  if (!isOpen) return <button onClick={() => setOpen(true)}>Abrir</button>;
  return (
    <Form record={{ id: 2, project: value }}>
      <FieldInput field={field} />
    </Form>
  );
};
const picker = () => screen.findByRole('combobox', { name: /Proyecto/ });
const search = async (text: string) => {
  const input = await picker();
  act(() => input.focus());
  fireEvent.change(input, { target: { value: text } });
};

describe.each(['reference', 'references'])('the picker of a %s', (type) => {
  it('names what it holds at once where that has been read before: a form can be opened twice [ADET-31]', async () => {
    const value = type === 'reference' ? 'p9' : ['p9'];
    show({}, type, { project: value }, { behind: <OpenedLater type={type} value={value} /> });
    const shown = () => [
      ...screen.queryAllByDisplayValue('Torre Mar'),
      ...screen.queryAllByText('Torre Mar'),
    ];
    await waitFor(() => expect(shown()).toHaveLength(1));
    fireEvent.click(screen.getByText('Abrir'));
    await waitFor(() => expect(shown()).toHaveLength(2));
    expect(screen.getByRole('combobox', { name: /Después/ })).toBeVisible();
  });

  it('says no page and size to a host whose search knows none [AUSER-02]', async () => {
    const { getList, getMany, onSubmit } = show({ paged: false }, type);
    await search('resi');
    fireEvent.click(await screen.findByText('Residencial Sol'));
    expect(getList.mock.calls.map(([, params]) => params)).toEqual([
      expect.objectContaining({ filter: { search: 'resi' }, meta: { paged: false } }),
    ]);
    fireEvent.click(screen.getByText('Guardar'));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    if (type === 'reference') expect(getMany).not.toHaveBeenCalled();
  });

  it('searches from 3 characters on, once typing paused [PROJ-19]', async () => {
    const { getList, onSubmit } = show({ pageSize: 1000 }, type);
    await search('re');
    expect(await screen.findByText('Escribe al menos 3 caracteres')).toBeInTheDocument();
    // In one event: no pause between the keys, however busy the machine is.
    const input = await picker();
    for (const value of ['res', 'resi']) fireEvent.change(input, { target: { value } });
    fireEvent.click(await screen.findByText('Residencial Sol'));
    expect(getList.mock.calls.map(([, params]) => params)).toEqual([
      expect.objectContaining({ filter: { search: 'resi' }, pagination: { page: 1, perPage: 1000 } }),
    ]);
    fireEvent.click(screen.getByText('Guardar'));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    const sent: unknown = onSubmit.mock.calls[0]?.[0];
    expect(sent).toMatchObject({ project: type === 'reference' ? 'p1' : ['p1'] });
  });

  it('offers nothing that a list behind it has read, and nothing older than what is typed [PROJ-19]', async () => {
    const { getList, onSubmit } = show({ pageSize: 50 }, type, {}, { behind: <ListBehind /> });
    expect(await screen.findByText('Lista: 1')).toBeInTheDocument();
    const enter = async () => fireEvent.keyDown(await picker(), { key: 'Enter' });
    const pickFirst = async () => {
      fireEvent.keyDown(await picker(), { key: 'ArrowDown' });
      await enter();
    };
    fireEvent.mouseDown(await picker());
    expect(await screen.findByText('Escribe al menos 3 caracteres')).toBeInTheDocument();
    expect(screen.queryByRole('option')).toBeNull();
    // A fast Enter: the search has not started yet.
    await search('mar');
    await pickFirst();
    expect(screen.queryByRole('option')).toBeNull();
    let answer = (): void => undefined;
    getList.mockImplementation(
      () =>
        new Promise((resolve) => {
          answer = () => resolve({ data: [{ id: 'p2', name: 'Torre Mar' }], total: 1 });
        }),
    );
    await waitFor(() => expect(getList).toHaveBeenCalledTimes(2));
    // And while the search is running.
    await pickFirst();
    expect(screen.queryByRole('option')).toBeNull();
    act(() => answer());
    fireEvent.click(await screen.findByRole('option', { name: 'Torre Mar' }));
    fireEvent.click(screen.getByText('Guardar'));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    const sent: unknown = onSubmit.mock.calls[0]?.[0];
    expect(sent).toMatchObject({ project: type === 'reference' ? 'p2' : ['p2'] });
  });

  it('offers records at once where it preloads', async () => {
    const { getList } = show({ preload: true }, type);
    fireEvent.mouseDown(await picker());
    expect(await screen.findByText('Residencial Sol')).toBeInTheDocument();
    expect(getList.mock.calls[0]?.[1].filter).toEqual({});
  });
});

describe.each(['reference', 'references'])('a %s whose records cannot be loaded', (type) => {
  it('says so in its own words once and under the field, and the form can be saved [ADET-32]', async () => {
    const { onSubmit } = show(
      { preload: true, loadError: 'update_loading_data_error' },
      type,
      {},
      { fails: true },
    );
    const said = 'No se han podido cargar los datos para la edición';
    await waitFor(async () => expect(await picker()).toHaveAccessibleDescription(said));
    const messages = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
    await waitFor(() => expect(messages().filter((message) => message.includes(said))).toHaveLength(1));
    expect(screen.queryByText(/Internal/)).not.toBeInTheDocument();
    fireEvent.change(screen.getByLabelText('Empresa'), { target: { value: 'c1' } });
    fireEvent.click(screen.getByText('Guardar'));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ client: 'c1' });
  });

  it('says that data could not be loaded where nothing else is declared [ADET-32]', async () => {
    show({}, type, { project: type === 'reference' ? 'p9' : ['p9'] }, { fails: true });
    await waitFor(async () =>
      expect(await picker()).toHaveAccessibleDescription('No se han podido cargar los datos'),
    );
  });
});

describe.each(['reference', 'references'])('a %s that failed', (type) => {
  const one = type === 'reference';

  it('is asked for again by its button, and for nothing else [HTTP-01]', async () => {
    const { getList, getMany } = show({ preload: true }, type, {}, { fails: true });
    const again = await screen.findByRole('button', { name: 'Reintentar' });
    expect(getList).toHaveBeenCalledTimes(1);
    getList.mockResolvedValue({ data: [{ id: 'p1', name: 'Residencial Sol' }], total: 1 });
    fireEvent.click(again);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull());
    expect(getList).toHaveBeenCalledTimes(2);
    expect(getMany).not.toHaveBeenCalled();
    fireEvent.mouseDown(await picker());
    expect(await screen.findByText('Residencial Sol')).toBeInTheDocument();
  });

  it('keeps what was chosen, by its id, though its record could not be read [HTTP-01]', async () => {
    const { getMany, onSubmit } = show({}, type, { project: one ? 'p8' : ['p8', 'p9'] });
    if (one) getMany.mockResolvedValue({ data: [] });
    await waitFor(async () => {
      if (one) expect(await picker()).toHaveValue('p8');
      else expect(screen.getByText('p8')).toBeInTheDocument();
    });
    await search('resi');
    fireEvent.click(await screen.findByText('Residencial Sol'));
    fireEvent.click(screen.getByText('Guardar'));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    const sent: unknown = onSubmit.mock.calls[0]?.[0];
    expect(sent).toMatchObject({ project: one ? 'p1' : expect.arrayContaining(['p8', 'p9', 'p1']) });
  });
});

describe('the picker of a reference', () => {
  it('asks for nothing to choose from while it is disabled, only for the chosen one', async () => {
    const { getList, getMany } = show({ preload: true }, 'reference', { project: 'p9' }, { readOnly: true });
    await waitFor(async () => expect(await picker()).toHaveValue('Torre Mar'));
    expect(await picker()).toBeDisabled();
    expect(getMany).toHaveBeenCalledTimes(1);
    expect(getList).not.toHaveBeenCalled();
  });

  it('does not call a search that failed empty [USER-47]', async () => {
    show({}, 'reference', {}, { fails: true });
    await search('resid');
    expect(await screen.findByText('No se ha podido buscar')).toBeInTheDocument();
    expect(screen.queryByText('No hay resultados')).not.toBeInTheDocument();
  });

  it('says when nothing fits', async () => {
    const { getList } = show({});
    getList.mockImplementation(() => Promise.resolve({ data: [], total: 0 }));
    await search('nada');
    expect(await screen.findByText('Buscando…')).toBeInTheDocument();
    expect(await screen.findByText('No hay resultados')).toBeInTheDocument();
  });

  it('keeps what is typed while declarations arrive [USER-47]', async () => {
    const { declarationsArrive } = show({});
    await search('re');
    declarationsArrive();
    expect(await picker()).toHaveValue('re');
  });

  it('waits for the fields it depends on and filters by them [ASSET-15]', async () => {
    const { getList } = show({ preload: true, filter: { client_id: '{client}', kind: null } });
    fireEvent.mouseDown(await picker());
    expect(await screen.findByText('Completa antes los campos de los que depende')).toBeInTheDocument();
    expect(getList).not.toHaveBeenCalled();
    fireEvent.change(await screen.findByLabelText('Empresa'), { target: { value: 'c1' } });
    await waitFor(() => expect(getList).toHaveBeenCalled());
    expect(getList.mock.calls[0]?.[1].filter).toEqual({ client_id: 'c1', kind: null });
  });

  it('shows the current record by the title of its resource', async () => {
    show({}, 'reference', { project: 'p9' });
    const input = await picker();
    await waitFor(() => expect(input).toHaveValue('Torre Mar'));
  });
});
