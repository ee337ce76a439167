import { globalTexts } from '../../i18n/messages/global';
import fc from '../../testing/fastCheck';
import { describe, expect, it } from 'vitest';
import { makeField } from '../../testing/makeField';
import { checkUrl, hrefOf } from './checkUrl';

const contact = makeField({ type: 'url', options: { prefixes: ['http://', 'https://', 'tel:', 'mailto:'] } });
const plain = makeField({ type: 'url', options: { maxLength: 30 } });

describe('checkUrl', () => {
  it.each([
    [contact, 'https://example.com', undefined],
    [contact, 'http://192.168.1.4/puerta', undefined],
    [contact, 'tel:+34 600 111#', undefined],
    [contact, 'tel:6OO', globalTexts.telephone_not_valid],
    [contact, 'tel:6+00', globalTexts.telephone_not_valid],
    [contact, 'mailto:ana@example.com', undefined],
    [contact, 'mailto:ana', globalTexts.email_not_valid],
    [contact, 'ftp://example.com', 'El enlace debe empezar por %{prefixes}'],
    [plain, 'http://example.com', 'El enlace debe empezar por %{prefixes}'],
    [plain, 'https://', 'El enlace no es válido'],
    [plain, 'https://ex ample', 'El enlace no es válido'],
    [plain, 'https:////x', 'El enlace no es válido'],
    [contact, 'http:///x', 'El enlace no es válido'],
    [plain, 'https://example.com/1234567890ab', 'Debe tener como máximo %{max} caracteres'],
  ])('judges a typed link [CONTACT-11] %#', (field, value, message) => {
    expect(checkUrl(value, field)?.message).toBe(message);
  });
});

describe('hrefOf [CONTACT-11]', () => {
  it('gives safe addresses only, http where the field has it, and no path of the console itself', () => {
    expect(hrefOf('http://example.com/', contact)).toBe('http://example.com/');
    expect(hrefOf('http://example.com/', plain)).toBeUndefined();
    expect(hrefOf('/admin/users', contact)).toBeUndefined();
    expect(hrefOf('tel:*21*600 111#', contact)).toBe('tel:*21*600111%23');
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.anything()), (value) => {
        const href = hrefOf(value, contact);
        if (href !== undefined) expect(href).toMatch(/^(https?|tel|mailto):/);
      }),
    );
  });
});
