// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Form } from 'ra-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Field } from '../../config/types';
import { ApiError, type ConsoleDataProvider } from '../../../dataProvider';
import { makeField } from '../../testing/makeField';
import { FieldApp } from '../../testing/FieldApp';
import { FieldInput } from '../core/FieldInput';
import EnumFilter from './EnumFilter';

type Call = ConsoleDataProvider['call'];

/** A host that answers each call with this body. */
const answering = (body: unknown) => vi.fn<Call>(() => Promise.resolve({ data: { status: 200, body } }));

const show = (options: Record<string, unknown>, call: Call, record: Record<string, unknown> = {}) =>
  render(
    <FieldApp dataProvider={{ call }}>
      <Form record={{ id: 1, ...record }}>
        <FieldInput field={makeField({ type: 'text', name: 'client', label: 'Empresa' })} />
        <FieldInput field={makeField({ type: 'enum', name: 'kind', label: 'Tipo', options })} />
      </Form>
    </FieldApp>,
  );
const open = async () => fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Tipo' }));

afterEach(() => {
  vi.restoreAllMocks();
});

describe('EnumInput', () => {
  it('offers what the call gives, with the labels of the console [ASSET-14]', async () => {
    const call = answering({ data: ['HOME', 'HOTEL'] });
    show({ path: '/assets/types', labelKeyPrefix: 'enums.project_type' }, call);
    await waitFor(() => expect(call).toHaveBeenCalled());
    await open();
    expect(await screen.findByRole('option', { name: 'Vivienda' })).toBeInTheDocument();
    expect(call.mock.calls[0]?.[1].call).toEqual({ method: 'GET', path: '/assets/types', query: {} });
  });

  it('asks again when the field it depends on changes, and not before it has a value [ASSET-15]', async () => {
    const call = answering([]);
    show({ path: '/clients/{client}/kinds' }, call);
    const client = await screen.findByLabelText('Empresa');
    await screen.findByRole('combobox', { name: 'Tipo' });
    expect(call).not.toHaveBeenCalled();
    fireEvent.change(client, { target: { value: 'c1' } });
    await waitFor(() => expect(call).toHaveBeenCalledTimes(1));
    expect(call.mock.calls[0]?.[1].scope).toMatchObject({ client: 'c1' });
  });

  it('reads the list of each page where the declaration says it is', async () => {
    const of = (page: unknown) => ({ list: { kinds: [`k${String(page)}`] }, meta: { total_pages: 2 } });
    const call = vi.fn<Call>((_, { call: { query } }) =>
      Promise.resolve({ data: { status: 200, body: of(query?.['page[number]']) } }),
    );
    show({ path: '/kinds', paged: true, responsePath: 'list.kinds' }, call);
    await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
    await open();
    await screen.findByRole('option', { name: 'k1' });
    expect(screen.getByRole('option', { name: 'k2' })).toBeInTheDocument();
  });

  it('does not take a list of the same pages that is elsewhere for its own', async () => {
    const body = { kinds: ['k1'], sizes: ['s1'] };
    const call = answering(body);
    const of = (name: string, label: string) =>
      makeField({ type: 'enum', name, label, options: { path: '/all', paged: true, responsePath: name } });
    render(
      <FieldApp dataProvider={{ call }}>
        <Form record={{ id: 1 }}>
          <FieldInput field={of('kinds', 'Tipo')} />
          <FieldInput field={of('sizes', 'Talla')} />
        </Form>
      </FieldApp>,
    );
    await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Talla' }));
    expect(await screen.findByRole('option', { name: 's1' })).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: 'k1' })).toBeNull();
  });

  it('offers what a list of the record holds, without a call [ADET-45]', async () => {
    const call = answering([]);
    const options = { recordPath: 'gateways_qrs', value: 'gateway_id', display: '{gateway_id} ({qr_code})' };
    show(options, call, {
      gateways_qrs: [{ gateway_id: 'G1', qr_code: 'Q1' }, { gateway_id: 'G2' }, null],
    });
    await open();
    expect(await screen.findByRole('option', { name: 'G1 (Q1)' })).toBeInTheDocument();
    expect(screen.getAllByRole('option')).toHaveLength(3);
    expect(call).not.toHaveBeenCalled();
  });

  it('says that the options could not be loaded, and asks for them again [HTTP-01]', async () => {
    const call = vi.fn<Call>(() => Promise.reject(new ApiError(500)));
    show({ path: '/assets/types' }, call);
    expect(await screen.findByText('No se han podido cargar las opciones')).toBeInTheDocument();
    call.mockResolvedValue({ data: { status: 200, body: ['HOME'] } });
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(screen.queryByText('No se han podido cargar las opciones')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
    await open();
    expect(await screen.findByRole('option', { name: 'HOME' })).toBeInTheDocument();
  });

  it('says in an empty select that something is to be chosen, in the words of the declaration if it has some', async () => {
    const of = (name: string, placeholder: string | null, disabledWhen: Field['disabledWhen'] = []) =>
      makeField({
        type: 'enum',
        name,
        label: name,
        placeholder,
        disabledWhen,
        required: true,
        options: { values: { a: 'Primera' } },
      });
    render(
      <FieldApp>
        <Form record={{ id: 1, chosen: 'a' }}>
          <FieldInput field={of('empty', null)} />
          <FieldInput field={of('named', 'Elige una letra')} />
          <FieldInput field={of('chosen', null)} />
          <FieldInput field={of('locked', null, [{ when: { all: [] }, reason: 'Hoy no' }])} />
        </Form>
      </FieldApp>,
    );
    expect(await screen.findByRole('combobox', { name: /^empty/ })).toHaveTextContent('Elige');
    expect(screen.getByRole('combobox', { name: /^named/ })).toHaveTextContent('Elige una letra');
    expect(screen.getByRole('combobox', { name: /^chosen/ })).toHaveTextContent(/^Primera$/);
    expect(screen.getByRole('combobox', { name: /^locked/ })).not.toHaveTextContent('Elige');
    expect(document.querySelector('[placeholder]')).not.toBeInTheDocument();
  });

  it('keeps a stored value that is no choice any more', async () => {
    show({ values: { a: 'Primera' } }, answering([]), { kind: 'vieja' });
    expect(await screen.findByRole('combobox', { name: 'Tipo' })).toHaveTextContent('vieja');
    await open();
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toContain('Primera');
  });
});

describe('EnumFilter', () => {
  it('does not call options that could not be loaded none at all: it says so and asks again [HTTP-01]', async () => {
    const call = vi.fn<Call>(() => Promise.resolve({ data: { status: 200, body: {} } }));
    const field = makeField({
      type: 'enum',
      name: 'kind',
      label: 'Tipo',
      options: { path: '/assets/types' },
    });
    render(
      <FieldApp dataProvider={{ call }}>
        <label htmlFor="f">Tipo</label>
        <EnumFilter id="f" field={field} value={undefined} onChange={() => undefined} />
      </FieldApp>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('No se han podido cargar las opciones');
    call.mockResolvedValue({ data: { status: 200, body: ['HOME'] } });
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('option', { name: 'HOME' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
