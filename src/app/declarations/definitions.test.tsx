// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import machines from '../../../docs/guides/machines.json';
import { checkDeclarations, formatConfigProblem } from '../../config/check';
import { normalise } from '../../config/normalise';
import { fieldDefaults } from '../../fields/core/fieldDefaults';
import { clearSession } from '../../session/session';
import { listResponse } from '../../testing/fakeHost';
import { bundledDeclarations } from './bundledDeclarations';
import { knownNames } from '../registry/knownNames';
import { renderAdmin } from '../testing/renderAdmin';

const checked = checkDeclarations(
  [...bundledDeclarations, { file: 'machines.json', input: machines }],
  knownNames,
);
/** Types that a plain host defines, in its own format. */
const kinds = [
  {
    code: 'mill',
    title: 'Fresadora',
    options: [
      { key: 'speed', format: 'number', required: true, measured_in: ['rpm'] },
      { key: 'mode', format: 'text', one_of: ['manual', 'auto'] },
      { key: 'access_code', format: 'text' },
    ],
    axes: [{ axis: 'x' }, { axis: 'y_two' }],
  },
  { code: 'press', title: 'Prensa' },
];

beforeEach(() => {
  window.scrollTo = () => undefined;
});
afterEach(clearSession);

it('the runtime declaration of the guide has no problem', () => {
  expect(checked.problems.map(formatConfigProblem)).toEqual([]);
});

it('its form is made of what a plain host defines: parameters, rows and items', async () => {
  const { recordedCalls } = renderAdmin({
    resources: normalise(checked.validDeclarations, fieldDefaults),
    initialPath: '/admin/machines',
    responses: {
      'GET /machines': listResponse([]),
      'GET /machine-kinds': { body: kinds },
      'POST /machines': { body: { id: 'M1' } },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Crear máquina' }));
  const form = within(await screen.findByRole('dialog', { name: 'Nueva máquina' }));
  expect(await form.findAllByRole('heading', { level: 3 })).toHaveLength(3);
  fireEvent.mouseDown(await form.findByRole('combobox', { name: /Clase/ }));
  fireEvent.click(await screen.findByRole('option', { name: 'Fresadora' }));
  await form.findByRole('group', { name: 'Eje X' });
  const steps = form.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(steps).toEqual(['1 Clase', '2 Máquina', '3 Ejes', '4 Turnos']);
  const type = async (name: RegExp, value: string) =>
    fireEvent.change(await form.findByRole('textbox', { name }), { target: { value } });
  await type(/^Nombre/, 'Grande');
  await type(/Velocidad \(rpm\)/, '900');
  for (const axis of ['Eje X', 'Y two'])
    fireEvent.change(within(form.getByRole('group', { name: axis })).getByRole('textbox'), {
      target: { value: axis },
    });
  fireEvent.click(form.getByRole('button', { name: 'Añadir turno' }));
  await form.findByRole('group', { name: 'Turno 1' });
  await type(/Quién/, 'Ana');
  const button = form.getByRole('button', { name: 'Crear' });
  // Its last inputs are loading.
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
  fireEvent.click(button);
  await waitFor(() => expect(recordedCalls.some(({ method }) => method === 'POST')).toBe(true));
  expect(recordedCalls.find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'Grande',
    kind: 'mill',
    settings: [
      { key: 'speed', required: true, multiple: false, set: [{ value: '900', unit: 'rpm' }] },
      { key: 'mode', required: false, multiple: false, set: [] },
      { key: 'access_code', required: false, multiple: false, set: [] },
    ],
    axes: [
      { axis: 'x', alias: 'Eje X' },
      { axis: 'y_two', alias: 'Y two' },
    ],
    shifts: [{ worker: 'Ana', isNight: false, escort: null }],
  });
});
