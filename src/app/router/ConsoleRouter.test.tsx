// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, useBlocker, useCanBlock, useNavigate, type RouterNavigateFunction } from 'ra-core';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useLocation } from 'react-router-dom';
import type { DataRouter } from '../../ui/page/RouterContext';
import { ConsoleRouter, consoleRouterProvider } from './ConsoleRouter';
import { createAdminRouter } from './consoleRoutes';
import { useBackGuard } from './useBackGuard';

let navigate: RouterNavigateFunction;
let blocker: ReturnType<typeof useBlocker>;
let router: DataRouter;
let setGuarded: (isGuarded: boolean) => void;
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
  const [isGuarded, setIsGuarded] = useState(false);
  setGuarded = setIsGuarded;
  useBackGuard(isGuarded);
  return <p>{`${pathname}${search} ${String(canBlock)}`}</p>;
}
const shows = (text: string) => waitFor(() => expect(screen.getByText(`${text} true`)).toBeVisible());
const here = () => window.location.pathname + window.location.search;

function draw() {
  router = createAdminRouter();
  render(
    <ConsoleRouter router={router}>
      <CoreAdminContext routerProvider={consoleRouterProvider}>
        <Page />
      </CoreAdminContext>
    </ConsoleRouter>,
  );
}
afterEach(() => router.dispose());

beforeEach(async () => {
  asked = [];
  isDirty = false;
  window.history.replaceState(null, '', '/a');
  draw();
  await shows('/a');
  await act(async () => navigate('/b'));
  await shows('/b');
});

describe('a move of the router', () => {
  it('goes on when nobody stops it, forward and back', async () => {
    await act(async () => navigate({ pathname: '/c', search: '?x=1' }));
    await shows('/c?x=1');
    await act(async () => navigate(-1));
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
    await act(async () => move());
    await waitFor(() => expect(blocker.state).toBe('blocked'));
    expect(blocker.location?.pathname).toBe(target);
    await waitFor(() => expect(here()).toBe('/b'));
    await shows('/b');
    await act(async () => blocker.proceed?.());
    await shows(target);
    expect(here()).toBe(target);
    expect(blocker.state).toBe('unblocked');
  });

  it('that is given up leaves the page where it is; the next one is asked for again', async () => {
    isDirty = true;
    await act(async () => window.history.back());
    await waitFor(() => expect(blocker.state).toBe('blocked'));
    await act(async () => blocker.reset?.());
    await waitFor(() => expect(here()).toBe('/b'));
    expect(blocker.state).toBe('unblocked');
    isDirty = false;
    await act(async () => navigate('/c'));
    await shows('/c');
    await act(async () => window.history.back());
    await shows('/b');
    await act(async () => window.history.back());
    await shows('/a');
  });
});

describe('the first page of a visit', () => {
  it('gets an entry below, so that the back button can be stopped there', async () => {
    // A visit that begins at this address: nothing of the console lies below.
    window.history.pushState(null, '', '/first');
    cleanup();
    router.dispose();
    draw();
    await shows('/first');
    await act(async () => setGuarded(true));
    isDirty = true;
    await act(async () => window.history.back());
    await waitFor(() => expect(blocker.state).toBe('blocked'));
    await waitFor(() => expect(window.history.state).toMatchObject({ idx: 1 }));
    await shows('/first');
    await act(async () => blocker.reset?.());
    // The form is clean now, so it no longer blocks: Back skips its entry.
    isDirty = false;
    await act(async () => window.history.back());
    await waitFor(() => expect(here()).toBe('/b'));
  });
});
