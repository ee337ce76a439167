import { describe, expect, it } from 'vitest';
import { normaliseOutcome } from '../../config/normalise/outcome';
import { executeMutation, type MutationResponse } from '../../mutations/executeMutation';
import { mutationTexts } from '../../mutations/texts';
import { toRowResult } from './rowResult';

const outcomes = [
  { on: 'success' as const, when: { field: 'result.ok', equals: false }, error: 'Ocupada' },
  { on: 'success' as const, success: 'Hecha' },
].map(normaliseOutcome);
const rowOf = async (response: MutationResponse) =>
  toRowResult(await executeMutation({ send: async () => response, scope: {}, outcomes }), (text) => text);

describe('the result of a row', () => {
  it('is done, refused by the text of a success, or not confirmed if it was only accepted', async () => {
    expect(await rowOf({ status: 200, result: {} })).toEqual({ state: 'done', reason: '' });
    expect(await rowOf({ status: 200, result: { ok: false } })).toEqual({
      state: 'failed',
      reason: 'Ocupada',
    });
    expect(await rowOf({ status: 202, isPending: true, result: {} })).toEqual({
      state: 'unknown',
      reason: mutationTexts.pending,
    });
  });
});
