import { useEffect } from 'react';
import { createStore, useStore } from 'zustand';

const MINUTE = 60_000;

const getUnixTime = (): number => Math.floor(Date.now() / 1000);

/** One shared clock for all ages on screen; its timer is stopped while there are none. */
const clockStore = createStore(() => ({ now: getUnixTime() }));
const updateClock = (): void => clockStore.setState({ now: getUnixTime() });

let userCount = 0;
let timer: number | undefined;

function startClock(): () => void {
  if (userCount === 0) {
    updateClock();
    timer = window.setInterval(updateClock, MINUTE);
  }
  userCount += 1;
  return () => {
    userCount -= 1;
    if (userCount === 0) clearInterval(timer);
  };
}

/** Returns the time in seconds since 1970, updated every minute. */
export function useNow(): number {
  useEffect(startClock, []);
  return useStore(clockStore, ({ now }) => now);
}
