// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Form } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { makeField } from '../../testing/makeField';
import { FieldApp } from '../../testing/FieldApp';
import { FieldInput } from '../core/FieldInput';

const allowed = ['ana@uno.example', 'andrés@uno.example', 'marta@dos.example'].map((email, id) => ({
  id: `u${id}`,
  email,
}));
const field = makeField({
  type: 'choices',
  name: 'verifiers',
  label: 'Verificadores',
  options: { among: 'allowed', display: 'email', minSearch: 3 },
});

async function offeredFor(typed: string): Promise<(string | null)[]> {
  render(
    <FieldApp>
      <Form record={{ id: 1, allowed, verifiers: [] }}>
        <FieldInput field={field} />
      </Form>
    </FieldApp>,
  );
  const input = await screen.findByRole('combobox', { name: 'Verificadores' });
  act(() => input.focus());
  fireEvent.change(input, { target: { value: typed } });
  return (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
}

describe('the search among the entries of a record', () => {
  it.each([
    ['an', allowed.map(({ email }) => email)],
    ['ANDRES', ['andrés@uno.example']],
    ['dos', ['marta@dos.example']],
  ])('«%s» offers %j: it narrows from three characters on [PROJ-36]', async (typed, expected) => {
    expect(await offeredFor(typed)).toEqual(expected);
  });
});
