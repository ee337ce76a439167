import { describe, expect, it } from 'vitest';
import { DELETE_BODY, buildLegalBody, parseLegalRecord } from './legalRecord';

const row = {
  id: 7,
  client_id: 'c1',
  privacy_policy: 'JVBERg==',
  privacy_policy_name: 'privacidad.pdf',
  terms_of_service: 'JVBERi0=',
  terms_of_service_name: 'condiciones.pdf',
  enabled: true,
  is_default: false,
};
const read = {
  id: '7',
  privacy_policy: { content: 'JVBERg==', name: 'privacidad.pdf' },
  terms_of_service: { content: 'JVBERi0=', name: 'condiciones.pdf' },
  enabled: true,
  isDefault: false,
};

describe('the legal record', () => {
  it('is read from a list or by itself [CLIENT-44]', () => {
    expect(parseLegalRecord([row])).toEqual(read);
    expect(parseLegalRecord(row)).toEqual(read);
  });

  it('is off and the product’s own when the host does not say [CLIENT-44]', () => {
    expect(parseLegalRecord({ id: 'l1' })).toEqual({
      id: 'l1',
      privacy_policy: null,
      terms_of_service: null,
      enabled: false,
      isDefault: true,
    });
    expect(parseLegalRecord({ id: 'l1', enabled: 'true', is_default: null })).toMatchObject({
      enabled: false,
      isDefault: true,
    });
  });

  it.each([[[]], [undefined], [null], [{}], [[null]], ['text'], [[{}]]])('%j is none [CLIENT-48]', (data) =>
    expect(parseLegalRecord(data)).toBeUndefined(),
  );

  it('names a file that came without a name, and takes no content that is none', () => {
    expect(parseLegalRecord({ ...row, privacy_policy_name: null, terms_of_service: 5 })).toMatchObject({
      privacy_policy: { content: 'JVBERg==', name: 'documento' },
      terms_of_service: null,
    });
  });
});

describe('what is sent', () => {
  it('has both files with their names and the switch, and nothing else [CLIENT-60]', () => {
    expect(buildLegalBody(read, false)).toEqual({
      privacy_policy: 'JVBERg==',
      privacy_policy_name: 'privacidad.pdf',
      terms_of_service: 'JVBERi0=',
      terms_of_service_name: 'condiciones.pdf',
      enabled: false,
    });
  });

  it('is empty and enabled for a delete [CLIENT-57]', () => {
    expect(DELETE_BODY).toEqual(buildLegalBody({ privacy_policy: null, terms_of_service: null }, true));
  });
});
