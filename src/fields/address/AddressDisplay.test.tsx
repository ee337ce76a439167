// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeField } from '../../testing/makeField';
import { AddressDisplay } from './AddressDisplay';

const field = makeField({ type: 'address' });
const address = {
  street_type: 'Calle',
  street_name: 'Mayor',
  block_number: 3,
  apartment: '2º B',
  city: 'Ávila',
};

it.each([
  ['cell', address, ', Ávila'],
  ['detail', address, undefined],
  ['cell', { ...address, city: '' }, undefined],
  ['cell', { city: 'Ávila', country: 'España' }, undefined],
  ['cell', 'Calle Mayor 3, Ávila', undefined],
  ['cell', 'Calle Mayor 3, 2º B, 05001 Ávila', ', 05001 Ávila'],
  ['detail', 'Calle Mayor 3, 2º B, 05001 Ávila', undefined],
] as const)('as a %s %j has its town stand back: %s', (place, value, town) => {
  const { container } = render(
    <AddressDisplay field={field} record={{ id: 1 }} value={value} place={place} />,
  );
  expect(container.querySelector('.field-town')?.textContent).toBe(town);
  expect(container).toHaveTextContent(/^(Calle Mayor 3|Ávila, España)/);
});

it.each([
  [address, '2º B'],
  [{ ...address, apartment: '' }, undefined],
  ['Calle Mayor 3, 2º B, 05001 Ávila', '2º B'],
  ['Calle Mayor 3, 05001 Ávila', undefined],
])('as a cell %j has the home stand out, which differs from row to row: %s', (value, home) => {
  const { container } = render(
    <AddressDisplay field={field} record={{ id: 1 }} value={value} place="cell" />,
  );
  expect(container.querySelector('b')?.textContent).toBe(home);
});
