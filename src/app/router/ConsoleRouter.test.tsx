// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, useBlocker, useCanBlock, useNavigate, type RouterNavigateFunction } from 'ra-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { useLocation } from 'react-router-dom';
import { ConsoleRouter, consoleRouterProvider, useAddBackGuard } from './ConsoleRouter';

let navigate: RouterNavigateFunction;
let blocker: ReturnType<typeof useBlocker>;
let ground: ReturnType<typeof useAddBackGuard>;
let asked: string[];
let isDirty: boolean;

function Page() {
  const { pathname, search } = useLocation();
  const canBlock = useCanBlock();
  const go = useNavigate();
  const found = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    asked.push(`${historyAction} ${currentLocation.pathname} → ${nextLocation.pathname}`);
    return isDirty;
  });
  navigate = go;
  blocker = found;
  ground = useAddBackGuard();
  return <p>{`${pathname}${search} ${String(canBlock)}`}</p>;
}
const shows = (text: string) => waitFor(() => expect(screen.getByText(`${text} true`)).toBeVisible());
const here = () => window.location.pathname + window.location.search;

const draw = () =>
  render(
    <ConsoleRouter>
      <CoreAdminContext routerProvider={consoleRouterProvider}>
        <Page />
      </CoreAdminContext>
    </ConsoleRouter>,
  );

beforeEach(async () => {
  asked = [];
  isDirty = false;
  window.history.replaceState(null, '', '/a');
  draw();
  await shows('/a');
  act(() => navigate('/b'));
  await shows('/b');
});

describe('a move of the router', () => {
  it('goes on when nobody stops it, forward and back', async () => {
    act(() => navigate({ pathname: '/c', search: '?x=1' }));
    await shows('/c?x=1');
    act(() => navigate(-1));
    await shows('/b');
    expect(asked).toEqual(['PUSH /a → /b', 'PUSH /b → /c', 'POP /c → /b']);
    expect(blocker.state).toBe('unblocked');
  });

  it.each([
    ['to a page', () => navigate('/c'), '/c'],
    ['in place of this one', () => navigate('/c', { replace: true }), '/c'],
    ['by the browser’s own button', () => window.history.back(), '/a'],
  ])('%s is stopped by unsaved changes, and goes on when they may be lost', async (_kind, move, target) => {
    isDirty = true;
    act(move);
    await waitFor(() => expect(blocker.state).toBe('blocked'));
    expect(blocker.location?.pathname).toBe(target);
    await waitFor(() => expect(here()).toBe('/b'));
    await shows('/b');
    act(() => blocker.proceed?.());
    await shows(target);
    expect(here()).toBe(target);
    expect(blocker.state).toBe('unblocked');
  });

  it('that is given up leaves the page where it is; the next one is asked for again', async () => {
    isDirty = true;
    act(() => window.history.back());
    await waitFor(() => expect(blocker.state).toBe('blocked'));
    act(() => blocker.reset?.());
    await waitFor(() => expect(here()).toBe('/b'));
    expect(blocker.state).toBe('unblocked');
    isDirty = false;
    act(() => navigate('/c'));
    await shows('/c');
    act(() => window.history.back());
    await shows('/b');
    act(() => window.history.back());
    await shows('/a');
  });
});

describe('the first page of a visit', () => {
  it('gets an entry below, so that the back button can be stopped there', async () => {
    // A visit that begins at this address: nothing of the console lies below.
    window.history.pushState(null, '', '/first');
    cleanup();
    draw();
    await shows('/first');
    isDirty = true;
    act(() => ground?.());
    act(() => window.history.back());
    await waitFor(() => expect(blocker.state).toBe('blocked'));
    await waitFor(() => expect(window.history.state).toMatchObject({ idx: 1 }));
    await shows('/first');
    act(() => blocker.reset?.());
    // The form is clean now, so it no longer blocks: Back skips its entry.
    isDirty = false;
    act(() => window.history.back());
    await waitFor(() => expect(here()).toBe('/b'));
  });
});
