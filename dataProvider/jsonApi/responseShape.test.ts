import { describe, expect, it } from 'vitest';
import { fakeHost, type FakeResponse } from '../../src/testing/fakeHost';
import { ApiError } from '../http/apiError';
import { createDataProvider } from '../index';
import { getGateway, getLegalStatus, listLegalDocuments } from '../contract/endpoints';
import { mapRows, extractRecord, extractRows } from './responseShape';

/** Successful bodies with neither a list nor a record. */
const nothing: readonly FakeResponse[] = [
  { text: '' },
  { text: 'null' },
  { text: 'OK' },
  { text: '"OK"' },
  { text: '7' },
  { text: '<!doctype html><title>Portal</title>' },
  { text: '{"data":[{"id":' },
  { body: {} },
  { body: { data: null } },
  { body: { data: 'x' } },
  { body: { data: {} } },
  { body: { errors: [{ detail: 'no' }] } },
  { body: { meta: {} } },
  { body: [null] },
  { body: { data: [null] } },
  { body: { data: [{}] } },
  { body: { data: [{ other: 1 }] } },
  { body: { data: { other: 1 } } },
];
const ask = (answer: FakeResponse) => {
  const { request } = fakeHost({
    'GET /clients/C1/legal-documentations': answer,
    'GET /gateways/G1': answer,
    'GET /clients/legal-documentations/status': answer,
  });
  return createDataProvider({ resources: new Map(), request }).callOperation;
};

describe('a read of the contract', () => {
  it.each([...nothing])('is a failure where a list was promised and %j came', async (answer) => {
    await expect(ask(answer)(listLegalDocuments, { path: { id: 'C1' } })).rejects.toBeInstanceOf(ApiError);
  });

  it.each([...nothing, { body: [] }, { body: { data: [] } }])(
    'is a failure where a record was promised and %j came',
    async (answer) => {
      await expect(ask(answer)(getGateway, { path: { id: 'G1' } })).rejects.toBeInstanceOf(ApiError);
    },
  );

  it.each<FakeResponse>([
    { body: [] },
    { body: { data: [] } },
    { body: [{ id: 'L1' }] },
    { body: { data: [{ id: 'L1', more: 1 }] } },
    { body: { data: [null, { enabled: null }] } },
  ])('takes the list %j, bare or wrapped, with members left out or added', async (answer) => {
    const { data } = await ask(answer)(listLegalDocuments, { path: { id: 'C1' } });
    expect(data.status).toBe(200);
  });

  it.each<FakeResponse>([{ body: { is_enabled: false } }, { body: { data: { is_accepted: true } } }])(
    'takes the record %j',
    async (answer) => {
      await expect(ask(answer)(getLegalStatus, {})).resolves.toMatchObject({ data: { status: 200 } });
    },
  );
});

describe('rows and records', () => {
  it('are told from what is none', () => {
    expect(extractRows({ data: [null, { id: 1 }, 'x'] })).toEqual([{ id: 1 }]);
    expect(extractRecord({ data: { id: 1 } })).toEqual({ id: 1 });
    expect(() => extractRows({ data: ['x'] })).toThrow('La respuesta no contiene una lista.');
    expect(() => extractRecord([])).toThrow('La respuesta no contiene los datos.');
  });

  it('are a failure when none of several is understood, and none where there is none', () => {
    const read = ({ id }: { id?: unknown }) => (typeof id === 'string' ? id : undefined);
    expect(mapRows([{ id: 'a' }, { id: 1 }], read)).toEqual(['a']);
    expect(mapRows([], read)).toEqual([]);
    expect(() => mapRows([{ id: 1 }], read)).toThrow(ApiError);
  });
});
