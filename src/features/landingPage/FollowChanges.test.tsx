// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useListPageQuery } from '../../queries/list/useListPageQuery';
import { declareResources } from '../../testing/declareResources';
import { listResponse } from '../../testing/fakeHost';
import { renderConsole } from '../../testing/renderConsole';
import FollowChanges from './FollowChanges';

const shared = { recordRepresentation: 'name', fields: { name: { type: 'text' as const } } };
const resources = declareResources(
  {
    ...shared,
    name: 'pumps',
    label: 'Bombas',
    live: { events: 'pump_rows' },
    api: { getList: { path: '/pumps' } },
  },
  { ...shared, name: 'tanks', label: 'Depósitos', api: { getList: { path: '/tanks' } } },
);
const params = {
  pagination: { page: 1, perPage: 1 },
  sort: { field: '', order: 'ASC' as const },
  filter: {},
};

function Count({ resource, refetchInterval }: { resource: string; refetchInterval?: number }) {
  const options = refetchInterval === undefined ? {} : { refetchInterval };
  const { total } = useListPageQuery(resource, params, options);
  return <p>{`${resource}: ${total}`}</p>;
}

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

function open(children = <Count resource="pumps" />) {
  let total = 7;
  const rendered = renderConsole(
    <>
      <FollowChanges />
      {children}
      <Count resource="tanks" />
    </>,
    {
      resources,
      events: '/events',
      responses: {
        'GET /pumps': () => listResponse([{ id: '1', name: 'A' }], total++),
        'GET /tanks': () => listResponse([{ id: '1', name: 'B' }]),
        // Ends at once: the console connects again later and later.
        'GET /events': {
          text: 'id: 1\ndata: [{"records":"pump_rows","id":"1","kind":"update"},{"records":"others","id":"2","kind":"create"}]\n\n',
        },
      },
    },
  );
  const readsOf = (path: string) =>
    rendered.callsBesidesProfile().filter((call) => call.startsWith(`GET ${path}`)).length;
  return { ...rendered, readsOf };
}

it('reads what has changed again, at most every five seconds, and nothing else', async () => {
  const { readsOf, recordedCalls } = open();
  await screen.findByText('pumps: 7');
  await pass(2);
  expect(screen.getByText('pumps: 8')).toBeVisible();
  await pass(28);
  expect(readsOf('/events')).toBeGreaterThan(3);
  expect(readsOf('/pumps')).toBeLessThanOrEqual(7);
  expect(readsOf('/tanks')).toBe(1);
  const [stream] = recordedCalls.filter(({ url }) => url === '/events');
  expect(stream?.headers.get('Authorization')).toBe('Bearer token-1');
  expect(stream?.headers.get('Accept')).toBe('text/event-stream');
});

it('leaves counts that have an interval alone', async () => {
  const { readsOf } = open(<Count resource="pumps" refetchInterval={60_000} />);
  await screen.findByText('pumps: 7');
  await pass(20);
  expect(readsOf('/pumps')).toBe(1);
});
