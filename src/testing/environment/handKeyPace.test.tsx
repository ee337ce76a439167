// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

it('lets keys come at the pace of a hand, unless they bring a time of their own', async () => {
  const times: number[] = [];
  render(<input aria-label="Código" onKeyDown={({ timeStamp }) => times.push(timeStamp)} />);
  await userEvent.type(screen.getByLabelText('Código'), 'abc');
  const [first = 0, second = 0, third = 0] = times;
  expect(Math.min(second - first, third - second)).toBeGreaterThanOrEqual(140);
  const own = new KeyboardEvent('keydown', { key: 'd', bubbles: true });
  Object.defineProperty(own, 'timeStamp', { value: 7 });
  fireEvent(screen.getByLabelText('Código'), own);
  expect(times.at(-1)).toBe(7);
});
