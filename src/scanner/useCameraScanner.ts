import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { openCamera, type CameraProblem } from './openCamera';
import type { ScanResult, ScanProblem } from './parseScannedCode';
import { signalScan } from './scanSignal';

interface CameraScanner {
  video: RefObject<HTMLVideoElement | null>;
  /** True if the camera image is visible. */
  isCameraOn: boolean;
  cameraProblem: CameraProblem | undefined;
  /** Problem of the last text; scanning continues. */
  scanProblem: ScanProblem | undefined;
  /** Submits a text as if it were scanned; returns true if it was accepted. */
  submitText: (text: string) => boolean;
}

/**
 * Runs the camera while the component is mounted, or until one code is accepted. `parseText` extracts the code of a text. A
 * new `attempt` restarts the camera. The camera ignores `ignoredTexts`, since they were handled before. `refuse` returns true
 * for a code that the place does not take: the camera continues.
 */
export function useCameraScanner(
  onCode: (code: string, text: string) => void,
  parseText: (text: string) => ScanResult,
  attempt: number,
  ignoredTexts: readonly string[],
  refuse: (code: string, text: string) => boolean,
): CameraScanner {
  const video = useRef<HTMLVideoElement>(null);
  const abortRef = useRef<AbortController>(undefined);
  const [isCameraOn, setCameraOn] = useState(false);
  const [cameraProblem, setCameraProblem] = useState<CameraProblem>();
  const [scanProblem, setScanProblem] = useState<ScanProblem>();
  const onCodeRef = useRef(onCode);
  const refuseRef = useRef(refuse);
  const ignoredTextsRef = useRef(ignoredTexts);
  /** Last unreadable text: the camera reads it again and again, but it is signalled once. */
  const unreadableText = useRef<string>(undefined);
  useEffect(() => {
    onCodeRef.current = onCode;
    refuseRef.current = refuse;
    ignoredTextsRef.current = ignoredTexts;
  }, [onCode, refuse, ignoredTexts]);

  const submitText = useCallback(
    (text: string): boolean => {
      const { code, problem } = parseText(text);
      setScanProblem(problem);
      if (code === undefined) {
        if (unreadableText.current !== text) signalScan(false);
        unreadableText.current = text;
        return false;
      }
      const isRefused = refuseRef.current(code, text);
      signalScan(!isRefused);
      if (isRefused) return false;
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
      void openCamera({
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
