// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { Route, Routes } from 'react-router-dom';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDataProvider, type WriteMeta } from '../../../dataProvider';
import { parseExactJson } from '../../../dataProvider/http/parseExactJson';
import { ResourceRoutes } from '../../app/routes/ResourceRoutes';
import type { DialectInput } from '../../config/schema/runtime/dialect';
import type { ResourceInput } from '../../config/schema/resource';
import { DEFAULTS } from '../../config/defaults';
import { isEmpty } from '../../config/values/isEmpty';
import { toFormValue, toFormValues } from '../../fields/core/convert';
import { FieldValue } from '../../fields/core/FieldValue';
import { validateField } from '../../fields/formValues/validateField';
import { serializeForm } from '../../mutations/submit/prepareForm';
import { clearSession, saveSession } from '../../session/session';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { fakeHost } from '../../testing/fakeHost';
import { FieldApp } from '../../testing/FieldApp';
import { ODD_ANSWERS, type OddAnswer } from '../../testing/oddAnswers';
import { renderConsole } from '../../testing/renderConsole';
// Imported up front: lazy loading is slow while other test files run in parallel.
import '../../actions/steps/ActionFlow';
import './RecordFormPanel';

const ID = '9007199254740997';
const HOSTS: Record<'PATCH' | 'PUT', DialectInput> = {
  PATCH: { extends: 'json-server', update: { method: 'PATCH', body: 'bare', whole: false }, dates: 'iso' },
  PUT: { extends: 'json-server', update: { method: 'PUT', body: 'bare', whole: true }, dates: 'iso' },
};

const declare = (fields: ResourceInput['fields']): ResourceInput => ({
  name: 'things',
  label: { one: 'cosa', many: 'Cosas' },
  recordRepresentation: 'other',
  api: { path: '/things' },
  fields: { other: { type: 'text', label: 'Otro' }, ...fields },
  list: {
    columns: Object.keys(fields).length > 0 ? ['other', ...Object.keys(fields)] : ['other'],
    rowActions: ['edit'],
  },
  edit: { presentation: 'modal', title: 'Editar', fields: ['other', ...Object.keys(fields)] },
});

const recordText = (members: readonly (readonly [string, string | undefined])[]): string =>
  `{"id":${ID},"other":"a","more":{"deep":[1,null,9007199254740995]}${members
    .map(([name, json]) => (json === undefined ? '' : `,${JSON.stringify(name)}:${json}`))
    .join('')}}`;

const hostOf = (text: string, method: 'PATCH' | 'PUT') => {
  const host = fakeHost({
    [`GET /things/${ID}`]: { text },
    'GET /things/9007199254740993': { text: '{"id":9007199254740993,"other":"Uno"}' },
    'GET /things': { text: `[${text}]`, headers: { 'X-Total-Count': '1' } },
    [`${method} /things/${ID}`]: { text },
  });
  return host;
};

/** Reads a record of a host, changes `other` and saves. */
async function saveOther({ field, member = 'x', json }: OddAnswer, method: 'PATCH' | 'PUT') {
  const resources = declareResources(
    declare({ x: field.source === undefined ? { ...field, source: member } : field }),
  );
  const resource = getDeclaredResource(resources, 'things');
  const text = recordText([[member, json]]);
  const host = hostOf(text, method);
  const provider = createDataProvider({
    resources,
    request: host.request,
    dialects: { main: HOSTS[method] },
  });
  const { data: list } = await provider.getList('things', {
    pagination: { page: 1, perPage: 10 },
    sort: { field: '', order: 'ASC' },
    filter: {},
  });
  const { data: read } = await provider.getOne('things', { id: ID });
  const fields = Object.values(resource.fields);
  const x = resource.fields.x;
  if (!x) throw new Error('no field');
  const values = { ...toFormValues(fields, read, false), other: 'b' };
  const problem = await validateField(x, toFormValue(x, read, false), {
    required: false,
    form: values,
    record: read,
    original: read,
    t: (message) => message,
  });
  const { wire, absent } = await serializeForm(fields, values, { values, record: read });
  const meta: WriteMeta = { omittedFields: absent };
  await provider.update('things', { id: ID, data: wire, previousData: read, meta });
  const call = host.recordedCalls.at(-1);
  return { list, read, field: x, problem, resources, sent: sentBody(call?.text ?? ''), call };
}

/** Members of a body, numbers to the last digit; 0 and -0 are the same number of JSON. */
const sentBody = (text: string): Record<string, unknown> =>
  JSON.parse(JSON.stringify(parseExactJson(text))) as Record<string, unknown>;

/** Text of an element without the number of further values, which is only drawn. */
function readText(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('.muted[aria-hidden]')) hidden.remove();
  return copy.textContent.replaceAll(/\s+/g, ' ');
}

describe.each(ODD_ANSWERS.map((answer) => [answer.title, answer] as const))('%s', (_, answer) => {
  const { member = 'x', json } = answer;
  const came = sentBody(recordText([[member, json]]));

  it('is shown as it is, or read', async () => {
    const { list, read, field, resources } = await saveOther(answer, 'PUT');
    expect(String(read.id)).toBe(ID);
    for (const [place, record] of [
      ['cell', list[0]],
      ['detail', read],
    ] as const) {
      const dataProvider = {
        getMany: () => Promise.resolve({ data: [{ id: '9007199254740993', other: 'Uno' }] }),
      };
      const { container, unmount } = render(
        <FieldApp resources={resources} dataProvider={dataProvider as never}>
          <FieldValue field={field} record={record as never} place={place} />
        </FieldApp>,
      );
      const expected = answer.shown === '' ? DEFAULTS.field.emptyText : answer.shown;
      await waitFor(() => expect(readText(container)).toBe(expected));
      unmount();
    }
  });

  it('does not block another field', async () => {
    expect((await saveOther(answer, 'PATCH')).problem).toBeUndefined();
  });

  it('goes back as it came in the whole record', async () => {
    const { sent } = await saveOther(answer, 'PUT');
    expect(sent).toEqual({ ...came, other: 'b' });
  });

  it('goes back as it came, or not at all, in a part of the record', async () => {
    const { sent } = await saveOther(answer, 'PATCH');
    expect(sent.other).toBe('b');
    if (Object.hasOwn(sent, member)) expect(sent[member]).toEqual(came[member]);
    expect(Object.keys(sent).filter((name) => name !== member && name !== 'other')).toEqual([]);
  });
});

describe('a record of odd answers', () => {
  beforeEach(() => saveSession({ token: 't', permissions: [] }));
  afterEach(() => {
    cleanup();
    clearSession();
  });

  it.each(['PUT', 'PATCH'] as const)(
    'is saved by %s by who changes another field',
    async (method) => {
      const answers = ODD_ANSWERS.map((answer, index) => ({
        ...answer,
        name: `m${index}`,
        member: answer.member === 'x' || answer.member === undefined ? `m${index}` : answer.member,
      }));
      const fields = Object.fromEntries(
        answers.map(({ name, field }, index) => [name, { ...field, label: `Campo ${index}.` }]),
      );
      const text = recordText(answers.map(({ member, json }) => [member, json]));
      const came = sentBody(text);
      const resources = declareResources(declare(fields));
      const host = hostOf(text, method);
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
          dialects: { main: HOSTS[method] },
          responses: host.responses,
        },
      );
      await userEvent.click(await screen.findByRole('button', { name: 'Acciones de a' }));
      await userEvent.click(screen.getByRole('menuitem', { name: 'Editar' }));
      const other = await screen.findByRole('textbox', { name: /Otro/ });
      fireEvent.change(other, { target: { value: 'b' } });
      const save = await screen.findByRole('button', { name: 'Guardar' });
      await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled', 'true'));
      await userEvent.click(save);
      await waitFor(() => expect(recordedCalls.some((call) => call.method === method)).toBe(true), {
        timeout: 20_000,
      });
      const sent = sentBody(recordedCalls.find((call) => call.method === method)?.text ?? '');
      if (method === 'PUT') expect(sent).toEqual({ ...came, other: 'b' });
      else
        for (const [name, value] of Object.entries(sent))
          expect([name, value]).toEqual([name, name === 'other' ? 'b' : came[name]]);
    },
    60_000,
  );
});

// Each answer is one that the console tells from none.
it('knows which answers are none', () => {
  const nothing = ODD_ANSWERS.filter(({ json }) => json === undefined || isEmpty(JSON.parse(json)));
  expect(nothing.every(({ shown }) => shown === '')).toBe(true);
});
