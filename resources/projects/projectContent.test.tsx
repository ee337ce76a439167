// @vitest-environment jsdom
import '../../src/testing/jsdomPolyfills';
import { Route, Routes } from 'react-router-dom';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// Loaded beforehand: what a page loads when it needs it is slow while other tests run beside.
import '../../src/features/documentUpload/DocumentUpload';
import '../../src/fields/image/ImageInput';
import '../../src/fields/longText/LongTextInput';
import '../../src/fields/text/TextInput';
import '../../src/fields/url/UrlInput';
import '../../src/forms/record/RecordFormPanel';
import '../../src/show/tabs/TabFormView';
import { createBundledResources } from '../../src/app/declarations/bundledDeclarations';
import { globalTexts } from '../../src/i18n/messages/global';
import { clearSession, saveSession } from '../../src/session/session';
import { getDeclaredResource } from '../../src/testing/declareResources';
import type { FakeResponse } from '../../src/testing/fakeHost';
import { renderConsole } from '../../src/testing/renderConsole';
import { ShowPage } from '../../src/show/ShowPage';

const resources = createBundledResources();
const MB = 1024 * 1024;

const verifier = { id: 'U1', email: 'ana@example.com' };
const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (char) => char.charCodeAt(0),
);

const project = {
  id: 'P1',
  name: 'Los Almendros',
  logo: 'https://cdn.example/logo.png',
  background_image: 'https://cdn.example/fondo.png',
  is_background_image_default: false,
  type: 'HOME',
  status: 'SUSPENDED',
  support_email: ['soporte@example.com', 'otro@example.com'],
  users_require_verification: true,
  users_verifiers: [verifier],
  allowed_users_to_verify_accounts: [verifier],
  client: { id: 'C1', name: 'Norte' },
};
const contact = { id: 'S1', title: 'Portería', description: 'De 8 a 20.', link: 'tel:+34 600 111' };
const file = {
  id: 'D1',
  title: 'Normas',
  comments: null,
  url: 'https://cdn.example/normas.pdf',
  size: 48_213,
  created_at: 1_700_000_000,
};

function open(tab: string, answers: Record<string, FakeResponse | (() => FakeResponse)> = {}, one = project) {
  const page = <ShowPage resource={getDeclaredResource(resources, 'projects')} />;
  return renderConsole(
    <Routes>
      <Route path="admin/projects/:id/:tab?/:subTab?" element={page} />
    </Routes>,
    {
      resources,
      initialPath: `/admin/projects/P1/${tab}`,
      responses: { 'GET /projects/P1': { body: { data: one } }, ...answers },
    },
  );
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const sent = (seen: ReturnType<typeof open>['recordedCalls']) =>
  seen.filter(({ method }) => method !== 'GET').map(({ method, url, body }) => [`${method} ${url}`, body]);
/** Returns the visible messages. */
const said = () => [...document.querySelectorAll('.toast')].map(({ textContent }) => textContent);
const choose = (files: readonly File[]): void => {
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('no input for files');
  fireEvent.change(input, { target: { files } });
};
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => saveSession({ token: 't', permissions: ['update_projects', 'update_assets'] }));
afterEach(() => {
  clearSession();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('useful contacts of a project', () => {
  const CONTACTS = 'GET /projects/P1/third-party-services';
  const MADE = 'POST /projects/P1/third-party-services';
  const filled = async (link: string) => {
    await userEvent.click(await button('Crear contacto útil'));
    const dialog = await screen.findByRole('dialog', { name: 'Crear contacto útil' });
    const field = (name: string | RegExp) => within(dialog).findByRole('textbox', { name });
    fireEvent.change(await field(/^Título/), { target: { value: 'Taxi' } });
    fireEvent.change(await field(/^Enlace/), { target: { value: link } });
    fireEvent.change(await field(/^Descripción/), { target: { value: 'En la esquina' } });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Crear' }));
    return dialog;
  };

  it('stand beside news and spaces, a telephone without its scheme, each needed call once [CONTACT-04, CONTACT-05]', async () => {
    const { callsBesidesProfile } = open('services/useful-contacts', {
      [CONTACTS]: { body: { data: [contact] } },
    });
    expect(await screen.findByRole('link', { name: '+34 600 111' })).toHaveAttribute(
      'href',
      contact.link.replaceAll(' ', ''),
    );
    const inner = screen.getByRole('navigation', { name: 'Servicios' });
    expect(
      within(inner)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      '/admin/projects/P1/services/useful-contacts',
      '/admin/projects/P1/services/news',
      '/admin/projects/P1/services/common-areas',
    ]);
    expect(callsBesidesProfile().sort()).toEqual([CONTACTS, 'GET /projects/P1?include=assets'].sort());
  });

  it('are added with a bare body, which is said for 5 s, and read again [CONTACT-05, CONTACT-12, HTTP-16]', async () => {
    const rows: object[] = [];
    const { recordedCalls } = open('services/useful-contacts', {
      [CONTACTS]: () => ({ body: { data: [...rows] } }),
      [MADE]: () => {
        rows.push({ ...contact, title: 'Taxi' });
        return { status: 201, body: { data: { id: 'S1', title: 'Taxi' } } };
      },
    });
    expect(await screen.findByText('Este edificio no tiene contactos útiles')).toBeVisible();
    await filled('tel:+34 600 #*1');
    expect(await screen.findByText('Se ha creado el contacto «Taxi»')).toBeVisible();
    expect(sent(recordedCalls)).toEqual([
      [MADE, { title: 'Taxi', link: 'tel:+34 600 #*1', description: 'En la esquina' }],
    ]);
    expect(await screen.findByRole('cell', { name: 'Taxi' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('need a title, a link and a description of 3 to 5 rows [CONTACT-06, CONTACT-07, CONTACT-08]', async () => {
    const { recordedCalls } = open('services/useful-contacts', { [CONTACTS]: { body: { data: [] } } });
    await userEvent.click(await button('Crear contacto útil'));
    const dialog = await screen.findByRole('dialog', { name: 'Crear contacto útil' });
    await within(dialog).findByRole('textbox', { name: /^Descripción/ });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Crear' }));
    expect(await within(dialog).findAllByText(globalTexts.field_required)).toHaveLength(3);
    expect(sent(recordedCalls)).toEqual([]);
    const { fields } = getDeclaredResource(resources, 'project-contacts');
    expect(fields.description?.options).toMatchObject({ rows: 3, maxRows: 5 });
  });

  it.each([
    ['tel:6OO', globalTexts.telephone_not_valid],
    ['tel: #', globalTexts.telephone_not_valid],
    ['tel:6+00', globalTexts.telephone_not_valid],
    ['javascript:alert(1)', 'El enlace no es válido'],
  ])('do not take %s as a link, and what was typed stays [CONTACT-11]', async (link, text) => {
    const { recordedCalls } = open('services/useful-contacts', { [CONTACTS]: { body: { data: [] } } });
    const dialog = await filled(link);
    expect(await within(dialog).findByText(text)).toBeVisible();
    expect(within(dialog).getByRole('textbox', { name: /^Enlace/ })).toHaveValue(link.replace('tel:', ''));
    expect(sent(recordedCalls)).toEqual([]);
  });

  it('begin their link with https://, http:// or tel: [CONTACT-09, CONTACT-10]', async () => {
    open('services/useful-contacts', { [CONTACTS]: { body: { data: [] } } });
    await userEvent.click(await button('Crear contacto útil'));
    const link = await screen.findByRole('textbox', { name: /^Enlace/ });
    const prefix = screen.getByRole('combobox', { name: /^Prefijo de Enlace/ });
    expect(
      within(prefix)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['https://', 'http://', 'tel:']);
    expect(prefix).toHaveValue('https://');
    await userEvent.selectOptions(prefix, 'tel:');
    await userEvent.type(link, '600 1');
    expect(link).toHaveValue('600 1');
    await userEvent.clear(link);
    expect(prefix).toHaveValue('tel:');
    await userEvent.paste('http://taxi.example');
    expect(link).toHaveValue('taxi.example');
    expect(prefix).toHaveValue('http://');
  });

  it('are deleted after a question, which is said for 5 s; so is a failure [CONTACT-12, CONTACT-13, HTTP-16]', async () => {
    const answers: FakeResponse[] = [{ status: 500 }, { status: 204 }];
    const { recordedCalls } = open('services/useful-contacts', {
      [CONTACTS]: { body: { data: [contact] } },
      'DELETE /third-party-services/S1': () => answers.shift() ?? { status: 404 },
    });
    await userEvent.click(await button('Acciones de Portería'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Portería');
    expect(sent(recordedCalls)).toEqual([]);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const confirm = () => fireEvent.click(within(question).getByRole('button', { name: 'Eliminar' }));
    confirm();
    await waitFor(() => expect(said()).toEqual([expect.stringContaining('No se ha podido eliminar')]));
    await later(4500);
    expect(said()).toHaveLength(1);
    await later(1000);
    await waitFor(() => expect(said()).toEqual([]));
    confirm();
    await waitFor(() => expect(said()).toEqual([expect.stringContaining('Eliminado correctamente')]));
    await later(4500);
    expect(said()).toHaveLength(1);
    await later(1000);
    await waitFor(() => expect(said()).toEqual([]));
    const call = ['DELETE /third-party-services/S1', undefined];
    expect(sent(recordedCalls)).toEqual([call, call]);
  });
});

describe('documents of a project', () => {
  const DOCUMENTS = 'GET /projects/P1/documents';
  const pdf = (name: string, size = 20) =>
    new File(['%PDF-1.7\n', new Uint8Array(size - 9)], name, { type: 'application/pdf' });

  it('are listed with what is known of them; their address is where they are downloaded [DOC-01, DOC-02, DOC-03, DOC-05, DOC-07]', async () => {
    const { callsBesidesProfile } = open('documents', { [DOCUMENTS]: { body: { data: [file] } } });
    const row = (await screen.findByText('Normas')).closest('tr')!;
    expect(row).toHaveTextContent('47,1 kB');
    expect(within(row).getByRole('link', { name: /^Descargar/ })).toHaveAttribute('href', file.url);
    expect(within(row).getByRole('link', { name: /^Normas/ })).toHaveAttribute('href', file.url);
    expect(callsBesidesProfile().sort()).toEqual([DOCUMENTS, 'GET /projects/P1?include=assets'].sort());
  });

  it('are published one at a time with a bare body, which is said for 3 s [DOC-01, DOC-04, DOC-13]', async () => {
    let atOnce = 0;
    const { recordedCalls } = open('documents', {
      [DOCUMENTS]: { body: { data: [] } },
      'POST /projects/P1/document': () => {
        atOnce += 1;
        expect(atOnce).toBe(1);
        queueMicrotask(() => (atOnce -= 1));
        return { status: 201, body: { data: { id: 'D9' } } };
      },
    });
    await userEvent.click(await button('Publicar documentos'));
    await screen.findByRole('dialog', { name: 'Publicar documentos' });
    choose([pdf('Uno.pdf'), pdf('Dos.pdf')]);
    await userEvent.click(await button('Enviar 2 documentos'));
    expect(await screen.findByText('Se han añadido 2 documentos')).toBeVisible();
    const document = btoa(`%PDF-1.7\n${'\0'.repeat(11)}`);
    expect(sent(recordedCalls)).toEqual([
      ['POST /projects/P1/document', { title: 'Uno', comments: null, document }],
      ['POST /projects/P1/document', { title: 'Dos', comments: null, document }],
    ]);
  });

  it('are PDFs under 10 MB by what they hold; others are named and not taken [DOC-06, DOC-11]', async () => {
    const { recordedCalls } = open('documents', { [DOCUMENTS]: { body: { data: [] } } });
    await userEvent.click(await button('Publicar documentos'));
    await screen.findByRole('dialog');
    const renamed = new File(['MZ a program'], 'programa.pdf', { type: 'application/pdf' });
    choose([renamed, pdf('justo.pdf', 10 * MB), pdf('mas.pdf', 10 * MB + 1), pdf('bueno.pdf', 10 * MB - 1)]);
    expect(await screen.findByText(/«justo\.pdf» supera el tamaño máximo de 10 MB/)).toBeVisible();
    expect(await screen.findByText(/«mas\.pdf» supera el tamaño máximo de 10 MB/)).toBeVisible();
    expect(await screen.findByText(/«programa\.pdf»: Formato de archivo no válido/)).toBeVisible();
    const chosen = await screen.findByRole('list', { name: 'Documentos elegidos' });
    expect(within(chosen).getAllByRole('listitem')).toHaveLength(1);
    expect(chosen).toHaveTextContent('bueno.pdf');
    expect(sent(recordedCalls)).toEqual([]);
  });

  it('are deleted after a question; a failure is only logged and leaves the question [DOC-01, DOC-07, DOC-13]', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const answers: FakeResponse[] = [{ status: 500 }, { status: 204 }];
    const { recordedCalls } = open('documents', {
      [DOCUMENTS]: { body: { data: [file] } },
      'DELETE /documents/D1': () => answers.shift() ?? { status: 404 },
    });
    await userEvent.click(await button('Acciones de Normas'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
    const question = await screen.findByRole('alertdialog');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fireEvent.click(within(question).getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(console.warn).toHaveBeenCalled());
    expect(said()).toEqual([]);
    expect(question).toBeVisible();
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Eliminar' })).toBeEnabled());
    fireEvent.click(within(question).getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(said()).toEqual([expect.stringContaining('Se ha eliminado correctamente')]));
    await later(2500);
    expect(said()).toHaveLength(1);
    await later(1000);
    await waitFor(() => expect(said()).toEqual([]));
    expect(sent(recordedCalls)).toHaveLength(2);
  });
});

describe('customization of a project', () => {
  const CHANGED = 'PATCH /projects/P1';
  const publish = () => button('Publicar');
  const cancel = () => button('Cancelar');
  /** A PNG of one pixel, with nothing behind it up to a length. */
  const png = (name: string, size = PIXEL.length) =>
    new File([PIXEL, new Uint8Array(size - PIXEL.length)], name, { type: 'image/png' });

  it('has one sub-tab; nothing can be published or taken back before a change [CUST-01, CUST-02, CUST-03]', async () => {
    const { currentPath } = open('customization');
    expect(await publish()).toHaveAttribute('aria-disabled', 'true');
    expect(await cancel()).toHaveAttribute('aria-disabled', 'true');
    expect(currentPath()).toBe('/admin/projects/P1/customization/app_and_webapp');
    const inner = screen.getByRole('navigation', { name: 'Personalización' });
    expect(within(inner).getAllByRole('link')).toHaveLength(1);
  });

  it('sends the whole project as it was read, with the new image, and says so [CUST-04, CUST-06]', async () => {
    const { recordedCalls } = open('customization', { [CHANGED]: { body: { data: project } } });
    await publish();
    await waitFor(() => choose([png('fondo.png')]));
    await waitFor(async () => expect(await publish()).not.toHaveAttribute('aria-disabled', 'true'));
    expect(await cancel()).not.toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(await publish());
    expect(await screen.findByText('La personalización se ha publicado')).toBeVisible();
    expect(sent(recordedCalls)).toEqual([
      [
        CHANGED,
        {
          id: 'P1',
          name: 'Los Almendros',
          users_require_verification: true,
          users_verifiers: [verifier],
          logo: project.logo,
          background_image: btoa(String.fromCharCode(...PIXEL)),
          type: 'HOME',
          support_email: project.support_email,
          status: 'SUSPENDED',
        },
      ],
    ]);
  });

  it('does not count an empty image of a default one, but takes it back [CUST-02, CUST-03]', async () => {
    open('customization', {}, { ...project, is_background_image_default: true });
    await publish();
    await userEvent.click(await button(/^Quitar/));
    await waitFor(async () => expect(await cancel()).not.toHaveAttribute('aria-disabled', 'true'));
    expect(await publish()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(await cancel());
    expect(await button(/^Quitar/)).toBeVisible();
    expect(await cancel()).toHaveAttribute('aria-disabled', 'true');
  });

  it('takes an own image away [CUST-02, CUST-06]', async () => {
    const { recordedCalls } = open('customization', { [CHANGED]: { body: { data: project } } });
    await publish();
    await userEvent.click(await button(/^Quitar/));
    await waitFor(async () => expect(await publish()).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(await publish());
    await waitFor(() => expect(sent(recordedCalls)).toMatchObject([[CHANGED, { background_image: null }]]));
  });

  it.each([
    [5 * MB, undefined],
    [5 * MB + 1, /supera el tamaño máximo de 5 MB/],
  ])('takes an image of %d bytes or says why not [CUST-05]', async (size, text) => {
    open('customization');
    await publish();
    await waitFor(() => choose([png('fondo.png', size)]));
    if (text) {
      expect((await screen.findAllByText(text))[0]).toBeVisible();
      expect(await publish()).toHaveAttribute('aria-disabled', 'true');
    } else {
      await waitFor(async () => expect(await publish()).not.toHaveAttribute('aria-disabled', 'true'));
    }
  });

  it('does not take another kind under the name of an image [CUST-05]', async () => {
    const { recordedCalls } = open('customization');
    await publish();
    await waitFor(() => choose([new File(['GIF89a…'], 'fondo.png', { type: 'image/png' })]));
    expect((await screen.findAllByText(/Formato de archivo no válido/))[0]).toBeVisible();
    expect(await publish()).toHaveAttribute('aria-disabled', 'true');
    expect(sent(recordedCalls)).toEqual([]);
  });

  it('says for 3 s that it was not published, and keeps the image [CUST-07]', async () => {
    open('customization', { [CHANGED]: { status: 500 } });
    await publish();
    await waitFor(() => choose([png('fondo.png')]));
    await waitFor(async () => expect(await publish()).not.toHaveAttribute('aria-disabled', 'true'));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fireEvent.click(await publish());
    await waitFor(() => expect(said()).toEqual([expect.stringContaining(globalTexts.submit_error)]));
    await later(2500);
    expect(said()).toHaveLength(1);
    await later(1000);
    await waitFor(() => expect(said()).toEqual([]));
    expect(screen.getByAltText('Imagen elegida: fondo.png')).toBeVisible();
  });
});
