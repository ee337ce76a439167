// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { Form } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { makeField } from '../../testing/makeField';
import { FieldApp } from '../../testing/FieldApp';
import { FieldInput } from '../core/FieldInput';
import './EnumInput';

const options = {
  values: { vertical: 'Vertical', horizontal: 'Horizontal' },
  disabledValues: { horizontal: 'Solo dentro de otra' },
};

/** Returns the opened list of choices. */
async function opened(more: object, stored?: unknown) {
  const field = makeField({ type: 'enum', name: 'type', label: 'Tipo', options: { ...options, ...more } });
  render(
    <FieldApp>
      <Form record={{ id: 1, type: stored }}>
        <FieldInput field={field} />
      </Form>
    </FieldApp>,
  );
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: /Tipo/ }));
  return (await screen.findAllByRole('option'))
    .map((option) => ({
      text: option.textContent,
      disabled: option.getAttribute('aria-disabled') === 'true',
    }))
    .filter(({ text }) => /al/.test(text));
}

describe('values that cannot be chosen', () => {
  it.each([
    ['one', false],
    ['several', true],
  ])('are shown with the reason where %s may be chosen [LAYOUT-08]', async (_, multiple) => {
    expect(await opened({ multiple }, multiple ? [] : 'vertical')).toEqual([
      { text: 'Vertical', disabled: false },
      { text: 'Horizontal (Solo dentro de otra)', disabled: true },
    ]);
  });

  it('read as ever where the record has one already', async () => {
    expect(await opened({}, 'horizontal')).toContainEqual({ text: 'Horizontal', disabled: false });
    expect(screen.getByRole('combobox', { name: /Tipo/, hidden: true })).toHaveTextContent(/^Horizontal$/);
  });
});
