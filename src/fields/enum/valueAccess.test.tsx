// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { Form } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { makeField } from '../../testing/makeField';
import { FieldApp } from '../../testing/FieldApp';
import { FieldInput } from '../core/FieldInput';
import './EnumInput';

const options = {
  values: { expert: 'Experto', manager: 'Gestor', tenant: 'Inquilino' },
  valueAccess: { expert: 'invite_expert', manager: 'invite_manager' },
};

/** Returns the choices that a user with these permissions sees. */
async function offered(permissions: readonly string[], stored?: string): Promise<(string | null)[]> {
  render(
    <FieldApp
      consoleValue={{
        canAccess: ({ permissions: needed }) => needed.every((one) => permissions.includes(one)),
      }}
    >
      <Form record={{ id: 1, role: stored }}>
        <FieldInput
          field={makeField({ type: 'enum', name: 'role', label: 'Rol', required: true, options })}
        />
      </Form>
    </FieldApp>,
  );
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: /Rol/ }));
  return (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
}

describe('values with a permission of their own [USER-28]', () => {
  it('are offered to those who have it; values without one to everybody', async () => {
    expect(await offered(['invite_manager'])).toEqual(['Gestor', 'Inquilino']);
  });

  it('are not offered to those who have none of them', async () => {
    expect(await offered([])).toEqual(['Inquilino']);
  });

  it('stay visible where the record has one already', async () => {
    expect(await offered([], 'expert')).toEqual(['Inquilino', 'Experto']);
    // While its list is open, the field itself is hidden from screen readers.
    expect(screen.getByRole('combobox', { name: /Rol/, hidden: true })).toHaveTextContent('Experto');
  });
});
