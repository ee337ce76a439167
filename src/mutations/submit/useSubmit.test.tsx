// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../dataProvider';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { deferred } from '../../testing/deferred';
import { TestApp } from '../../testing/TestApp';
import type { MutationResponse } from '../executeMutation';
import type { DeclaredMutation, Values } from './declaredMutation';
import { useSubmit } from './useSubmit';

const resource = getDeclaredResource(
  declareResources({
    name: 'doors',
    label: { one: 'puerta', many: 'Puertas' },
    recordRepresentation: 'name',
    api: { getList: { path: '/doors' } },
    fields: { name: { type: 'text' } },
  }),
  'doors',
);
const send = vi.fn<() => Promise<MutationResponse>>();
const onDone = vi.fn<(scope: Values) => void>();

const renderSubmit = (own: Partial<DeclaredMutation> = {}) =>
  renderHook(
    () =>
      useSubmit({ resource, scope: {}, list: undefined, outcomes: [], effects: [], send, onDone, ...own }),
    { wrapper: TestApp },
  ).result;

beforeEach(() => {
  send.mockReset();
  onDone.mockReset();
});

describe('useSubmit', () => {
  it('sends one request for two presses in one tick, and is busy until its end', async () => {
    const response = deferred<MutationResponse>();
    send.mockImplementation(response.respond);
    const submit = renderSubmit();
    let second: Promise<unknown> | undefined;
    await act(async () => {
      void submit.current.submit({});
      second = submit.current.submit({});
    });
    expect(submit.current).toMatchObject({ busy: true, isSending: true });
    expect(await second).toEqual({ kind: 'cancelled' });
    await act(async () => response.resolve({ status: 200, result: {} }));
    expect(send).toHaveBeenCalledTimes(1);
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(submit.current).toMatchObject({ busy: false, isSending: false });
  });

  it('keeps the identity of `submit`, so a field that submits in an effect sends nothing twice', async () => {
    send.mockResolvedValue({ status: 200, result: {} });
    const submit = renderSubmit();
    const before = submit.current.submit;
    await act(async () => void (await submit.current.submit({})));
    expect(submit.current.submit).toBe(before);
  });

  it('asks whether to force while nothing is sent, and sends again after the answer [HOTEL-21]', async () => {
    send.mockRejectedValueOnce(new ApiError(226)).mockResolvedValue({ status: 200, result: {} });
    const message = {
      kind: 'forceConfirm' as const,
      title: 'Ya está en uso',
      text: '',
      submitLabel: 'Guardar',
      body: {},
      component: null,
    };
    const rule = { on: [226], detail: null, when: null, message, countsAsSuccess: false, effects: null };
    const submit = renderSubmit({ outcomes: [rule] });
    await act(async () => void submit.current.submit({}));
    const { question } = submit.current;
    expect(question?.kind).toBe('force');
    expect(send).toHaveBeenCalledTimes(1);
    await act(async () => {
      if (question?.kind === 'force') question.answer(true);
    });
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(submit.current.question).toBeUndefined();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('counts unknown outcomes in a row, and closes with the record that a read found', async () => {
    send.mockRejectedValue(new ApiError(801));
    const submit = renderSubmit({ verify: () => Promise.resolve({ verdict: 'isDone' }) });
    await act(async () => void (await submit.current.submit({ minutes: 5 })));
    await act(async () => void (await submit.current.submit({ minutes: 5 })));
    expect(submit.current.unknownOutcome).toMatchObject({ attempt: 2, error: { code: 801 } });
    expect(await submit.current.unknownOutcome?.verify?.()).toEqual({ verdict: 'isDone' });
    expect(onDone).not.toHaveBeenCalled();
    await act(() => submit.current.finishVerified({ id: 'd1' }));
    expect(onDone).toHaveBeenCalledWith({ form: { minutes: 5 }, result: { id: 'd1' } });
  });

  it('shares the lock of its mutation with other submits of the same data', async () => {
    const run = vi.fn<() => Promise<undefined>>(() => Promise.resolve(undefined));
    const submit = renderSubmit({ lock: { busy: true, run } });
    expect(submit.current.busy).toBe(true);
    await act(async () => expect(await submit.current.submit({})).toEqual({ kind: 'cancelled' }));
    expect(send).not.toHaveBeenCalled();
  });
});
