// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSyncedText } from './useSyncedText';

const open = (outside = '') => {
  const onText = vi.fn();
  return {
    onText,
    ...renderHook(({ text }) => useSyncedText(text, onText), { initialProps: { text: outside } }),
  };
};

it('keeps what is typed while what was sent is on its way back', () => {
  const { result, rerender, onText } = open();
  act(() => result.current.setText('so'));
  act(() => result.current.commit('so'));
  act(() => result.current.setText('sol'));
  act(() => result.current.commit('sol'));
  act(() => result.current.setText('sole'));
  rerender({ text: 'so' });
  expect(result.current.text).toBe('sole');
  rerender({ text: 'sol' });
  expect(result.current.text).toBe('sole');
  expect(onText.mock.calls).toEqual([['so'], ['sol']]);
});

it('takes what comes from elsewhere, also what was sent before: Back, a chip that is removed', () => {
  const { result, rerender } = open('sol');
  act(() => result.current.setText('luna'));
  act(() => result.current.commit('luna'));
  rerender({ text: 'luna' });
  rerender({ text: 'sol' });
  expect(result.current.text).toBe('sol');
  rerender({ text: 'luna' });
  expect(result.current.text).toBe('luna');
  rerender({ text: '' });
  expect(result.current.text).toBe('');
});
