// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../dataProvider';
import { declareResources } from '../../testing/declareResources';
import { FieldApp } from '../../testing/FieldApp';
import { makeField } from '../../testing/makeField';
import ReferenceFilter from './ReferenceFilter';

const resources = declareResources({
  name: 'projects',
  label: 'Edificios',
  recordRepresentation: 'name',
  api: { path: '/projects' },
  fields: { name: { type: 'text' } },
});

it('does not call records that could not be loaded none at all: it says so and asks again [HTTP-01]', async () => {
  const getList = vi.fn((): Promise<{ data: object[]; total: number }> => Promise.reject(new ApiError(800)));
  const field = makeField({
    type: 'reference',
    name: 'project',
    label: 'Edificio',
    options: { resource: 'projects' },
  });
  render(
    // The test's data provider returns one shape, which the generic types cannot express.
    <FieldApp resources={resources} dataProvider={{ getList } as never}>
      <label htmlFor="f">Edificio</label>
      <ReferenceFilter id="f" field={field} value={undefined} onChange={() => undefined} />
    </FieldApp>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('No se han podido cargar las opciones');
  getList.mockResolvedValue({ data: [{ id: 'p1', name: 'Residencial Sol' }], total: 1 });
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('option', { name: 'Residencial Sol' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});
