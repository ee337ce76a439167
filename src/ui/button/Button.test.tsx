// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button, type ButtonProps } from './Button';

const onClick = vi.fn();
const onSubmit = vi.fn();

async function press(props: ButtonProps) {
  onClick.mockClear();
  onSubmit.mockClear();
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Button type="submit" onClick={onClick} {...props}>
        Guardar
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Guardar' });
  await userEvent.tab();
  expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  return button;
}

describe('Button', () => {
  it('is pressed', async () => {
    const button = await press({});
    expect(onClick).toHaveBeenCalledOnce();
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(button).toHaveAttribute('aria-disabled', 'false');
    expect(button).not.toHaveAttribute('aria-busy');
  });

  it.each<[string, ButtonProps]>([
    ['there is a reason', { disabledReason: 'Falta el nombre' }],
    ['it is under way', { busy: true }],
    ['something else is', { disabled: true }],
  ])('neither clicks nor sends, and keeps the focus, when %s', async (_, props) => {
    const button = await press(props);
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveFocus();
  });

  it('tells why to the pointer, the keyboard and screen readers', async () => {
    const button = await press({ disabledReason: 'Falta el nombre' });
    expect(button).toHaveAccessibleDescription('Falta el nombre');
    expect(button).toHaveAttribute('title', 'Falta el nombre');
    expect(button).toHaveAttribute('data-why', 'Falta el nombre');
  });

  it('does not repeat a reason that is on screen', async () => {
    const button = await press({ disabledReason: 'Falta el nombre', 'aria-describedby': 'why' });
    expect(button).not.toHaveAttribute('data-why');
    expect(button).not.toHaveAttribute('aria-description');
  });

  it('shows that what it began is under way', async () => {
    expect(await press({ busy: true, icon: <svg data-testid="icon" /> })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    expect(screen.queryByTestId('icon')).toBeNull();
  });
});
