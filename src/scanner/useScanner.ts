import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { watchCamera, type CameraProblem } from './camera';
import type { Scan, ScanProblem } from './codeFromScan';

interface Scanner {
  video: RefObject<HTMLVideoElement | null>;
  /** The picture is there. */
  isOn: boolean;
  camera: CameraProblem | undefined;
  /** What is wrong with the last text; it goes on reading. */
  refused: ScanProblem | undefined;
  /** Takes a text as if it were read; answers whether it was one to take. */
  take: (text: string) => boolean;
}

/** The camera for as long as the component is there, or until a code was taken: once. `read`: the code that a text means. `run`: another number opens it anew. `seen`: texts that the camera reads over, since they were taken before. */
export function useScanner(
  onCode: (code: string, text: string) => void,
  read: (text: string) => Scan,
  run: number,
  seen: readonly string[],
): Scanner {
  const video = useRef<HTMLVideoElement>(null);
  const running = useRef<AbortController>(undefined);
  const [isOn, setOn] = useState(false);
  const [camera, setCamera] = useState<CameraProblem>();
  const [refused, setRefused] = useState<ScanProblem>();
  const taken = useRef(onCode);
  const before = useRef(seen);
  useEffect(() => {
    taken.current = onCode;
    before.current = seen;
  }, [onCode, seen]);

  const take = useCallback(
    (text: string): boolean => {
      const { code, problem } = read(text);
      setRefused(problem);
      if (code === undefined) return false;
      running.current?.abort();
      taken.current(code, text);
      return true;
    },
    [read],
  );

  useEffect(() => {
    const controller = new AbortController();
    running.current = controller;
    setOn(false);
    setCamera(undefined);
    if (video.current) {
      void watchCamera({
        video: video.current,
        signal: controller.signal,
        onStart: () => setOn(true),
        onText: (text) => before.current.includes(text) || take(text),
        onProblem: (problem) => {
          setOn(false);
          setCamera(problem);
        },
      });
    }
    return () => controller.abort();
  }, [take, run]);

  return { video, isOn, camera, refused, take };
}
