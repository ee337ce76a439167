// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { declareResources } from '../../testing/declareResources';
import { renderConsole } from '../../testing/renderConsole';
import LiveConflictNotice from './LiveConflictNotice';

const record = { id: 'P1', alias: 'Sur' };
const notice = /^Otra persona acaba de cambiar este registro/;
// With an id: without one the end of the stream means that anything may have changed.
const changeOf = (id: string) => `id: 1\ndata: [{"records":"pumps","id":"${id}","kind":"update"}]`;
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

/** Draws the notice of a form, over a host that sends an event: a change of the record, if not given. */
function open(latest: () => Promise<typeof record | undefined>, event = changeOf('P1')) {
  const fetchLatestRecord = vi.fn(latest);
  renderConsole(
    <LiveConflictNotice live={{ events: 'pumps' }} record={record} fetchLatestRecord={fetchLatestRecord} />,
    {
      resources: declareResources(),
      events: '/events',
      responses: {
        'GET /events': { text: `${event}\n\n` },
      },
    },
  );
  return fetchLatestRecord;
}

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

it('tells once that another user has changed the record', async () => {
  const fetchLatestRecord = open(() => Promise.resolve({ id: 'P1', alias: 'Norte' }));
  await pass(5);
  expect(await screen.findByText(notice)).toBeVisible();
  await pass(60);
  expect(fetchLatestRecord).toHaveBeenCalledTimes(1);
});

it('is silent after an own save, whose values the form has, and if the record cannot be read', async () => {
  const fetchLatestRecord = open(() => Promise.resolve({ ...record }));
  await pass(5);
  expect(fetchLatestRecord).toHaveBeenCalled();
  expect(screen.queryByText(notice)).toBeNull();
  open(() => Promise.reject(new Error('offline')));
  await pass(5);
  expect(screen.queryByText(notice)).toBeNull();
});

it('reads nothing after a change of another record', async () => {
  const fetchLatestRecord = open(() => Promise.resolve(undefined), changeOf('P2'));
  await pass(10);
  expect(fetchLatestRecord).not.toHaveBeenCalled();
});

it('tells it, too, when the host only says that anything may have changed', async () => {
  open(() => Promise.resolve({ id: 'P1', alias: 'Norte' }), 'event: reset\ndata: {}');
  await pass(5);
  expect(await screen.findByText(notice)).toBeVisible();
});
