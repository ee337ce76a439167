// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import workshops from '../../../docs/guides/workshops.json';
import { checkDeclarations, formatConfigProblem } from '../../config/check';
import { normalise } from '../../config/normalise';
import { fieldDefaults } from '../../fields/core/fieldDefaults';
import { clearSession } from '../../session/session';
import { listResponse } from '../../testing/fakeHost';
import { bundledDeclarations } from './bundledDeclarations';
import { knownNames } from '../registry/knownNames';
import { renderAdmin } from '../testing/renderAdmin';

const checked = checkDeclarations(
  [...bundledDeclarations, { file: 'workshops.json', input: workshops }],
  knownNames,
);
const wood = {
  id: 'W1',
  name: 'Carpintería',
  days: 'SA;MO',
  open: [{ from: '09:00:00', to: '14:00' }],
  loan: 36,
};
const open = (initialPath: string) =>
  renderAdmin({
    resources: normalise(checked.validDeclarations, fieldDefaults),
    initialPath,
    responses: {
      'GET /workshops': listResponse([wood]),
      'GET /workshops/W1': { body: { data: wood } },
      'GET /workshops/W1/rooms': listResponse([{ ...wood, id: 'R1', name: 'Sala de tornos', loan: 168 }]),
      'POST /workshops': { body: { data: { id: 'W2' } } },
      'GET /workshops/R1': { body: { data: { ...wood, id: 'R1', name: 'Sala de tornos', loan: 168 } } },
    },
  });

beforeEach(() => {
  window.scrollTo = () => undefined;
});
afterEach(clearSession);

it('the runtime declaration of the guide has no problem', () => {
  expect(checked.problems.map(formatConfigProblem)).toEqual([]);
});

it('shows days that came as one text, hours, and numbers by their size, in a table that scrolls', async () => {
  open('/admin/workshops');
  const row = within((await screen.findByText('Carpintería')).closest('tr')!);
  for (const text of ['Sábado, Lunes', '09:00:00–14:00', '36 horas'])
    expect(row.getByText(text)).toBeVisible();
  expect(document.querySelector('.list-scroll')).toHaveStyle({ maxBlockSize: '400px' });
});

it('asks for hours that do not overlap, and sends the days in their order', async () => {
  const { recordedCalls } = open('/admin/workshops');
  fireEvent.click(await screen.findByRole('button', { name: 'Crear taller' }));
  const form = within(await screen.findByRole('dialog', { name: 'Nuevo taller' }));
  expect(await form.findByText('Sin horario, el taller está cerrado.')).toBeVisible();
  fireEvent.change(await form.findByRole('textbox', { name: /^Nombre/ }), { target: { value: 'Forja' } });
  fireEvent.mouseDown(await form.findByRole('combobox', { name: /^Días/ }));
  // The list stays open while several are chosen.
  for (const day of ['Sábado', 'Lunes']) fireEvent.click(await screen.findByRole('option', { name: day }));
  const hours = async (at: number, from: string, to: string) => {
    const group = within(await form.findByRole('group', { name: `Tramo ${at}` }));
    fireEvent.change(await group.findByRole('textbox', { name: /^Desde/ }), { target: { value: from } });
    fireEvent.change(await group.findByRole('textbox', { name: /^Hasta/ }), { target: { value: to } });
  };
  fireEvent.click(await form.findByRole('button', { name: 'Añadir tramo' }));
  await hours(1, '9:00', '14:00');
  fireEvent.click(await form.findByRole('button', { name: 'Añadir tramo' }));
  await hours(2, '13:30', '18:00');
  fireEvent.click(form.getByRole('button', { name: 'Crear' }));
  expect(await form.findByText('Los elementos 1 y 2 se solapan')).toBeVisible();
  await hours(2, '14.00', '1800');
  await waitFor(() => expect(form.queryByText('Los elementos 1 y 2 se solapan')).toBeNull());
  fireEvent.click(form.getByRole('button', { name: 'Crear' }));
  await waitFor(() => expect(recordedCalls.some(({ method }) => method === 'POST')).toBe(true));
  expect(recordedCalls.find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'Forja',
    days: 'MO;SA',
    open: [
      { from: '09:00', to: '14:00' },
      { from: '14:00', to: '18:00' },
    ],
    loan: null,
  });
});

it('has a panel in the page of a record, in place of tabs', async () => {
  const { currentPath } = open('/admin/workshops/W1');
  expect(await screen.findByRole('heading', { level: 2, name: 'Sala de tornos' })).toBeVisible();
  expect(await screen.findByText('168 horas, la semana entera')).toBeVisible();
  expect(currentPath()).toBe('/admin/workshops/W1/R1');
});
