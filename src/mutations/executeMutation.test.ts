import { describe, expect, it } from 'vitest';
import { ApiError, type Scope } from '../../dataProvider';
import { normaliseOutcome } from '../config/normalise/outcome';
import type { OutcomeInput } from '../config/schema/common';
import { resolveOutcome as endOfOutcomes } from './executeMutation';
import { mutationTexts } from './texts';

type Arguments = Parameters<typeof endOfOutcomes>;
/** Resolves outcomes as they are declared. */
const endOf = (
  answer: Arguments[0],
  declared: readonly OutcomeInput[],
  ...more: [Arguments[2], Arguments[3]?]
) => endOfOutcomes(answer, declared.map(normaliseOutcome), ...more);

const failed = (code: number | 'ECONNABORTED', detail = '') =>
  new ApiError(code, detail === '' ? null : { detail });

/** The create-asset errors as a declaration lists them. */
const creating: OutcomeInput[] = [
  { on: 'success', success: 'asset_created' },
  { on: 400, detail: 'QR gateway invalid checksum', error: 'qid_not_valid' },
  { on: 400, detail: '{form.did}', error: 'did_not_valid' },
  { on: 400, detail: 'already used', error: 'qid_already_used', field: 'qid' },
  { on: 400, error: 'asset_register_error' },
  { on: 404, detail: 'Gateway not found with QID type', error: 'qid_not_found' },
  { on: 404, error: 'did_not_found' },
  { on: 409, error: 'did_duplicated', durationSeconds: 8 },
  { on: [226, 406], warning: 'used' },
  { on: 'error', error: 'general_error' },
];
const textOf = (answer: { status: number } | ApiError, scope: Scope = { form: { did: 'D1' } }) => {
  const end = endOf(answer, creating, scope);
  return 'text' in end ? end.text : end.kind;
};

describe('endOf', () => {
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
    [failed(801), 'unknown'],
    [failed('ECONNABORTED'), 'unknown'],
  ])('finds for %o the first that fits: %s [ASSET-38, ASSET-45]', (answer, text) => {
    expect(textOf(answer)).toBe(text);
  });

  it('takes no empty placeholder for "contained in everything"', () => {
    expect(textOf(failed(400, 'anything'), { form: { did: '' } })).toBe('asset_register_error');
  });

  it('keeps tone, seconds and field', () => {
    const said = { kind: 'notification', tone: 'error', text: 'did_duplicated', seconds: 8 };
    expect(endOf(failed(409), creating, {})).toEqual(said);
    const under = { kind: 'field', field: 'qid', text: 'qid_already_used' };
    expect(endOf(failed(400, 'already used'), creating, {})).toEqual(under);
    expect(endOf({ status: 200 }, [{ on: 200, info: 'x' }], {})).toMatchObject({ tone: 'info' });
  });

  it('knows a 226 by its status, where it is declared before "ok"', () => {
    const outcomes: OutcomeInput[] = [
      { on: 226, warning: 'used' },
      { on: 'success', success: 'done' },
    ];
    expect(endOf({ status: 226 }, outcomes, {})).toMatchObject({ tone: 'warning', text: 'used' });
  });

  it('says of what was only accepted that it is not done, unless the declaration has a text for that', () => {
    const saved: OutcomeInput[] = [{ on: 'success', success: 'saved', effects: ['goToList'] }];
    const accepted = { status: 202, isPending: true };
    const notYet = { tone: 'info', text: mutationTexts.pending, isPending: true };
    expect(endOf(accepted, saved, {})).toMatchObject({ ...notYet, effects: ['goToList'] });
    expect(endOf(accepted, [{ on: 'success', logOnly: true }], {})).toMatchObject(notYet);
    expect(endOf(accepted, [], {})).toMatchObject(notYet);
    expect(endOf(accepted, [{ on: 202, info: 'queued' }, ...saved], {})).toMatchObject({ text: 'queued' });
    expect(endOf(accepted, [{ on: 'success', error: 'no' }], {})).toMatchObject({ text: 'no' });
    expect(endOf({ status: 202 }, saved, {})).toMatchObject({ text: 'saved' });
  });

  it('is silent where that is declared; undeclared failures have their general text, successes none', () => {
    expect(endOf(failed(500), [{ on: 'error', logOnly: true }], {})).toEqual({ kind: 'silent' });
    expect(endOf(failed(404), [{ on: 404 }], {})).toEqual({ kind: 'silent' });
    expect(endOf({ status: 200 }, [{ on: 'error', error: 'x' }], {})).toEqual({ kind: 'silent' });
    const error = failed(500);
    expect(endOf(error, [{ on: 404, error: 'x' }], {})).toEqual({ kind: 'general', error });
  });

  it('stays where that is declared, of a success as of a failure', () => {
    const outcomes: OutcomeInput[] = [
      {
        on: 'success',
        when: { field: 'result.failed', empty: false },
        error: 'some',
        keepFormOpen: true,
        items: { responsePath: 'failed' },
      },
      { on: 'error', keepFormOpen: true, error: 'no' },
    ];
    const stays = {
      kind: 'formAlert',
      tone: 'error',
      text: 'some',
      items: { responsePath: 'failed', id: null, display: null },
    };
    expect(endOf({ status: 200 }, outcomes, { result: { failed: [1] } })).toEqual(stays);
    expect(endOf({ status: 200 }, outcomes, { result: { failed: [] } })).toEqual({ kind: 'silent' });
    expect(endOf(failed(500), outcomes, {})).toMatchObject({ kind: 'formAlert', text: 'no' });
  });

  it('is lost without an answer, whatever was declared for errors in general', () => {
    const error = failed(801);
    expect(endOf(error, [], {})).toEqual({ kind: 'unknown', error });
    expect(endOf(error, [{ on: 'error', error: 'not saved' }], {})).toEqual({ kind: 'unknown', error });
    const own: OutcomeInput[] = [
      { on: 'error', error: 'not saved' },
      { on: 801, error: 'offline' },
    ];
    expect(endOf(error, own, {})).toMatchObject({ kind: 'notification', text: 'offline' });
    expect(endOf(failed(500), own, {})).toMatchObject({ kind: 'notification', text: 'not saved' });
  });

  it('never loses a read: nothing was changed', () => {
    const outcomes: OutcomeInput[] = [{ on: 'error', error: 'no file' }];
    expect(endOf(failed(801), outcomes, {}, { isReadOnly: true })).toMatchObject({ text: 'no file' });
    expect(endOf(failed(801), [], {}, { isReadOnly: true })).toMatchObject({ kind: 'general' });
  });
});
