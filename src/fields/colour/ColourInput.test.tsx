// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { Form } from 'ra-core';
import { expect, it } from 'vitest';
import { FieldApp } from '../../testing/FieldApp';
import { makeField } from '../../testing/makeField';
import { FieldInput } from '../core/FieldInput';

it('the picker of a field without a colour is marked, since the browser shows black', async () => {
  render(
    <FieldApp>
      <Form record={{ id: 1 }}>
        <FieldInput field={makeField({ type: 'colour', name: 'tint', label: 'Tinte' })} />
      </Form>
    </FieldApp>,
  );
  const picker = await screen.findByLabelText('Elegir Tinte');
  expect(picker).toHaveAttribute('data-unset');
  fireEvent.change(screen.getByLabelText('Tinte'), { target: { value: '#0b6e6e' } });
  expect(picker).not.toHaveAttribute('data-unset');
  expect(picker).toHaveValue('#0b6e6e');
});
