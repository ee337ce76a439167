// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { Form, RecordContextProvider } from 'ra-core';
import { expect, it } from 'vitest';
import { FieldApp } from '../../testing/FieldApp';
import { makeField } from '../../testing/makeField';
import { FieldInput } from '../FieldInput';

const march = (day: number) => Date.parse(`2027-03-${day}T12:00:00Z`) / 1000;
const asked = makeField({
  type: 'date',
  name: 'asked',
  label: 'Fecha',
  options: { timeZone: 'Europe/Madrid', notBefore: { field: 'opened' }, notAfter: { field: 'closed' } },
});

it('lets choose between another date of the form and one of the record alone [TICKET-31]', async () => {
  render(
    <FieldApp>
      <Form record={{ id: 1, opened: march(12) }}>
        <RecordContextProvider value={{ id: 1, opened: march(10), closed: march(20) }}>
          <FieldInput field={asked} />
          <FieldInput field={makeField({ type: 'date', name: 'opened', label: 'Desde' })} />
        </RecordContextProvider>
      </Form>
    </FieldApp>,
  );
  const input = await screen.findByLabelText('Fecha');
  expect(input).toHaveAttribute('min', '2027-03-12');
  expect(input).toHaveAttribute('max', '2027-03-20');
});
