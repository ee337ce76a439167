// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useConfirmSend } from './useConfirmSend';

it('says no where nobody can be asked any more: what was asked, and what an operation asks afterwards', async () => {
  const call = { method: 'PUT', host: 'main', path: '/pumps/7', headers: {}, body: {} };
  const { result, unmount } = renderHook(() => useConfirmSend());
  const { confirm } = result.current;
  const before = confirm(call);
  unmount();
  await expect(before).resolves.toBe(false);
  await expect(confirm(call)).resolves.toBe(false);
});
