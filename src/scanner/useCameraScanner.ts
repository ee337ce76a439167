import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { watchCamera, type CameraProblem } from './watchCamera';
import type { ScanResult, ScanProblem } from './parseScannedCode';

interface CameraScanner {
  video: RefObject<HTMLVideoElement | null>;
  /** The picture is there. */
  isCameraOn: boolean;
  cameraProblem: CameraProblem | undefined;
  /** What is wrong with the last text; it goes on reading. */
  scanProblem: ScanProblem | undefined;
  /** Takes a text as if it were read; answers whether it was one to take. */
  submitText: (text: string) => boolean;
}

/** The camera for as long as the component is there, or until a code was taken: once. `read`: the code that a text means. `run`: another number opens it anew. `seen`: texts that the camera reads over, since they were taken before. */
export function useCameraScanner(
  onCode: (code: string, text: string) => void,
  parseText: (text: string) => ScanResult,
  attempt: number,
  ignoredTexts: readonly string[],
): CameraScanner {
  const video = useRef<HTMLVideoElement>(null);
  const abortRef = useRef<AbortController>(undefined);
  const [isCameraOn, setCameraOn] = useState(false);
  const [cameraProblem, setCameraProblem] = useState<CameraProblem>();
  const [scanProblem, setScanProblem] = useState<ScanProblem>();
  const onCodeRef = useRef(onCode);
  const ignoredTextsRef = useRef(ignoredTexts);
  useEffect(() => {
    onCodeRef.current = onCode;
    ignoredTextsRef.current = ignoredTexts;
  }, [onCode, ignoredTexts]);

  const submitText = useCallback(
    (text: string): boolean => {
      const { code, problem } = parseText(text);
      setScanProblem(problem);
      if (code === undefined) return false;
      abortRef.current?.abort();
      onCodeRef.current(code, text);
      return true;
    },
    [parseText],
  );

  useEffect(() => {
    const controller = new AbortController();
    abortRef.current = controller;
    setCameraOn(false);
    setCameraProblem(undefined);
    if (video.current) {
      void watchCamera({
        video: video.current,
        signal: controller.signal,
        onStart: () => setCameraOn(true),
        onText: (text) => ignoredTextsRef.current.includes(text) || submitText(text),
        onProblem: (problem) => {
          setCameraOn(false);
          setCameraProblem(problem);
        },
      });
    }
    return () => controller.abort();
  }, [submitText, attempt]);

  return { video, isCameraOn, cameraProblem, scanProblem, submitText };
}
