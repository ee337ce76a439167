// @vitest-environment jsdom
import { configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Form } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import type { CallReader } from '../../console/ConsoleContext';
import { makeField } from '../../testing/makeField';
import { TestApp } from '../../testing/TestApp';
import { FieldInput } from '../FieldInput';

// The input loads lazily, which takes its time while other test files run beside.
configure({ asyncUtilTimeout: 10_000 });

const show = (options: Record<string, unknown>, reader: CallReader, record: Record<string, unknown> = {}) =>
  render(
    <TestApp running={{ reader }}>
      <Form record={{ id: 1, ...record }}>
        <FieldInput field={makeField({ type: 'text', name: 'client', label: 'Empresa' })} />
        <FieldInput field={makeField({ type: 'enum', name: 'kind', label: 'Tipo', options })} />
      </Form>
    </TestApp>,
  );
const open = async () => fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Tipo' }));

describe('EnumInput', () => {
  it('offers what the call gives, with the labels of the console [ASSET-14]', async () => {
    const reader = vi.fn<CallReader>(() => Promise.resolve({ data: ['HOME', 'HOTEL'] }));
    show({ path: '/assets/types', labels: 'enums.project_type' }, reader);
    await waitFor(() => expect(reader).toHaveBeenCalled());
    await open();
    expect(await screen.findByRole('option', { name: 'Vivienda' })).toBeInTheDocument();
    expect(reader.mock.calls[0]?.[0]).toEqual({ path: '/assets/types', query: {} });
  });

  it('asks again when the field it depends on changes, and not before it has a value [ASSET-15]', async () => {
    const reader = vi.fn<CallReader>(() => Promise.resolve([]));
    show({ path: '/clients/{client}/kinds' }, reader);
    const client = await screen.findByLabelText('Empresa');
    await screen.findByRole('combobox', { name: 'Tipo' });
    expect(reader).not.toHaveBeenCalled();
    fireEvent.change(client, { target: { value: 'c1' } });
    await waitFor(() => expect(reader).toHaveBeenCalledTimes(1));
    expect(reader.mock.calls[0]?.[1]).toMatchObject({ client: 'c1' });
  });

  it('offers what a list of the record holds, without a call [ADET-45]', async () => {
    const reader = vi.fn<CallReader>(() => Promise.resolve([]));
    const options = { from: 'gateways_qrs', value: 'gateway_id', display: '{gateway_id} ({qr_code})' };
    show(options, reader, {
      gateways_qrs: [{ gateway_id: 'G1', qr_code: 'Q1' }, { gateway_id: 'G2' }, null],
    });
    await open();
    expect(await screen.findByRole('option', { name: 'G1 (Q1)' })).toBeInTheDocument();
    expect(screen.getAllByRole('option')).toHaveLength(3);
    expect(reader).not.toHaveBeenCalled();
  });

  it('says that the options could not be loaded', async () => {
    show({ path: '/assets/types' }, () => Promise.reject(new Error('500')));
    expect(await screen.findByText('No se han podido cargar las opciones')).toBeInTheDocument();
  });

  it('keeps a stored value that is no choice any more', async () => {
    show({ values: { a: 'Primera' } }, () => Promise.resolve([]), { kind: 'vieja' });
    expect(await screen.findByRole('combobox', { name: 'Tipo' })).toHaveTextContent('vieja');
    await open();
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toContain('Primera');
  });
});
