// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { declareResources } from '../../../testing/declareResources';
import { FieldApp } from '../../../testing/FieldApp';
import { makeField } from '../../../testing/makeField';
import type { Id } from '../relatedRecord';
import { RecordSearchResults } from './RecordSearchResults';
import type { RecordSearch } from './useRecordSearch';

const resources = declareResources({
  name: 'projects',
  label: 'Edificios',
  recordRepresentation: 'name',
  api: { path: '/projects' },
  fields: { name: { type: 'text', label: 'Nombre' } },
});
const field = makeField({ type: 'reference', options: { resource: 'projects', columns: ['name'] } });

function show(value: Id | undefined) {
  const rows = [
    { id: 7, name: 'Sol' },
    { id: 8, name: 'Mar' },
  ];
  const onSelect = vi.fn();
  const search: RecordSearch = {
    inputValue: 'r',
    setInputValue: vi.fn(),
    searchNow: vi.fn(),
    state: 'found',
    minLength: 1,
    rows,
    total: 2,
    error: null,
    retry: vi.fn(),
  };
  render(
    <FieldApp resources={resources}>
      <RecordSearchResults
        field={field}
        search={search}
        label="Edificios"
        value={value}
        disabled={false}
        onSelect={onSelect}
      />
    </FieldApp>,
  );
  return onSelect;
}
const circle = (name: RegExp) => screen.getByRole('radio', { name });

it('a press on its circle chooses a row once, as one anywhere else on it does', () => {
  const onChoose = show(undefined);
  fireEvent.click(circle(/Sol/));
  expect(onChoose.mock.calls).toEqual([[{ id: 7, name: 'Sol' }]]);
  fireEvent.click(screen.getByText('Mar'));
  expect(onChoose).toHaveBeenCalledTimes(2);
});

it.each([7, '7'])('a chosen id is the same as a number and as a text: %j', (value) => {
  show(value);
  expect(circle(/Sol/)).toBeChecked();
  expect(circle(/Mar/)).not.toBeChecked();
});
