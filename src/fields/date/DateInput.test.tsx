// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Form, RecordContextProvider } from 'ra-core';
import { expect, it, vi } from 'vitest';
import { FieldApp } from '../../testing/FieldApp';
import { makeField } from '../../testing/makeField';
import { FieldInput } from '../core/FieldInput';

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
  fireEvent.change(input, { target: { value: '15/03/2027' } });
  fireEvent.click(screen.getAllByRole('button', { name: 'Abrir el calendario' })[0]!);
  const calendar = within(await screen.findByRole('dialog', { name: 'Calendario' }));
  const days = await calendar.findAllByRole('button', { name: /marzo/ });
  const open = days.filter((day) => !(day as HTMLButtonElement).disabled).map((day) => day.textContent);
  expect(open).toEqual(['12', '13', '14', '15', '16', '17', '18', '19', '20']);
  fireEvent.click(calendar.getByRole('button', { name: /18 de marzo/ }));
  expect(input).toHaveValue('18/03/2027');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('is typed as people write it, in any browser; what is no date stays, and is refused by name', async () => {
  const saved = vi.fn();
  render(
    <FieldApp>
      <Form record={{ id: 1, asked: march(12) }} onSubmit={saved}>
        <FieldInput field={makeField({ ...asked, options: { timeZone: 'Europe/Madrid' } })} />
        <button>Guardar</button>
      </Form>
    </FieldApp>,
  );
  const input = await screen.findByLabelText('Fecha');
  expect(input).toHaveValue('12/03/2027');
  fireEvent.change(input, { target: { value: '31/2/27' } });
  fireEvent.blur(input);
  expect(await screen.findByText('La fecha no es válida')).toBeVisible();
  expect(input).toHaveValue('31/02/2027');
  fireEvent.change(input, { target: { value: '1-4-27' } });
  fireEvent.blur(input);
  expect(input).toHaveValue('01/04/2027');
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(saved.mock.calls[0]?.[0]).toMatchObject({ asked: Date.parse('2027-03-31T22:00:00Z') / 1000 });
});

it('keeps an hour that the clocks skip as it was typed and says so; no other is sent in its place', async () => {
  const saved = vi.fn();
  const moment = makeField({ ...asked, type: 'dateTime', options: { timeZone: 'Europe/Madrid' } });
  render(
    <FieldApp>
      <Form record={{ id: 1, asked: march(12) }} onSubmit={saved}>
        <FieldInput field={moment} />
        <button>Guardar</button>
      </Form>
    </FieldApp>,
  );
  const input = await screen.findByLabelText('Fecha');
  fireEvent.change(input, { target: { value: '28/03/2027 02:30' } });
  fireEvent.blur(input);
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(/^Esa hora no existe ese día.* 28\/03\/2027 03:30$/)).toBeVisible();
  expect(input).toHaveValue('28/03/2027 02:30');
  fireEvent.change(input, { target: { value: '28/03/2027 03:00' } });
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(saved.mock.calls[0]?.[0]).toMatchObject({ asked: Date.parse('2027-03-28T01:00:00Z') / 1000 });
});
