// @vitest-environment jsdom
import * as React from 'react';
import { describe, expect, it } from 'vitest';
import { withoutOwnerStacks } from './withoutOwnerStacks';

describe('stacks of those who made an element', () => {
  it('are not made in tests that draw', () => {
    const { _debugStack: stack } = React.createElement('p') as unknown as { _debugStack: Error };
    expect(stack.stack).not.toContain('withoutOwnerStacks.test');
  });

  it.each([{}, { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: { others: 1 } }])(
    'are left to another React: %j',
    (react) => {
      expect(() => withoutOwnerStacks(react)).not.toThrow();
    },
  );
});
