import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../dataProvider';
import { withoutApiErrors } from './withoutApiErrors';

const written = (...said: unknown[]): unknown[][] => {
  const write = vi.fn();
  withoutApiErrors(write)(...said);
  return write.mock.calls;
};

describe('the log of tests', () => {
  it('leaves out failed calls, alone or after a text', () => {
    expect(written(new ApiError(500))).toEqual([]);
    expect(written('The host did not confirm the sign-out', new ApiError(801))).toEqual([]);
  });

  it.each([
    ['a warning of React', ['Each child in a list should have a unique "key" prop.']],
    ['any other error', [new Error('Unexpected call: getList')]],
    ['a part that broke of a failed call', ['%o\n\n%s', new ApiError(500), 'The error occurred in <Part>']],
  ])('writes %s', (_, said) => {
    expect(written(...said)).toEqual([said]);
  });
});
