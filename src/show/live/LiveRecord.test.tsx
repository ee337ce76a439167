// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { Route, Routes } from 'react-router-dom';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// Loaded early: loading is slow while other tests run in parallel.
import '../ShowPage';
import './LiveRecord';
import '../../forms/conflict/LiveConflictNotice';
import '../tabs/TabFormView';
import '../../fields/text/TextInput';
import { ResourceRoutes } from '../../app/routes/ResourceRoutes';
import type { ResourceInput } from '../../config/schema/resource';
import { deferred } from '../../testing/deferred';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import type { FakeResponse } from '../../testing/fakeHost';
import { renderConsole } from '../../testing/renderConsole';

const pumps: ResourceInput = {
  name: 'pumps',
  label: { one: 'bomba', many: 'Bombas' },
  recordRepresentation: 'name',
  live: { events: 'pump_rows' },
  api: {
    getList: { path: '/pumps' },
    getOne: { path: '/pumps/{id}' },
    update: { path: '/pumps/{id}', body: { state: '{state}' } },
  },
  fields: { name: { type: 'text' }, state: { type: 'text', label: 'Estado' } },
  list: { columns: ['name'] },
  show: {
    header: { fields: [] },
    tabs: {
      data: { label: 'Datos', fields: ['state'] },
      change: { label: 'Cambiar', form: { fields: ['state'], submitLabel: 'Guardar' } },
    },
  },
};

let stream: ReturnType<typeof deferred<FakeResponse>>;
/** Sends an event; the console then opens the stream again, and waits for the next one. */
const announce = (change: object): void => {
  const { resolve } = stream;
  stream = deferred();
  const changes = JSON.stringify([{ records: 'pump_rows', id: 'P1', kind: 'update', ...change }]);
  resolve({ text: `id: 1\ndata: ${changes}\n\n` });
};
let read: () => FakeResponse;
const sendState = (state: string): void => {
  read = () => ({ body: { data: { id: 'P1', name: 'Norte', state } } });
};
function open(tab = 'data') {
  const resources = declareResources(pumps);
  const rendered = renderConsole(
    <Routes>
      <Route
        path="/admin/pumps/*"
        element={<ResourceRoutes resource={getDeclaredResource(resources, 'pumps')} />}
      />
    </Routes>,
    {
      resources,
      events: '/events',
      initialPath: `/admin/pumps/P1/${tab}`,
      responses: {
        'GET /pumps/P1': () => read(),
        'GET /events': () => stream.respond(),
      },
    },
  );
  const countReads = () => rendered.calls().filter((call) => call === 'GET /pumps/P1').length;
  /** Waits until the page follows changes. */
  const findRecord = async (): Promise<void> => {
    await screen.findByRole('heading', { level: 1, name: 'Norte' });
    await waitFor(() => expect(rendered.calls()).toContain('GET /events'));
  };
  return { findRecord, countReads };
}
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const mark = () => document.querySelector('.live-record-mark')?.textContent;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  stream = deferred();
  sendState('on');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the page of a record that another user changes', () => {
  it('gets the new contents in place, with a sign that names the user', async () => {
    const { findRecord, countReads } = open();
    await findRecord();
    const value = await screen.findByText('on');
    const item = value.closest('dl');
    const link = screen.getByRole('link', { name: 'Datos' });
    link.focus();
    await pass(3);
    expect(countReads()).toBe(1);
    sendState('off');
    announce({ by: 'ana@demo.example' });
    await pass(3);
    expect(screen.getByText('off').closest('dl')).toBe(item);
    expect(link).toHaveFocus();
    expect(mark()).toMatch(/^Cambió (?:ahora mismo|hace \d s) · ana@demo\.example$/);
    expect(await screen.findByText('Este registro ha cambiado · ana@demo.example')).toHaveRole('status');
    await pass(130);
    expect(mark()).toBeUndefined();
    expect(countReads()).toBe(2);
  });

  it('reads nothing for other records, and has no sign if the record is as before', async () => {
    const { findRecord, countReads } = open();
    await findRecord();
    announce({ id: 'P2' });
    await pass(5);
    expect(countReads()).toBe(1);
    announce({});
    await pass(3);
    expect(countReads()).toBe(2);
    expect(mark()).toBeUndefined();
  });

  it('says that the record was deleted, and keeps what was read', async () => {
    const { findRecord } = open();
    await findRecord();
    read = () => ({ status: 404 });
    announce({ kind: 'delete', by: 'ana@demo.example' });
    await pass(3);
    expect(mark()).toMatch(/^Se eliminó (?:ahora mismo|hace \d s) · ana@demo\.example$/);
    expect(screen.getByText('on')).toBeVisible();
    expect(await screen.findByText('Este registro se ha eliminado · ana@demo.example')).toHaveRole('status');
    await pass(200);
    expect(mark()).toMatch(/^Se eliminó/);
  });

  it('stays as it is after a read that fails otherwise', async () => {
    const { findRecord, countReads } = open();
    await findRecord();
    read = () => ({ status: 500 });
    announce({});
    await pass(3);
    expect(countReads()).toBe(2);
    expect(mark()).toBeUndefined();
    expect(screen.getByText('on')).toBeVisible();
  });

  it('waits while a form has typed values, whose conflict the form tells', async () => {
    const { findRecord } = open('change');
    await findRecord();
    const input = await screen.findByRole('textbox', { name: /^Estado/ });
    fireEvent.change(input, { target: { value: 'mío' } });
    sendState('off');
    announce({});
    await pass(5);
    expect(mark()).toBeUndefined();
    expect(await screen.findByText(/^Otra persona acaba de cambiar este registro/)).toBeVisible();
    expect(input).toHaveValue('mío');
    fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await pass(6);
    expect(mark()).toMatch(/^Cambió/);
    expect(await screen.findByRole('textbox', { name: /^Estado/ })).toHaveValue('off');
  });
});
