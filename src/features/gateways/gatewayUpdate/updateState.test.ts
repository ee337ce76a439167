import { describe, expect, it } from 'vitest';
import { getUpdateFailure, parseUpdateState } from './updateState';

describe('updateStateOf', () => {
  it('reads the three states [AGW-42]', () => {
    expect(parseUpdateState({ uuid: 'u', state: 'FAILED' })).toBe('FAILED');
    expect(parseUpdateState({ state: 'IN_PROGRESS' })).toBe('IN_PROGRESS');
  });

  it.each([null, undefined, 'COMPLETED', {}, { state: 'completed' }, []])('takes %j for none', (answer) =>
    expect(() => parseUpdateState(answer)).toThrow(),
  );
});

describe('failureOf', () => {
  const error = new Error('500');

  it('is none while all is well [AGW-50]', () => {
    expect(getUpdateFailure([])).toBeNull();
    expect(
      getUpdateFailure([
        { state: 'COMPLETED', error: null },
        { state: 'IN_PROGRESS', error: null },
        { state: undefined, error: null },
      ]),
    ).toBeNull();
  });

  it('tells an update that failed, or that could not be followed [AGW-51, AGW-52]', () => {
    expect(getUpdateFailure([{ state: 'FAILED', error: null }])).toBe('update');
    expect(getUpdateFailure([{ state: 'IN_PROGRESS', error }])).toBe('update');
    expect(
      getUpdateFailure([
        { state: undefined, error },
        { state: 'FAILED', error: null },
      ]),
    ).toBe('update');
  });

  it('tells a state that nobody could read [AGW-53]', () => {
    expect(getUpdateFailure([{ state: undefined, error }])).toBe('check');
    expect(getUpdateFailure([{ state: 'COMPLETED', error }])).toBe('check');
  });
});
