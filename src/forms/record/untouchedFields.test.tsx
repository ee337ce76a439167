// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { Route, Routes } from 'react-router-dom';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDataProvider, type WriteMeta } from '../../../dataProvider';
import { ResourceRoutes } from '../../app/routes/ResourceRoutes';
import type { DeclaredField } from '../../config/fieldTypes';
import type { ResourceInput } from '../../config/schema/resource';
import { toFormValues } from '../../fields/core/convert';
import { clearSession, saveSession } from '../../session/session';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { fakeHost } from '../../testing/fakeHost';
import { renderConsole } from '../../testing/renderConsole';
import { serializeForm } from '../../mutations/submit/prepareForm';
// Imported up front: lazy loading is slow while other test files run in parallel.
import '../../actions/steps/ActionFlow';
import '../../fields/boolean/BooleanInput';
import '../../fields/date/DateInput';
import '../../fields/email/EmailInput';
import '../../fields/number/NumberInput';
import '../../fields/text/TextInput';
import './RecordFormPanel';

const resourceWith = (x: DeclaredField, api: ResourceInput['api']): ResourceInput => ({
  name: 'things',
  label: { one: 'cosa', many: 'Cosas' },
  recordRepresentation: 'id',
  api,
  fields: { x, other: { type: 'text', label: 'Otro' } },
  edit: { presentation: 'modal', title: 'Editar', fields: ['x', 'other'] },
});

/** Field type, its value from the host, and the sent value if that differs. */
type Case = [title: string, field: DeclaredField, came: unknown, sent?: unknown];
const label = 'X';
const text: DeclaredField = { type: 'text', label };
const cases: readonly Case[] = [
  ['a text that is a number', text, 7],
  ['a text that is empty', text, ''],
  ['a text that is null', text, null],
  ['a text with blanks around it', text, '  a '],
  ['an empty text of a field that is left out when empty', { ...text, writeEmptyAs: 'omit' }, ''],
  ['null of a field that is an empty text else', { ...text, writeEmptyAs: 'text' }, null],
  ['a long text that is empty', { type: 'longText', label }, ''],
  ['a number that is a text', { type: 'number', label }, '7'],
  ['a number out of its limits', { type: 'number', label, max: 5 }, 9],
  ['a number that is none', { type: 'number', label }, 'siete'],
  ['a number with more decimals than it shows', { type: 'number', label, decimals: 1 }, '7.50'],
  [
    'a text of a number with fewer decimals',
    { type: 'number', label, wireFormat: 'text', decimals: 2 },
    '12.5',
  ],
  ['a switch that is 0', { type: 'boolean', label }, 0],
  ['a switch that is 1', { type: 'boolean', label }, 1],
  ['a switch that is a text', { type: 'boolean', label }, 'true'],
  ['a switch that is null', { type: 'boolean', label }, null],
  [
    'a fraction that a hundred times rounds',
    { type: 'percent', label, fraction: true },
    0.123_456_789_012_345,
  ],
  ['a per cent that is a text', { type: 'percent', label }, '7'],
  ['a time with seconds', { type: 'time', label }, '09:00:00'],
  ['a time of one digit', { type: 'time', label }, '7:05'],
  ['a date with a zone', { type: 'date', label }, '2026-03-01T00:00:00+05:30'],
  ['a date that is a day', { type: 'date', label }, '2026-03-01'],
  ['a date in thousandths', { type: 'date', label }, 1_772_323_200_000],
  ['a date that is a text of seconds', { type: 'date', label }, '1772323200'],
  ['a date that is none', { type: 'date', label }, 'mañana'],
  ['a moment with a zone', { type: 'dateTime', label }, '2026-03-01T10:20:30.400-03:00'],
  ['a moment that is empty', { type: 'dateTime', label }, ''],
  ['a choice that nobody declared', { type: 'enum', label, values: { a: 'A' } }, 'zz'],
  ['a choice that is a number', { type: 'enum', label, values: { 1: 'A' } }, 1],
  [
    'choices in one text, in an order of their own',
    { type: 'enum', label, values: ['1', '2', '3'], multiple: true, join: ',' },
    '3,1',
  ],
  ['choices as numbers', { type: 'enum', label, values: ['1', '2'], multiple: true }, [2, 1]],
  ['a status that nobody declared', { type: 'status', label, values: { a: 'A' } }, 'ZZ'],
  ['a reference that is a number', { type: 'reference', label, resource: 'things' }, 7],
  ['a reference that is empty', { type: 'reference', label, resource: 'things' }, ''],
  ['references that are numbers', { type: 'references', label, resource: 'things' }, [7, '8']],
  ['references that are null', { type: 'references', label, resource: 'things' }, null],
  ['an embedded reference', { type: 'reference', label, resource: 'things' }, { id: 7, name: 'A' }, 7],
  ['an e-mail that is none', { type: 'email', label }, 'nadie'],
  ['e-mails that are null', { type: 'emails', label }, null],
  ['e-mails in one text', { type: 'emails', label }, 'a@b.es'],
  ['a telephone as somebody wrote it', { type: 'phone', label }, '0034 600'],
  ['an address that is none', { type: 'url', label }, 'ftp//x'],
  ['a colour that is none', { type: 'colour', label }, 'rojo'],
  [
    'items with members that no field shows, and odd ones',
    { type: 'list', label, fields: { n: { type: 'number', label: 'N' }, s: { type: 'text', label: 'S' } } },
    [{ n: '7', s: '', more: { deep: 1 } }, { n: null }],
  ],
];

/** Returns the body that is sent if only `other` is changed in a form for `record`. */
async function sentOf(x: DeclaredField, record: Record<string, unknown>, api: ResourceInput['api']) {
  const resources = declareResources(resourceWith(x, api));
  const resource = getDeclaredResource(resources, 'things');
  const host = fakeHost({
    'GET /things/1': { body: record },
    'PUT /things/1': { body: {} },
    'PATCH /things/1': { body: {} },
  });
  const provider = createDataProvider({ resources, request: host.request });
  const { data: read } = await provider.getOne('things', { id: '1' });
  const fields = Object.values(resource.fields);
  const values = { ...toFormValues(fields, read, false), other: 'b' };
  const { wire, absent } = await serializeForm(fields, values, { values, record: read });
  const meta: WriteMeta = { omittedFields: absent };
  await provider.update('things', { id: '1', data: wire, previousData: read, meta });
  return host.recordedCalls.at(-1)?.body;
}

const WHOLE = { path: '/things', dialect: 'json-server' } as const;
const PART = {
  getOne: { path: '/things/{id}' },
  update: { path: '/things/{id}', body: 'bare' },
} as const satisfies ResourceInput['api'];

describe('what nobody touched goes back as it came', () => {
  it.each(cases)('%s, of a host that is sent the whole record', async (_, field, came, sent = came) => {
    const record = { id: '1', other: 'a', x: came, more: { deep: [1, null] } };
    expect(await sentOf(field, record, WHOLE)).toEqual({ ...record, other: 'b', x: sent });
  });

  it.each(cases)('%s, of a host that is sent what the form holds', async (_, field, came, sent = came) => {
    const isLeftOut = field.writeEmptyAs !== undefined && came === null;
    expect(await sentOf(field, { id: '1', other: 'a', x: came }, PART)).toEqual({
      ...(isLeftOut ? {} : { x: sent }),
      other: 'b',
    });
  });

  it.each<[string, DeclaredField]>([...new Map(cases.map(([, field]) => [field.type, field]))])(
    'and a %s that the record does not have is not sent at all',
    async (_, field) => {
      const record = { id: '1', other: 'a' };
      expect(await sentOf(field, record, WHOLE)).toEqual({ ...record, other: 'b' });
      expect(await sentOf(field, record, PART)).toEqual({ other: 'b' });
    },
  );
});

describe('a form over a record of odd values', () => {
  beforeEach(() => saveSession({ token: 't', permissions: [] }));
  afterEach(() => clearSession());

  it('can be saved by whoever changes another field, and sends them as they came', async () => {
    const record = { id: '1', other: 'a', n: 'siete', on: 1, mail: 'nadie', day: '2026-03-01', gone: '' };
    const resource: ResourceInput = {
      ...resourceWith(text, WHOLE),
      recordRepresentation: 'other',
      fields: {
        other: { type: 'text', label: 'Otro' },
        n: { type: 'number', label: 'Número' },
        on: { type: 'boolean', label: 'En marcha' },
        mail: { type: 'email', label: 'Correo' },
        day: { type: 'date', label: 'Día' },
        gone: { type: 'text', label: 'Vacío' },
        not: { type: 'boolean', label: 'No está' },
      },
      list: { columns: ['other'], rowActions: ['edit'] },
      edit: {
        presentation: 'modal',
        title: 'Editar',
        fields: ['other', 'n', 'on', 'mail', 'day', 'gone', 'not'],
      },
    };
    const resources = declareResources(resource);
    const { recordedCalls } = renderConsole(
      <Routes>
        <Route
          path="/admin/things/*"
          element={<ResourceRoutes resource={getDeclaredResource(resources, 'things')} />}
        />
      </Routes>,
      {
        resources,
        initialPath: '/admin/things',
        responses: {
          'GET /things': { body: [record], headers: { 'X-Total-Count': '1' } },
          'GET /things/1': { body: record },
          'PUT /things/1': { body: record },
        },
      },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Acciones de a' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Editar' }));
    fireEvent.change(await screen.findByRole('textbox', { name: /Otro/ }), { target: { value: 'b' } });
    const save = await screen.findByRole('button', { name: 'Guardar' });
    await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(save);
    await waitFor(() =>
      expect(recordedCalls.find(({ method }) => method === 'PUT')?.body).toEqual({ ...record, other: 'b' }),
    );
  });
});
