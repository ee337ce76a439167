// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import stations from '../../../docs/guides/stations.json';
import { checkDeclarations, formatConfigProblem } from '../../config/check';
import { fieldDefaults } from '../../fields/core/fieldDefaults';
import { normalise } from '../../config/normalise';
import { clearSession } from '../../session/session';
import { listResponse, type RecordedCall } from '../../testing/fakeHost';
import { pressButton } from '../../testing/pressButton';
import { bundledDeclarations } from './bundledDeclarations';
import { knownNames } from '../registry/knownNames';
import { renderAdmin } from '../testing/renderAdmin';

const checked = checkDeclarations(
  [...bundledDeclarations, { file: 'stations.json', input: stations }],
  knownNames,
);
const all = Array.from({ length: 7 }, (_, at) => ({
  id: `S${at + 1}`,
  name: `Estación ${at + 1}`,
  opened_at: 1_795_000_000,
  power_kw: 22,
  in_use: 'free',
  place_es: 'Puerto',
  place_en: at === 0 ? '' : 'Harbour',
  photo_url: null,
  plugs: [
    { id: 'P2', name: 'Conector 2' },
    { id: 'P1', name: 'Conector 1' },
  ],
}));
const listed = ({ url }: RecordedCall) => {
  const at = Number(new URLSearchParams(url.split('?')[1]).get('page[number]'));
  const paged = listResponse(all.slice((at - 1) * 5, at * 5), all.length, 5) as { body: object };
  return { body: { ...paged.body, totals: { free: 6, busy: 1 } } };
};

function open(at: string) {
  return renderAdmin({
    resources: normalise(checked.validDeclarations, fieldDefaults),
    initialPath: at,
    responses: {
      'GET /stations': listed,
      'GET /stations/S1': { body: { data: all[0] } },
      'PATCH /stations/S1': {},
    },
  });
}
beforeEach(() => {
  window.scrollTo = () => undefined;
});
afterEach(clearSession);

it('the runtime declaration of the guide has no problem', () => {
  expect(checked.problems.map(formatConfigProblem)).toEqual([]);
});

it('its list has figures of the answer, its own sort parameter and five rows more at a press', async () => {
  const { callsBesidesProfile } = open('/admin/stations');
  const figures = await screen.findByRole('region', { name: 'Cifras' });
  expect(await within(figures).findByText('Ocupadas')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Cargar más' }));
  expect(await screen.findByText('Estación 7')).toBeVisible();
  expect(callsBesidesProfile().filter((call) => call.includes('/stations'))).toEqual(
    [1, 2].map((at) => `GET /stations?page[number]=${at}&page[size]=5&page[sort]=-opened_at`),
  );
});

it('its forms have two ways to fill one in, and a name to be typed exactly', async () => {
  const { callsBesidesProfile } = open('/admin/stations/S1/data');
  await userEvent.click(await screen.findByRole('button', { name: 'Mover a un edificio' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Escribir' }));
  expect(await screen.findByRole('textbox', { name: /^Identificador del edificio/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Retirar' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(await within(dialog).findByRole('textbox', { name: /^Nombre/ }), 'Otra');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Retirar' }));
  expect(await screen.findByText('El nombre no coincide')).toBeVisible();
  expect(callsBesidesProfile().filter((call) => call.startsWith('POST'))).toEqual([]);
});

it('its words of languages, pictures and lists inside a record work in JSON, too', async () => {
  const { recordedCalls } = open('/admin/stations');
  // The language of the tests' browser is English; texts without English version are shown in Spanish.
  expect(await screen.findAllByText('Harbour')).toHaveLength(4);
  await userEvent.click(await screen.findByRole('link', { name: 'Estación 1' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cerrar la estación' }));
  const items = await screen.findByRole('list', { name: 'Con ella se cierran 2 conectores:' });
  expect(
    within(items)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Conector 1', 'Conector 2']);
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Editar' }));
  const drawer = await screen.findByRole('dialog');
  await userEvent.click(await within(drawer).findByRole('combobox', { name: 'Uso' }));
  expect(await screen.findByRole('option', { name: 'Ocupada (lo dice el cargador)' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await pressButton('Guardar');
  await waitFor(() => expect(recordedCalls.map(({ method }) => method)).toContain('PATCH'));
  expect(recordedCalls.find(({ method }) => method === 'PATCH')?.body).toEqual({
    name: 'Estación 1',
    in_use: 'free',
    photo_url: null,
    new_photo: null,
    plugs: [
      { id: 'P2', station: 'S1' },
      { id: 'P1', station: 'S1' },
    ],
  });
});
