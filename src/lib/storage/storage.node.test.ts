import { describe, it, expect } from 'vitest';
import { createStorage } from './storage';

describe('createStorage without a browser', () => {
  it('works from memory', () => {
    const storage = createStorage('session', 'a.');
    storage.set('one', '1');
    expect(storage.get('one')).toBe('1');
    expect(storage.keys()).toEqual(['one']);
    storage.onChange(() => undefined)();
    storage.clear();
    expect(storage.get('one')).toBeNull();
  });
});
