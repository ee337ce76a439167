// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { clearSession, saveSession } from '../../session/session';
import type { FakeResponse } from '../../testing/fakeHost';
import { renderConsole } from '../../testing/renderConsole';
import DashboardPage from './DashboardPage';

const OCCUPATION = 'GET /asset/statistics';
const USERS = 'GET /statistics/users';
const TICKETS = 'GET /tickets-support/statistics';
const GATEWAYS = 'GET /gateways/statistics/online';

const bars = (value: number) => [
  { label: '2026-11-19', value },
  { label: '2026-11-20', value: value + 1 },
  { label: '2026-10', value: value + 2 },
  { label: '2026-11', value: value + 3 },
];
const tickets = {
  tickets_received: 190,
  tickets_closed: 90,
  tickets_revoked: 20,
  tickets_in_progress: 25,
  tickets_closed_time_average: { value: 3.2, units: 'days' },
  first_response_time_average: { value: 1, units: 'hours' },
  tickets_open: 40,
};
const data = (of: unknown): FakeResponse => ({ body: { data: of } });
const good: Record<string, FakeResponse> = {
  [OCCUPATION]: data({ assets_linked_to_users: 520, assets_not_linked_to_users: 740, total_assets: 1260 }),
  [USERS]: data({ users: { average: 852.44, users: bars(800) } }),
  [TICKETS]: data(tickets),
  [GATEWAYS]: data({ gateways: { total_gateways_online: 640, gateways: bars(600) } }),
};

const ALL = ['read_count_users_dashboard_index', 'read_gateways_list'];
afterEach(clearSession);
function open(
  answers: Parameters<typeof renderConsole>[1]['responses'] = {},
  permissions: readonly string[] = ALL,
) {
  saveSession({ token: 't', permissions });
  return renderConsole(<DashboardPage />, {
    resources: new Map(),
    responses: { ...good, ...answers },
    initialPath: '/admin/dashboard',
  });
}
/** Returns the number beside its name. */
const figure = (label: HTMLElement) => label.nextElementSibling;
/** The figure of a card: the value of its last bar. */
const latest = (inside: ReturnType<typeof within>, value: number) =>
  inside.getByText(String(value), { selector: '.period-figure > strong' });
const card = async (name: string) => within(await screen.findByRole('region', { name }));
/** The rows of a card's table, its head first. */
async function table(name: string): Promise<string[][]> {
  const inside = await card(name);
  fireEvent.click(await inside.findByRole('button', { name: `Ver como tabla: ${name}` }));
  return inside
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent.replaceAll('\u00a0', ' ')));
}

describe('the dashboard', () => {
  it('asks for each of its four cards once [DASH-01, DASH-03, DASH-05, DASH-07, DASH-10]', async () => {
    const { callsBesidesProfile } = open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Panel' })).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Ver como tabla/ })).toHaveLength(3));
    expect(await screen.findByText('Recibidos')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Ocupación',
      'Usuarios activos',
      'Tickets de soporte',
      'Gateways activos',
    ]);
    expect(callsBesidesProfile().toSorted()).toEqual([OCCUPATION, USERS, TICKETS, GATEWAYS].toSorted());
  });

  it('occupation: numbers and shares, beside the circle and as a table [DASH-02, DASH-03]', async () => {
    open();
    const inside = await card('Ocupación');
    const legend = (await inside.findAllByRole('listitem')).map((item) => item.textContent);
    expect(legend).toEqual(['Con usuarios52041,3\u00a0%', 'Sin usuarios74058,7\u00a0%']);
    expect(figure(inside.getByText('Total de activos'))?.textContent).toBe('1260');
    expect(await table('Ocupación')).toEqual([
      ['Situación', 'Activos', 'Porcentaje'],
      ['Con usuarios', '520', '41,3 %'],
      ['Sin usuarios', '740', '58,7 %'],
      ['Total de activos', '1260', '100 %'],
    ]);
    fireEvent.click(inside.getByRole('button', { name: 'Ver como gráfico: Ocupación' }));
    expect(inside.queryByRole('table')).toBeNull();
  });

  it.each([
    ['Usuarios activos', 'Media', '852,4', 800],
    ['Gateways activos', 'Conectados ahora', '640', 600],
  ])(
    '%s: days, or months by their own switch [DASH-04, DASH-05, DASH-09, DASH-10, DASH-11, DASH-13, DASH-16]',
    async (name, label, value, from) => {
      const { callsBesidesProfile } = open();
      const inside = await card(name);
      expect(figure(await inside.findByText(label))?.textContent).toBe(value);
      expect(latest(inside, from + 1).nextSibling?.textContent).toBe('+1 desde el 19 nov');
      expect(inside.getByText(`19 nov · ${from}`).nextSibling?.textContent).toBe(`20 nov · ${from + 1}`);
      const days = inside.getByRole('button', { name: 'Últimos 30 días' });
      const months = inside.getByRole('button', { name: 'Últimos 12 meses' });
      expect([days, months].map((button) => button.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
      expect(await table(name)).toEqual([
        ['Día', name],
        ['19/11/2026', String(from)],
        ['20/11/2026', String(from + 1)],
      ]);
      fireEvent.click(months);
      expect([days, months].map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
      expect(inside.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
        `Mes${name}`,
        `oct 2026${from + 2}`,
        `nov 2026${from + 3}`,
      ]);
      expect(latest(inside, from + 3).nextSibling?.textContent).toBe('+1 desde oct');
      expect(screen.getAllByRole('button', { name: 'Últimos 12 meses', pressed: true })).toHaveLength(1);
      expect(callsBesidesProfile()).toHaveLength(4);
    },
  );

  it('tickets: seven figures with their units [DASH-06, DASH-07, DASH-08, DASH-18]', async () => {
    open();
    const inside = await card('Tickets de soporte');
    await inside.findByText('Recibidos');
    expect(inside.getByTitle('Tiempo medio de primera respuesta')).toHaveTextContent('1.ª respuesta');
    const names = inside.getAllByRole('term').map(({ textContent }) => textContent);
    const said = inside.getAllByRole('definition').map((cell) => cell.lastChild?.textContent);
    expect(names.map((name, at) => `${name}: ${said[at]?.replace('\u00a0', ' ')}`)).toEqual([
      'Abiertos: 40',
      'Recibidos: 190',
      'En curso: 25',
      'Cierre medio: 3,2 días',
      'Cerrados: 90',
      'Revocados: 20',
      '1.ª respuesta: 1 hora',
    ]);
  });

  it('tickets: what there is nothing to tell of is a dash', async () => {
    open({
      [TICKETS]: data({ ...tickets, tickets_open: undefined, first_response_time_average: { value: null } }),
    });
    const inside = await card('Tickets de soporte');
    await inside.findByText('Recibidos');
    expect(inside.getAllByText('Sin datos')).toHaveLength(2);
  });

  it.each([
    [[], ['Ocupación', 'Tickets de soporte']],
    [['read_count_users_dashboard_index'], ['Ocupación', 'Usuarios activos', 'Tickets de soporte']],
    [['read_gateways_list'], ['Ocupación', 'Tickets de soporte', 'Gateways activos']],
  ])('with %j shows %j, and asks for no more [DASH-17]', async (permissions, cards) => {
    const { callsBesidesProfile } = open({}, permissions);
    await screen.findByText('Recibidos');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(cards);
    expect(callsBesidesProfile()).toHaveLength(cards.length);
  });

  const cards: [string, string, string][] = [
    [OCCUPATION, 'Ocupación', 'No se ha podido cargar la ocupación'],
    [USERS, 'Usuarios activos', 'No se han podido cargar los usuarios activos'],
    [TICKETS, 'Tickets de soporte', 'No se han podido cargar las cifras de los tickets'],
    [GATEWAYS, 'Gateways activos', 'No se han podido cargar los gateways activos'],
  ];

  it.each(cards)('%s fails alone and can be tried again [DASH-15]', async (call, name, title) => {
    let times = 0;
    const { callsBesidesProfile } = open({
      [call]: () => ((times += 1) === 1 ? { status: 500 } : (good[call] ?? 'refused')),
    });
    const inside = await card(name);
    const alert = await inside.findByRole('alert');
    expect(alert).toHaveTextContent(title);
    expect(alert).toHaveTextContent('Se ha producido un error interno en el servidor');
    const others = cards.filter(([other]) => other !== call);
    for (const [, other] of others) {
      await waitFor(async () => expect((await card(other)).queryByText('Cargando…')).toBeNull());
      expect((await card(other)).queryByRole('alert')).toBeNull();
    }
    fireEvent.click(inside.getByRole('button', { name: 'Reintentar' }));
    expect(inside.getByRole('heading', { name })).toHaveFocus();
    await waitFor(() => expect(inside.queryByRole('alert')).toBeNull());
    await waitFor(() => expect(inside.queryByText('Cargando…')).toBeNull());
    expect(callsBesidesProfile().filter((one) => one === call)).toHaveLength(2);
    expect(callsBesidesProfile()).toHaveLength(5);
  });

  it.each(cards)(
    '%s refused is said without a button that would not help [DASH-15]',
    async (call, name, title) => {
      open({ [call]: { status: 403 } });
      const inside = await card(name);
      expect(await inside.findByText(title)).toBeVisible();
      expect(inside.getByText('Tu usuario no tiene permisos para esta acción')).toBeVisible();
      expect(inside.queryByRole('button')).toBeNull();
    },
  );

  it.each(
    cards.flatMap(([call, name, title]) =>
      [{}, null, [], { users: {}, gateways: [] }, 'texto', { users: { users: [null] } }].map(
        (body) => [call, JSON.stringify(body), name, title, body] as const,
      ),
    ),
  )('%s answering %s is a failure, not «none» [DASH-15]', async (call, _, name, title, body) => {
    open({ [call]: data(body) });
    expect(await (await card(name)).findByRole('alert')).toHaveTextContent(title);
  });

  it('without assets or bars says so', async () => {
    open({
      [OCCUPATION]: data({ assets_linked_to_users: 0, assets_not_linked_to_users: 0, total_assets: 0 }),
      [USERS]: data({ users: { average: 0, users: [] } }),
      [GATEWAYS]: data({ gateways: { total_gateways_online: 0, gateways: bars(1).slice(2) } }),
    });
    expect(await (await card('Ocupación')).findByText('Todavía no hay activos')).toBeVisible();
    const users = await card('Usuarios activos');
    expect(await users.findByText('Todavía no hay datos')).toBeVisible();
    expect(figure(users.getByText('Media'))?.textContent).toBe('0');
    // A host that has one of the periods alone is not asked to show the other first.
    expect((await card('Gateways activos')).getByRole('button', { pressed: true })).toHaveAccessibleName(
      'Últimos 12 meses',
    );
  });
});
