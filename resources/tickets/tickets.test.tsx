// @vitest-environment jsdom
import { mediaState } from '../../src/testing/jsdomPolyfills';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBundledResources } from '../../src/app/declarations/bundledDeclarations';
import { renderAdmin } from '../../src/app/testing/renderAdmin';
import { clearSession } from '../../src/session/session';
import { listResponse, type FakeResponse, type RecordedCall } from '../../src/testing/fakeHost';
import type { RenderConsoleOptions } from '../../src/testing/renderConsole';

const saved = vi.hoisted(() => ({ files: [] as { name: string }[] }));
vi.mock('../../src/lib/file/download', async (original) => ({
  ...(await original<typeof import('../../src/lib/file/download')>()),
  downloadFile: (name: string) => void saved.files.push({ name }),
}));

const resources = createBundledResources();
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const step = (at: number, status: string, description: string) => ({
  created_at: at,
  description,
  email: 'soporte@almendros.example',
  status,
  support_ticket_id: 'T1',
});
const ticket = {
  id: 'T1',
  title: 'Fuga bajo el fregadero',
  description: 'Gotea desde ayer.',
  address: 'Calle Colón 12',
  asset_id: 'D7K2',
  status: 'opened',
  priority: 'high',
  room: 'Cocina',
  phone_number: '+34 612345678',
  support_email: 'soporte@almendros.example',
  created_at: 1_795_086_000,
  category: 'plumbing',
  created_by: { email: 'marta@correo.example', name: 'Marta Gil', type: 'manual', uuid: 'u1' },
  // Not in their order.
  comments: [step(1_795_200_000, 'assigned', 'Segundo'), step(1_795_100_000, 'opened', 'Primero')],
  media: {
    picture: [PIXEL, 'javascript:alert(1)'],
    video: ['https://media.example/1.mp4', 'javascript:alert(1)'],
  },
};
const totals = {
  tickets_created_during_last_month: 9,
  tickets_created_during_last_week: 4,
  total_accepted_support_tickets: 2,
  total_in_progress_support_tickets: 3,
  total_open_support_tickets: 5,
};
const paged = listResponse([ticket], 120);
const listed: FakeResponse = { body: { ...(paged as { body: object }).body, total_values: totals } };
const history = ({ url }: RecordedCall): FakeResponse => {
  const query = new URLSearchParams(url.split('?')[1]);
  const [at, size] = [Number(query.get('page[number]')), Number(query.get('page[size]'))];
  const all = Array.from({ length: 7 }, (_, i) =>
    step(1_795_300_000 - i * 3600, 'assigned', `Paso ${7 - i}`),
  );
  return listResponse(all.slice((at - 1) * size, at * size), all.length, size);
};

type Answers = NonNullable<RenderConsoleOptions['responses']>;
function open(
  at: string,
  answers: Answers = {},
  permissions = ['update_support_tickets', 'list_support_tickets'],
) {
  return renderAdmin({
    resources,
    initialPath: at,
    permissions,
    responses: {
      'GET /support-tickets': listed,
      'GET /support-tickets/T1': { body: { data: ticket } },
      'GET /support-tickets/T1/history': history,
      'GET /assets/D7K2/dashboard': { body: { data: { id: 'D7K2', alias: 'Ático' } } },
      'PATCH /support-tickets/T1': { body: { data: { ...ticket, status: 'closed' } } },
      ...answers,
    },
  });
}
const automated = { body: { data: { ...ticket, created_by: { ...ticket.created_by, type: 'automated' } } } };
const sent = ({ recordedCalls }: { recordedCalls: RecordedCall[] }, method: string) =>
  recordedCalls.filter((call) => call.method === method);

beforeEach(() => {
  mediaState.isWide = true;
  window.scrollTo = () => undefined;
  saved.files.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  clearSession();
});

describe('the list of tickets', () => {
  it('asks once for rows and figures, newest first, in version 2, and shows both [TICKET-02..TICKET-08, TICKET-11, TICKET-12]', async () => {
    const console = open('/admin/support-tickets');
    const row = (await screen.findAllByRole('row'))[1];
    expect(row).toHaveTextContent(/Fuga bajo el fregadero.*Calle Colón 12.*Abierto.*Fontanería.*Alta/);
    const figures = await screen.findByRole('region', { name: 'Cifras' });
    const told = within(figures)
      .getAllByRole('term')
      .map(
        (term) =>
          `${term.textContent} ${term.nextElementSibling?.querySelector('.visually-hidden')?.textContent}`,
      );
    expect(told).toEqual([
      'Abiertos 5',
      'Aceptados 2',
      'En curso 3',
      'Nuevos, última semana 4',
      'Nuevos, último mes 9',
    ]);
    expect(console.callsBesidesProfile()).toEqual([
      'GET /support-tickets?page[number]=1&page[size]=50&page[sort]=-created_at',
    ]);
    const read = console.recordedCalls.find(({ url }) => url.startsWith('/support-tickets'));
    expect(read?.headers.get('accept-version')).toBe('2');
    expect(
      within(screen.getByRole('combobox', { name: 'Filas' }))
        .getAllByRole('option')
        .map((one) => one.textContent),
    ).toEqual(['50', '75', '100']);
  });

  it('filters by status, source and priority; what means all of them is never sent [TICKET-03, TICKET-09, TICKET-10, TICKET-11]', async () => {
    const console = open(
      '/admin/support-tickets?page=1&size=50&sort=-created_at&filter=status%3Dall_statuses%2Csource%3Dall_sources%2Cpriority%3Dhigh',
    );
    const status = await screen.findByRole('combobox', { name: 'Estado' });
    expect([...status.querySelectorAll('option')].map((one) => one.textContent)).toEqual([
      'Todos los estados',
      'Abierto',
      'Asignado',
      'Aceptado',
      'Cerrado',
      'Revocado',
    ]);
    expect(console.callsBesidesProfile().at(-1)).toMatch(/page\[sort\]=-created_at&priority=high$/);
    fireEvent.change(await screen.findByRole('combobox', { name: 'Origen' }), {
      target: { value: 'automated' },
    });
    await waitFor(() =>
      expect(console.callsBesidesProfile().at(-1)).toMatch(/priority=high&type=automated$/),
    );
    fireEvent.change(status, { target: { value: 'closed' } });
    await waitFor(() => expect(console.callsBesidesProfile().at(-1)).toMatch(/&status=closed/));
    expect(console.currentPath()).toMatch(/status%3Dclosed/);
    expect(console.callsBesidesProfile().join()).not.toMatch(/all_/);
  });

  it('says that it failed in general words, with dashes for all figures [TICKET-06, TICKET-23]', async () => {
    open('/admin/support-tickets', { 'GET /support-tickets': { status: 500 } });
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
    const figures = await screen.findByRole('region', { name: 'Cifras' });
    await waitFor(() => expect(within(figures).getAllByText('Sin datos')).toHaveLength(5));
  });
});

describe('the download of tickets', () => {
  const NOW = new Date('2026-11-22T12:00:00');
  const seconds = (text: string) => Date.parse(text) / 1000;
  async function ask(answer: FakeResponse) {
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
    const console = open('/admin/support-tickets', { 'GET /support-tickets/download': answer });
    fireEvent.click(await screen.findByRole('button', { name: 'Descargar tickets' }));
    const dialog = await screen.findByRole('dialog');
    const fill = async (label: RegExp, value: string) =>
      fireEvent.change(await within(dialog).findByLabelText(label), { target: { value } });
    const press = () => fireEvent.click(within(dialog).getByRole('button', { name: 'Descargar' }));
    const calls = () => console.callsBesidesProfile().filter((call) => call.includes('/download'));
    return { console, dialog, fill, press, calls };
  }

  it('needs both days, none after today, the last not before the first; then sends whole days [TICKET-29, TICKET-30, TICKET-31]', async () => {
    const { dialog, fill, press, calls, console } = await ask({
      text: 'id,title\n',
      headers: { 'content-type': 'text/csv' },
    });
    await within(dialog).findByLabelText(/Hasta/);
    press();
    expect(await within(dialog).findAllByText('Obligatorio')).toHaveLength(2);
    await fill(/Desde/, '2026-11-23');
    expect(await within(dialog).findByText('La fecha no puede ser posterior a hoy')).toBeVisible();
    await fill(/Desde/, '2026-11-20');
    await fill(/Hasta/, '2026-11-19');
    expect(await within(dialog).findByText('No puede ser anterior a 20/11/2026')).toBeVisible();
    press();
    expect(calls()).toEqual([]);
    // The other date makes it right.
    await fill(/Desde/, '2026-11-18');
    await waitFor(() => expect(within(dialog).queryByText(/No puede ser anterior/)).toBeNull());
    await fill(/Hasta/, '2026-11-22');
    press();
    await waitFor(() =>
      expect(calls()).toEqual([
        `GET /support-tickets/download?format=csv&from=${seconds('2026-11-18T00:00:00')}&until=${seconds('2026-11-22T23:59:59')}`,
      ]),
    );
    expect(console.recordedCalls.at(-1)?.headers.get('accept-version')).toBe('1');
    await waitFor(() => expect(saved.files.map(({ name }) => name)).toEqual(['tickets.csv']));
    expect(await screen.findByText('Los tickets se han descargado')).toBeVisible();
  });

  it('says when it fails, and what was chosen stays [TICKET-32]', async () => {
    const { dialog, fill, press } = await ask({ status: 500 });
    await fill(/Desde/, '2026-11-18');
    await fill(/Hasta/, '2026-11-22');
    press();
    expect(await screen.findByText('No se han podido descargar los tickets')).toBeVisible();
    expect(within(dialog).getByLabelText(/Desde/)).toHaveValue('18/11/2026');
    expect(saved.files).toEqual([]);
  });
});

describe('the page of a ticket', () => {
  it('shows its data, who made it, comments oldest first, pictures and films that are safe [TICKET-13, TICKET-14, TICKET-22]', async () => {
    const console = open('/admin/support-tickets/T1');
    expect(await screen.findByRole('heading', { level: 1, name: ticket.title })).toBeVisible();
    for (const text of ['Gotea desde ayer.', 'Calle Colón 12', 'Cocina', 'Marta Gil', 'Manual', 'Fontanería'])
      expect((await screen.findAllByText(text))[0]).toBeVisible();
    expect(screen.getByText(/612345678/)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Ático (D7K2)' })).toHaveAttribute(
      'href',
      '/admin/assets/D7K2',
    );
    const table = await screen.findByRole('table', { name: 'Comentarios' });
    expect(
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual([
      expect.stringMatching(/Abierto.*Primero.*soporte@almendros.example/),
      expect.stringMatching(/Asignado.*Segundo/),
    ]);
    const picture = await screen.findByRole('img', { name: 'Foto 1 de 2' });
    expect(picture).toHaveAttribute('src', PIXEL);
    expect(picture.closest('a')).toBeNull();
    expect(screen.getByText('Foto 2 de 2: no se puede mostrar')).toBeVisible();
    expect(screen.getByRole('link', { name: /Vídeo 1/ })).toHaveAttribute(
      'href',
      'https://media.example/1.mp4',
    );
    expect(screen.getByText('Vídeo 2: no se puede mostrar')).toBeVisible();
    expect(console.callsBesidesProfile()).toEqual(['GET /support-tickets/T1', 'GET /assets/D7K2/dashboard']);
    expect(console.recordedCalls.every(({ headers }) => headers.get('accept-version') === '1')).toBe(true);
  });

  it('begins with the description, without a second label; the facts are beside it [TICKET-13]', async () => {
    open('/admin/support-tickets/T1');
    const text = await screen.findByText('Gotea desde ayer.');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Descripción',
      'Fotos y vídeos',
      'Comentarios',
      'Datos',
    ]);
    expect(text.closest('dl')).toHaveClass('is-single');
    const aside = within(screen.getByRole('complementary', { name: 'Al lado' }));
    for (const label of ['Activo', 'Dirección', 'Teléfono']) expect(aside.getByText(label)).toBeVisible();
    expect(aside.queryByText('Gotea desde ayer.')).toBeNull();
  });

  it('shows its history five at a time, newest first [TICKET-15]', async () => {
    const console = open('/admin/support-tickets/T1/history');
    const texts = () => screen.queryAllByText(/^Paso \d$/).map((one) => one.textContent);
    await waitFor(() => expect(texts()).toEqual(['Paso 7', 'Paso 6', 'Paso 5', 'Paso 4', 'Paso 3']));
    fireEvent.click(await screen.findByRole('button', { name: 'Cargar más' }));
    await waitFor(() => expect(texts()).toHaveLength(7));
    expect(console.callsBesidesProfile()).toEqual([
      'GET /support-tickets/T1',
      'GET /support-tickets/T1/history?page[number]=1&page[size]=5',
      'GET /support-tickets/T1/history?page[number]=2&page[size]=5',
    ]);
  });

  it('says in general words that it cannot be read [TICKET-23]', async () => {
    open('/admin/support-tickets/T1', { 'GET /support-tickets/T1': { status: 500 } });
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  });
});

describe('the status of a ticket', () => {
  const choose = async (name: string, within_: HTMLElement = document.body) => {
    fireEvent.mouseDown(await within(within_).findByRole('combobox', { name: /estado/i }));
    await userEvent.click(await screen.findByRole('option', { name }));
  };
  const commenting = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Comentar y cambiar estado' }));
    return screen.findByRole('dialog');
  };

  it('is changed by the selector, said, and read again [TICKET-16, TICKET-17, TICKET-19, TICKET-21]', async () => {
    const console = open('/admin/support-tickets/T1');
    // Nothing is selected yet; the header shows the current status.
    expect(await screen.findByRole('combobox', { name: /Cambiar estado/ })).not.toHaveTextContent('Abierto');
    await choose('Abierto');
    expect(await screen.findByText('Selecciona un estado para hacer el cambio')).toBeVisible();
    expect(sent(console, 'PATCH')).toEqual([]);
    await choose('Cerrado');
    await waitFor(() =>
      expect(sent(console, 'PATCH').map(({ body }) => body)).toEqual([
        { data: { status: 'closed', description: null } },
      ]),
    );
    expect(await screen.findByText('El estado se ha cambiado')).toBeVisible();
    const reads = () => console.callsBesidesProfile().filter((call) => call === 'GET /support-tickets/T1');
    await waitFor(() => expect(reads()).toHaveLength(2));
    // The change can be undone: the status that it had is sent.
    fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() =>
      expect(sent(console, 'PATCH').at(-1)?.body).toEqual({ data: { status: 'opened', description: null } }),
    );
  });

  it('is changed with a comment by the dialog [TICKET-16, TICKET-19, TICKET-21]', async () => {
    const console = open('/admin/support-tickets/T1');
    const dialog = await commenting();
    await choose('Revocado', dialog);
    fireEvent.change(await within(dialog).findByLabelText('Comentario'), {
      target: { value: ' Era un error ' },
    });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cambiar estado' }));
    await waitFor(() => expect(sent(console, 'PATCH')).toHaveLength(1));
    expect(sent(console, 'PATCH')[0]?.body).toEqual({
      data: { status: 'revoked', description: ' Era un error ' },
    });
    expect(await screen.findByText('El estado se ha cambiado')).toBeVisible();
  });

  it('needs a choice, and another one than it has [TICKET-20]', async () => {
    const console = open('/admin/support-tickets/T1');
    const dialog = await commenting();
    await within(dialog).findByRole('combobox');
    fireEvent.change(await within(dialog).findByLabelText('Comentario'), { target: { value: 'Hola' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cambiar estado' }));
    expect(await within(dialog).findByText('Selecciona un estado para hacer el cambio')).toBeVisible();
    await choose('Abierto', dialog);
    await waitFor(() => expect(screen.queryByText('Selecciona un estado para hacer el cambio')).toBeNull());
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cambiar estado' }));
    expect(await screen.findByText('Selecciona un estado para hacer el cambio')).toBeVisible();
    expect(sent(console, 'PATCH')).toEqual([]);
    expect(within(dialog).getByLabelText('Comentario')).toHaveValue('Hola');
  });

  it('of an automated ticket is not changed, and says why [TICKET-18]', async () => {
    open('/admin/support-tickets/T1', { 'GET /support-tickets/T1': automated });
    const selector = await screen.findByRole('combobox', { name: /Cambiar estado/ });
    expect(selector).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getAllByText('El estado de un ticket automático no se cambia a mano')[0]).toBeVisible();
    expect(screen.getByRole('button', { name: /Comentar y cambiar estado/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('that the host refuses says why: in general words, since a 409 of a ticket that a person made is about something else [TICKET-23]', async () => {
    const { unmount } = open('/admin/support-tickets/T1', {
      'PATCH /support-tickets/T1': { status: 409, body: {} },
    });
    await choose('Cerrado');
    expect(
      await screen.findByText('La petición entra en conflicto con el estado actual del recurso'),
    ).toBeVisible();
    expect(screen.queryByText('El estado de un ticket automático no se cambia a mano')).toBeNull();
    unmount();
    open('/admin/support-tickets/T1', {}, []);
    expect(await screen.findByText('Tu usuario no puede cambiar el estado de los tickets')).toBeVisible();
  });
});
