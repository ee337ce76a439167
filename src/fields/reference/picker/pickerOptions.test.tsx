// @vitest-environment jsdom
import '../../../testing/jsdomPolyfills';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import type { RelatedFormProps } from '../../../queries/console/ConsoleContext';
import { Notifications } from '../../../layout/notifications/Notifications';
import { declareResources } from '../../../testing/declareResources';
import { makeField } from '../../../testing/makeField';
import { FieldApp } from '../../../testing/FieldApp';
import { FieldInput } from '../../core/FieldInput';
import { InitialValueProvider } from '../../formContext/InitialValueContext';

const resources = declareResources({
  name: 'projects',
  label: { one: 'edificio', many: 'Edificios' },
  recordRepresentation: 'name',
  api: { path: '/projects' },
  fields: { name: { type: 'text' } },
  create: { title: 'Nuevo edificio', fields: ['name'] },
  access: { create: 'make' },
});
const client = makeField({ type: 'text', name: 'client', label: 'Empresa' });
const SUN = { id: 'p1', name: 'Residencial Sol' };
const SEA = { id: 'p2', name: 'Torre Mar' };

/** Stands in for the create form: creates a record on a click. */
const FakeForm = ({ onCreated }: RelatedFormProps) => (
  <button type="button" onClick={() => onCreated({ id: 'p9', name: 'Recién hecho' })}>
    Hacer
  </button>
);

function show(options: Record<string, unknown>, { records = [SUN, SEA], may = true, client: of = '' } = {}) {
  const getList = vi.fn(() => Promise.resolve({ data: records, total: records.length }));
  const getMany = vi.fn(() => Promise.reject(new Error('nothing has to be read by its id')));
  const field = makeField({
    type: 'reference',
    name: 'project',
    label: 'Proyecto',
    options: { resource: 'projects', preload: true, ...options },
  });
  const onSubmit = vi.fn();
  const startWith = vi.fn();
  render(
    <FieldApp
      resources={resources}
      dataProvider={{ getList, getMany } as never}
      consoleValue={{
        RelatedForm: FakeForm,
        canAccess: ({ permissions }) => may || permissions.length === 0,
      }}
    >
      <InitialValueProvider value={startWith}>
        <Form record={{ id: 1, client: of }} onSubmit={onSubmit}>
          <FieldInput field={client} />
          <FieldInput field={field} />
          <button type="submit">Guardar</button>
        </Form>
      </InitialValueProvider>
      <Notifications />
    </FieldApp>,
  );
  const sent = async (): Promise<unknown> => {
    fireEvent.click(screen.getByText('Guardar'));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    const values = onSubmit.mock.calls[0]?.[0] as Record<string, unknown> | undefined;
    return values?.project;
  };
  return { getList, getMany, startWith, sent };
}
const picker = () => screen.findByRole('combobox', { name: /Proyecto/ });
const choose = async (name: string) => {
  await userEvent.click(await picker());
  await userEvent.click(await screen.findByRole('option', { name }));
};

describe('a picker with `autoSelectSingle`', () => {
  it('takes the only record of the list as what the form began with [ASSET-16]', async () => {
    const { getMany, startWith, sent } = show({ autoSelectSingle: true }, { records: [SUN] });
    await waitFor(async () => expect(await picker()).toHaveValue('Residencial Sol'));
    expect(startWith.mock.calls).toEqual([['project', 'p1']]);
    expect(await sent()).toBe('p1');
    expect(getMany).not.toHaveBeenCalled();
  });

  it('takes none of several [ASSET-16]', async () => {
    const { getList, startWith } = show({ autoSelectSingle: true });
    await userEvent.click(await picker());
    await screen.findByRole('option', { name: 'Torre Mar' });
    expect(getList).toHaveBeenCalled();
    expect(startWith).not.toHaveBeenCalled();
    expect(await picker()).toHaveValue('');
  });
});

describe('a picker with a filter', () => {
  it('is emptied when the field it looks at is changed, and reads nothing by its id [ASSET-15]', async () => {
    const { getMany, sent } = show({ filter: { client: '{client}' } }, { client: 'c1' });
    await choose('Torre Mar');
    expect(await picker()).toHaveValue('Torre Mar');
    fireEvent.change(screen.getByLabelText('Empresa'), { target: { value: 'c2' } });
    await waitFor(async () => expect(await picker()).toHaveValue(''));
    expect(getMany).not.toHaveBeenCalled();
    expect(await sent()).toBeNull();
  });
});

describe('a picker with `allowNew`', () => {
  const allowNew = { label: 'Añadir', exists: 'community_exists' };
  const add = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'Añadir' }));
    await userEvent.type(await screen.findByLabelText('Nombre'), `${name}{Enter}`);
  };

  it('takes a new name, which is written as it was typed and never read [ASSET-17, ASSET-36]', async () => {
    const { getMany, sent } = show({ allowNew });
    await picker();
    await add('  Casa Ñ ');
    await waitFor(async () => expect(await picker()).toHaveValue('Casa Ñ'));
    await choose('Torre Mar');
    await choose('Casa Ñ');
    expect(await sent()).toBe('Casa Ñ');
    expect(getMany).not.toHaveBeenCalled();
  });

  it('warns of a name that is there in another case and does not add it [ASSET-18]', async () => {
    show({ allowNew });
    await userEvent.click(await picker());
    await screen.findByRole('option', { name: 'Torre Mar' });
    await userEvent.keyboard('{Escape}');
    await add('TORRE mar');
    expect(await screen.findByText('Ya existe un edificio con ese nombre')).toBeInTheDocument();
    expect(await picker()).toHaveValue('');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('waits with the reason for the fields that its list depends on', async () => {
    show({ allowNew, filter: { client: '{client}' } });
    await picker();
    const button = screen.getByRole('button', { name: 'Añadir' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a picker with `create`', () => {
  it('opens the create form, reads its list again and takes what was made [ASSET-19, ASSET-20]', async () => {
    const { getList, getMany, sent } = show({ create: true });
    await picker();
    await waitFor(() => expect(getList).toHaveBeenCalledOnce());
    await userEvent.click(screen.getByRole('button', { name: 'Nuevo edificio' }));
    await userEvent.click(screen.getByText('Hacer'));
    await waitFor(() => expect(getList).toHaveBeenCalledTimes(2));
    expect(await picker()).toHaveValue('Recién hecho');
    expect(await sent()).toBe('p9');
    expect(getMany).not.toHaveBeenCalled();
  });

  it('offers it only to those who may', async () => {
    show({ create: true }, { may: false });
    await picker();
    expect(screen.queryByRole('button', { name: 'Nuevo edificio' })).toBeNull();
  });
});
