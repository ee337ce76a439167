// @vitest-environment jsdom
import '../../../testing/jsdomPolyfills';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { declareResources } from '../../../testing/declareResources';
import { FieldApp } from '../../../testing/FieldApp';
import { makeField } from '../../../testing/makeField';
import { FieldInput } from '../../core/FieldInput';
import ReferenceFilter from '../ReferenceFilter';

const resources = declareResources({
  name: 'homes',
  label: 'Viviendas',
  recordRepresentation: ['alias', 'street', '{id}'],
  secondaryText: ['street', 'city', 'id'],
  api: { path: '/homes' },
  fields: { alias: { type: 'text' }, street: { type: 'text' }, city: { type: 'text' } },
});
const HOMES = [
  { id: 'a1', alias: 'Vivienda 1º B', street: 'Calle Sol 3', city: 'Soria' },
  { id: 'a2', alias: 'Vivienda 1º B', street: 'Calle Mar 9', city: 'Gijón' },
  { id: 'a3', alias: null, street: 'Calle Luz 1', city: 'Gijón' },
];
const LINES = [
  'Vivienda 1º B · Calle Sol 3 · Soria · a1',
  'Vivienda 1º B · Calle Mar 9 · Gijón · a2',
  // The text does not repeat the title and has no gap for a missing part.
  'Calle Luz 1 · Gijón · a3',
];

const calls = () => ({
  getList: vi.fn(() => Promise.resolve({ data: HOMES, total: HOMES.length })),
  getMany: vi.fn((_: string, { ids }: { ids: string[] }) =>
    Promise.resolve({ data: HOMES.filter(({ id }) => ids.includes(id)) }),
  ),
});

const show = (type: string, options: Record<string, unknown> = {}) => {
  const field = makeField({
    type,
    name: 'home',
    label: 'Vivienda',
    options: { resource: 'homes', preload: true, display: '{alias}', ...options },
  });
  const onSubmit = vi.fn();
  render(
    // The test's data provider returns one shape, which the generic types cannot express.
    <FieldApp resources={resources} dataProvider={calls() as never}>
      <Form record={{ id: 1 }} onSubmit={onSubmit}>
        <FieldInput field={field} />
        <button type="submit">Guardar</button>
      </Form>
    </FieldApp>,
  );
  return onSubmit;
};

describe.each(['reference', 'references'])('homes of one name in the picker of a %s', (type) => {
  it('say what tells them apart, in the list and once one is chosen', async () => {
    const onSubmit = show(type);
    const input = await screen.findByRole('combobox', { name: /Vivienda/ });
    await userEvent.click(input);
    const names = LINES.map((line) => line.replace(' · ', ' '));
    for (const name of names) expect(await screen.findByRole('option', { name })).toBeVisible();
    await userEvent.click(screen.getByRole('option', { name: names[1] ?? '' }));
    const isOne = type === 'reference';
    await waitFor(() => (isOne ? expect(input).toHaveValue(LINES[1]) : screen.getByText(LINES[1] ?? '')));
    await userEvent.click(screen.getByText('Guardar'));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ home: isOne ? 'a2' : ['a2'] });
  });
});

it('are found by what tells them apart where they are searched here', async () => {
  show('reference', { searchLocally: true });
  const input = await screen.findByRole('combobox', { name: /Vivienda/ });
  await userEvent.click(input);
  await userEvent.type(input, 'calle mar');
  expect(screen.getAllByRole('option')).toHaveLength(1);
});

it('stand so in a table of results and in a filter', async () => {
  show('reference', { pickerView: 'table' });
  for (const line of LINES)
    expect(await screen.findByRole('radio', { name: `Elegir ${line}` })).toBeVisible();
  const field = makeField({ type: 'reference', name: 'home', options: { resource: 'homes' } });
  render(
    <FieldApp resources={resources} dataProvider={calls() as never}>
      <ReferenceFilter id="f" field={field} value={undefined} onChange={vi.fn()} />
    </FieldApp>,
  );
  for (const name of LINES) expect(await screen.findByRole('option', { name })).toBeInTheDocument();
});
