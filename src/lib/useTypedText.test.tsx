// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useTypedText } from './useTypedText';

const open = (outside = '') => {
  const onText = vi.fn();
  return {
    onText,
    ...renderHook(({ text }) => useTypedText(text, onText), { initialProps: { text: outside } }),
  };
};

it('keeps what is typed while what was sent is on its way back', () => {
  const { result, rerender, onText } = open();
  act(() => result.current.type('so'));
  act(() => result.current.send('so'));
  act(() => result.current.type('sol'));
  act(() => result.current.send('sol'));
  act(() => result.current.type('sole'));
  rerender({ text: 'so' });
  expect(result.current.typed).toBe('sole');
  rerender({ text: 'sol' });
  expect(result.current.typed).toBe('sole');
  expect(onText.mock.calls).toEqual([['so'], ['sol']]);
});

it('takes what comes from elsewhere, also what was sent before: Back, a chip that is removed', () => {
  const { result, rerender } = open('sol');
  act(() => result.current.type('luna'));
  act(() => result.current.send('luna'));
  rerender({ text: 'luna' });
  rerender({ text: 'sol' });
  expect(result.current.typed).toBe('sol');
  rerender({ text: 'luna' });
  expect(result.current.typed).toBe('luna');
  rerender({ text: '' });
  expect(result.current.typed).toBe('');
});
