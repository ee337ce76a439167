import { describe, expect, it } from 'vitest';
import { createDataProvider } from '..';
import type { DialectSource } from '../../src/config/dialects/resolveDialect';
import type { ResourceInput } from '../../src/config/schema/resource';
import { toWireMembers } from '../../src/fields/core/convert';
import { declareResources, getDeclaredResource } from '../../src/testing/declareResources';
import { fakeHost, type FakeResponse } from '../../src/testing/fakeHost';

const pdf = () => new File(['%PDF-1.7'], 'plano 1.pdf', { type: 'application/pdf' });
const upload = { path: '/uploads', part: 'content', valuePath: 'data.url' };

interface Made {
  field?: Partial<Extract<NonNullable<ResourceInput['fields']>[string], { type: 'file' }>>;
  api?: ResourceInput['api'];
  dialect?: DialectSource;
  answers?: Record<string, FakeResponse>;
  hosts?: Record<string, string>;
}

/** Creates a resource with a file, its host, and a function that sends form values. */
function made({ field, api = { path: '/plans' }, dialect, answers = {}, hosts }: Made) {
  const all = {
    'POST /plans': { body: { data: { id: '1' } } },
    '*': { body: { data: { id: '1' } } },
    ...answers,
  };
  const host = fakeHost(all, hosts && { hosts });
  const resources = declareResources({
    name: 'plans',
    label: 'Planos',
    recordRepresentation: 'name',
    api,
    fields: { name: { type: 'text' }, file: { type: 'file', ...field } },
  });
  const { fields } = getDeclaredResource(resources, 'plans');
  const dialects = dialect ? { main: dialect } : {};
  const provider = createDataProvider({ resources, request: host.request, dialects });
  const wire = async (values: Record<string, unknown>): Promise<Record<string, unknown>> => {
    const members = Object.values(fields).map((one) => toWireMembers(one, values[one.name]));
    return Object.assign({}, ...(await Promise.all(members))) as Record<string, unknown>;
  };
  return { ...host, wire, provider };
}

const parts = (body: unknown): unknown =>
  body instanceof FormData
    ? [...body].map(([name, value]) => [name, value instanceof File ? `${value.name}, ${value.size}` : value])
    : body;

describe('files, as hosts take them', () => {
  it.each<[string, Made, unknown]>([
    [
      'base64 in the body, where nothing else is said',
      {},
      { data: { attributes: { name: 'A', file: { name: 'plano 1.pdf', content: 'JVBERi0xLjc=' } } } },
    ],
    [
      'parts of a body of its own, under the names that hosts give them',
      { field: { upload: 'multipart' } },
      [
        ['data[attributes][name]', 'A'],
        ['data[attributes][file]', 'plano 1.pdf, 8'],
      ],
    ],
    [
      'parts of a bare body, at a host that speaks otherwise',
      { field: { upload: 'multipart', writePath: 'document' }, dialect: 'jsonapi.org', api: bare() },
      [
        ['name', 'A'],
        ['document', 'plano 1.pdf, 8'],
      ],
    ],
    [
      'parts of a body that the declaration writes out',
      {
        field: { upload: 'multipart' },
        api: {
          getList: { path: '/plans' },
          create: {
            path: '/plans',
            body: { tags: ['a', 'b'], rooms: [{ id: 1 }], none: '{gone?}', doc: '{file}' },
          },
        },
      },
      [
        ['tags', 'a'],
        ['tags', 'b'],
        ['rooms', '[{"id":1}]'],
        ['doc', 'plano 1.pdf, 8'],
      ],
    ],
  ])('%s', async (_, what, expected) => {
    const { provider, wire, recordedCalls } = made(what);
    await provider.create('plans', { data: await wire({ name: 'A', file: pdf() }) });
    expect(recordedCalls).toHaveLength(1);
    expect(parts(recordedCalls[0]?.body)).toEqual(expected);
    const type = recordedCalls[0]?.headers.get('Content-Type');
    // The browser sets it, for multipart with the boundary.
    expect(type).toBe(recordedCalls[0]?.body instanceof FormData ? null : 'application/json');
  });

  it('a stored file is no part, and one that was taken out is an empty one', async () => {
    const { provider, wire, recordedCalls } = made({ field: { upload: 'multipart' } });
    for (const file of ['/files/7', null])
      await provider.create('plans', { data: await wire({ name: 'A', file }) });
    expect(recordedCalls.map(({ body }) => parts(body))).toEqual([
      [['data[attributes][name]', 'A']],
      [
        ['data[attributes][name]', 'A'],
        ['data[attributes][file]', ''],
      ],
    ]);
  });

  it('at an address of their own first, once, and the body holds what was answered', async () => {
    const answers = {
      'POST /uploads': { body: { data: { url: '/files/7' } } },
      'POST /plans': { status: 500 },
    };
    const { provider, wire, recordedCalls, calls } = made({ field: { upload: upload }, answers });
    const file = pdf();
    for (let time = 0; time < 2; time += 1)
      await provider.create('plans', { data: await wire({ name: 'A', file }) }).catch(() => undefined);
    // The host rejected the record: it is resent, the file is not.
    expect(calls()).toEqual(['POST /uploads', 'POST /plans', 'POST /plans']);
    expect(parts(recordedCalls[0]?.body)).toEqual([['content', 'plano 1.pdf, 8']]);
    expect(recordedCalls[2]?.body).toEqual({ data: { attributes: { name: 'A', file: '/files/7' } } });
    await provider
      .create('plans', { data: await wire({ name: 'A', file: '/files/7' }) })
      .catch(() => undefined);
    expect(calls().slice(3)).toEqual(['POST /plans']);
  });

  it.each([
    ['', '/plain/store/7?signed=1', 'https://console.invalid/plain/store/7?signed=1'],
    // Relative to the host that returned it, even if another host has that path at the console's origin.
    ['https://api.example/v1', '/v1/store/7', 'https://api.example/v1/store/7'],
    ['https://api.example/v1', 'store/7', 'https://api.example/v1/store/7'],
    ['/api', 'https://store.example/7', 'https://store.example/7'],
  ])('at an address that the host «%s» gives as «%s», as they are', async (main, put, address) => {
    const ask = { title: '{name}', bytes: '{size}', kind: '{type}' };
    const answers = { [`POST ${main}/uploads`]: { body: { id: 7, put } } };
    const own = { path: '/uploads', presign: { body: ask, urlPath: 'put' }, valuePath: 'id' };
    const hosts = { main, plain: '/plain', old: '/v1', store: 'https://store.example' };
    const { provider, wire, recordedCalls, calls } = made({ field: { upload: own }, answers, hosts });
    await provider.create('plans', { data: await wire({ name: 'A', file: pdf() }) });
    expect(calls()).toEqual([`POST ${main}/uploads`, `PUT ${address}`, `POST ${main}/plans`]);
    expect(recordedCalls[0]?.body).toEqual({ title: 'plano 1.pdf', bytes: 8, kind: 'application/pdf' });
    expect(recordedCalls[1]?.body).toBeInstanceOf(File);
    expect(recordedCalls[2]?.body).toEqual({ data: { attributes: { name: 'A', file: 7 } } });
  });

  it.each<[string, FakeResponse, [number, string]]>([
    ['a refusal', { status: 413, body: { message: 'Demasiado grande' } }, [413, ' Demasiado grande']],
    // The record was not sent, so its outcome is not unknown.
    ['no answer', 'refused', [800, '']],
    ['an answer without the address', { body: { id: 7 } }, [800, ' La respuesta no contiene «put».']],
    ['an empty address', { body: { id: 7, put: '' } }, [800, ' La respuesta no contiene «put».']],
    ['no address', { body: { id: 7, put: 'https://' } }, [800, ' La respuesta no contiene «put».']],
    [
      'an address of nobody',
      { body: { id: 7, put: 'https://elsewhere.example/x?key=secret' } },
      [800, ' Host not configured: https://elsewhere.example'],
    ],
    [
      'the call of a session',
      { body: { id: 7, put: '/users/login' } },
      [800, ' This call belongs to the session: only the console makes it'],
    ],
  ])('%s is said at the field, and the record is not sent', async (_, answer, [code, why]) => {
    const own = { path: '/uploads', presign: { body: {}, urlPath: 'put' }, valuePath: 'id' };
    const { provider, wire, calls } = made({
      field: { upload: own, writePath: 'document' },
      answers: { 'POST /uploads': answer },
    });
    const data = await wire({ name: 'A', file: pdf() });
    await expect(provider.create('plans', { data })).rejects.toMatchObject({
      code,
      fieldErrors: [{ pointer: '/document', message: `No se ha podido subir «plano 1.pdf».${why}` }],
    });
    expect(calls()).toEqual(['POST /uploads']);
  });

  it('of an action, too', async () => {
    const { provider, wire, recordedCalls } = made({ field: { upload: 'multipart' } });
    const form = await wire({ file: pdf() });
    const call = { method: 'POST' as const, path: '/plans/{id}/file', body: { file: '{form.file}' } };
    await provider.call('plans', { call, scope: { id: '1', form } });
    expect(recordedCalls.map(({ url, body }) => [url, parts(body)])).toEqual([
      ['/plans/1/file', [['file', 'plano 1.pdf, 8']]],
    ]);
  });
});

function bare(): ResourceInput['api'] {
  return { getList: { path: '/plans' }, create: { path: '/plans', body: 'bare' } };
}
