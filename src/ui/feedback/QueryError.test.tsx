// @vitest-environment jsdom
import { render, renderHook, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../dataProvider';
import { TestApp } from '../../testing/TestApp';
import { useMessageLog } from './messageLog';
import { QueryError } from './QueryError';

it.each([
  [403, 0],
  [500, 1],
])('a %i stays in the log of messages, once; buttons to ask again: %i [HTTP-15]', (code, buttons) => {
  const before = renderHook(() => useMessageLog()).result.current.length;
  const text = `No se han podido cargar los sensores de ${code}`;
  render(
    <TestApp>
      <QueryError text={text} error={new ApiError(code)} onRetry={vi.fn()} />
    </TestApp>,
  );
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryAllByRole('button')).toHaveLength(buttons);
  const { current: log } = renderHook(() => useMessageLog()).result;
  expect(log).toHaveLength(before + 1);
  expect(log[0]).toMatchObject({ code });
  expect(log[0]?.text).toContain(text);
});
