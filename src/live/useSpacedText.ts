import { useEffect, useState } from 'react';

/** ms between two announcements to screen readers. */
const ANNOUNCE_MS = 20_000;

/** Returns the latest text, but not more than one every 20 seconds, so that a screen reader is not interrupted by each change. */
export function useSpacedText(text: string): string {
  const [announcement, setAnnouncement] = useState({ text: '', at: -Infinity });
  useEffect(() => {
    if (text === announcement.text) return undefined;
    const timer = setTimeout(
      () => setAnnouncement({ text, at: performance.now() }),
      Math.max(0, announcement.at + ANNOUNCE_MS - performance.now()),
    );
    return () => clearTimeout(timer);
  }, [text, announcement]);
  return announcement.text;
}
