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

interface CameraScannerOptions {
  /** Called with an accepted code and its text. */
  onCode: (code: string, text: string) => void;
  /** Extracts the code of a text. */
  parseText: (text: string) => ScanResult;
  /** A new value restarts the camera. */
  attempt: number;
  /** Texts that the camera ignores, since they were handled before. */
  ignoredTexts: readonly string[];
  /** Returns true for a code that the place does not take: the camera continues. */
  refuse: (code: string, text: string) => boolean;
  /** True: the camera also continues after an accepted code, and `onCode` signals the result. */
  isContinuous: boolean;
}

/** Runs the camera while the component is mounted, or until one code is accepted. */
export function useCameraScanner({
  onCode,
  parseText,
  attempt,
  ignoredTexts,
  refuse,
  isContinuous,
}: CameraScannerOptions): CameraScanner {
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
      if (isRefused || !isContinuous) signalScan(!isRefused);
      if (isRefused) return false;
      if (!isContinuous) abortRef.current?.abort();
      onCodeRef.current(code, text);
      return true;
    },
    [parseText, isContinuous],
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
