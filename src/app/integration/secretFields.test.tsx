// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { fireEvent, render, waitFor } from '@testing-library/react';
import { Form } from 'ra-core';
import { expect, it } from 'vitest';
import type { Field } from '../../config/types';
import { FieldInput } from '../../fields/core/FieldInput';
import { isDraftable } from '../../fields/core/formBehaviours';
import { isPlainObject } from '../../lib/json';
import { FieldApp } from '../../testing/FieldApp';
import { makeField } from '../../testing/makeField';
import { createBundledResources } from '../declarations/bundledDeclarations';

const WAS = '04F1E2D3';
const CODE = '04F1E2D3C4B5A6';

/** Every field that the declarations have anywhere: of records, forms, actions and lists in them. */
function fieldsIn(value: unknown, seen = new Set<unknown>()): Field[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  const own =
    isPlainObject(value) && 'writePath' in value && 'alternativeSources' in value
      ? [value as unknown as Field]
      : [];
  const members = value instanceof Map ? [...value.values()] : Object.values(value);
  return [...own, ...members.flatMap((member) => fieldsIn(member, seen))];
}

/** True for a field with a code that opens something: by its type or by its declaration. */
const isKey = (field: Field): boolean =>
  field.type === 'codes' ||
  field.options['secret'] === true ||
  (field.type === 'text' && !isDraftable(field));

const declared = fieldsIn(createBundledResources()).filter(isKey);
const unique = new Map(declared.map((field) => [`${field.name} (${field.type})`, field]));

it('the declarations have keys of each kind', () => {
  expect([...unique.keys()].sort()).toEqual(
    ['cards (codes)', 'qr (qr)', 'qr_code (text)', 'preview (qr)'].sort(),
  );
});

it.each([...unique])('%s stands in no attribute, loaded or typed', async (_, { type, options }) => {
  const field = makeField({ type, options, name: 'llave', label: 'Llave' });
  const value = type === 'codes' ? [{ code: WAS, raw: null }] : WAS;
  render(
    <FieldApp dataProvider={{}}>
      <Form record={{ id: 1, llave: value }}>
        <FieldInput field={field} />
      </Form>
    </FieldApp>,
  );
  await waitFor(() => expect(document.querySelector('form input')).not.toBeNull());
  const input = document.querySelector<HTMLInputElement>('form input');
  if (!input) throw new Error('No input');
  expect(input.value).toBe(WAS);
  fireEvent.change(input, { target: { value: CODE } });
  await waitFor(() => expect(input.value).toBe(CODE));
  const attributes = [...document.querySelectorAll('*')].flatMap((one) => [...one.attributes]);
  expect(attributes.filter((one) => one.value.includes(WAS)).map((one) => one.name)).toEqual([]);
});
