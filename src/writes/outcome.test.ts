import { describe, expect, it } from 'vitest';
import { ApiError } from '../../dataProvider';
import type { Outcome } from '../config/types';
import { pickOutcome } from './outcome';

const failed = (code: number | 'ECONNABORTED', detail = '') =>
  new ApiError(code, detail === '' ? null : { detail });

/** The rows of the create-asset errors, as a declaration says them (ASSET-38..ASSET-45). */
const creating: Outcome[] = [
  { on: 'ok', success: 'asset_created' },
  { on: 400, detail: 'QR gateway invalid checksum', error: 'qid_not_valid' },
  { on: 400, detail: '{did}', error: 'did_not_valid' },
  { on: 400, detail: 'already used', error: 'qid_already_used', field: 'qid' },
  { on: 400, error: 'asset_register_error' },
  { on: 404, detail: 'Gateway not found with QID type', error: 'qid_not_found' },
  { on: 404, error: 'did_not_found' },
  { on: 409, error: 'did_duplicated', for: 8 },
  { on: [226, 406], warning: 'used' },
  { on: 'error', error: 'general_error' },
];
const pick = (answer: { status: number } | ApiError, scope = { did: 'D1' }) =>
  pickOutcome(creating, answer, scope)?.text;

describe('pickOutcome', () => {
  it.each([
    [{ status: 201 }, 'asset_created'],
    [failed(400, 'QR gateway invalid checksum'), 'qid_not_valid'],
    [failed(400, 'D1 is not valid'), 'did_not_valid'],
    [failed(400, 'is already used'), 'qid_already_used'],
    [failed(400, 'anything'), 'asset_register_error'],
    [failed(400), 'asset_register_error'],
    [failed(404, 'Gateway not found with QID type'), 'qid_not_found'],
    [failed(404), 'did_not_found'],
    [failed(409), 'did_duplicated'],
    [failed(406), 'used'],
    [failed(500), 'general_error'],
    [failed(801), 'general_error'],
    [failed('ECONNABORTED'), 'general_error'],
  ])('finds for %o the first that fits: %s [ASSET-38, ASSET-45]', (answer, text) => {
    expect(pick(answer)).toBe(text);
  });

  it('takes no empty placeholder for "contained in everything"', () => {
    expect(pick(failed(400, 'anything'), { did: '' })).toBe('asset_register_error');
  });

  it('keeps tone, seconds and field', () => {
    expect(pickOutcome(creating, failed(409), {})).toEqual({
      tone: 'error',
      text: 'did_duplicated',
      for: 8,
      field: undefined,
      silent: false,
      stay: false,
      items: undefined,
    });
    expect(pickOutcome(creating, failed(400, 'already used'), {})?.field).toBe('qid');
    expect(pickOutcome([{ on: 200, info: 'x' }], { status: 200 }, {})?.tone).toBe('info');
  });

  it('knows a 226 by its status, where it is declared before "ok"', () => {
    expect(
      pickOutcome(
        [
          { on: 226, warning: 'used' },
          { on: 'ok', success: 'done' },
        ],
        { status: 226 },
        {},
      )?.text,
    ).toBe('used');
  });

  it('is silent where that is declared, and undefined where nothing is', () => {
    expect(pickOutcome([{ on: 'error', silent: true }], failed(500), {})?.silent).toBe(true);
    expect(pickOutcome([{ on: 404 }], failed(404), {})?.silent).toBe(true);
    expect(pickOutcome([{ on: 404, error: 'x' }], failed(500), {})).toBeUndefined();
    expect(pickOutcome([{ on: 'error', error: 'x' }], { status: 200 }, {})).toBeUndefined();
  });
});
