import { describe, expect, it } from 'vitest';
import { createField } from '../../fields/core/createField';
import { findConflicts } from './editConflict';

describe('what changed under a form', () => {
  const days = createField('days', { type: 'enum', values: ['1', '2', '3'], multiple: true, join: ',' });
  const sides = { loaded: { days: ['2', '3'] }, mine: { days: ['2', '3', '1'] } };

  it('is not what the form itself saved: its answer was lost, and the host writes the days in order', () => {
    expect(findConflicts([days], { ...sides, theirs: { days: ['1', '2', '3'] } })).toEqual([]);
  });

  it('is what somebody else chose', () => {
    expect(findConflicts([days], { ...sides, theirs: { days: ['1'] } })).toMatchObject([{ isTyped: true }]);
  });
});
