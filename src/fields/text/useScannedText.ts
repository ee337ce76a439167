import { useRef, type ClipboardEvent, type FocusEvent, type KeyboardEvent } from 'react';
import { useNotify } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { scannerTexts } from '../../scanner/scannerTexts';
import {
  hasPrefix,
  parseScannedCode,
  parseScannedPair,
  parseWholeCode,
} from '../../scanner/parseScannedCode';
import { useKeyboardScanner } from '../../scanner/useKeyboardScanner';
import { useItemPath } from '../formContext/ItemPathContext';
import { optionsOf } from '../core/optionsOf';
import type { InputProps } from '../core/types';
import type { ResolvedTextOptions } from './schema';

/** Keys after which the recorded text no longer matches the field's value. */
const EDITING_KEY = /^(?:Backspace|Delete|Arrow\w+|Home|End)$/;

/**
 * Returns handlers for a text input that holds a code. A text with '=' in it, pasted or typed by a keyboard scanner, is cut
 * like one from the camera. Typed keys are recorded separately, since the input accepts no more characters than the code may
 * have.
 */
export const useScannedText = ({ field, disabled }: InputProps) => {
  const { setValue } = useFormContext();
  const itemPath = useItemPath();
  const notify = useNotify();
  const typedKeys = useRef('');
  const { onKeyDown, onBlur } = useKeyboardScanner();
  const { upperCase, scan } = optionsOf<ResolvedTextOptions>(field);

  const setFieldValue = (value: string | null, name = field.name): void =>
    setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: value !== null });
  const acceptPair = (text: string): boolean => {
    const pair = typeof scan === 'object' ? parseScannedPair(text) : undefined;
    if (typeof scan !== 'object' || !pair) return false;
    const isSecond = 'before' in scan;
    setFieldValue(isSecond ? pair.second : pair.first);
    const otherField = isSecond ? scan.before : scan.after;
    setFieldValue(
      isSecond ? pair.first : pair.second,
      itemPath === undefined ? otherField : `${itemPath}.${otherField}`,
    );
    return true;
  };
  const acceptScan = (text: string): boolean => {
    if (acceptPair(text)) return true;
    const { code, problem } = scan === 'whole' ? parseWholeCode(text) : parseScannedCode(text);
    if (code === undefined) notify(scannerTexts.code[problem], { type: 'warning' });
    else setFieldValue(upperCase ? code.toUpperCase() : code);
    return code !== undefined;
  };

  /** Cuts the typed text; text from a scanner is handled like the camera's. Returns true if there was something to cut. */
  const acceptTyped = ({ value }: HTMLInputElement, isFromScanner = false): boolean => {
    const typedText = scan !== 'whole' && typedKeys.current.includes('=') ? typedKeys.current : value;
    typedKeys.current = '';
    const containsCode = scan !== 'whole' && hasPrefix(typedText);
    if (disabled || !(containsCode || isFromScanner)) return false;
    if (!acceptScan(typedText)) setFieldValue(null);
    return containsCode;
  };

  return {
    take: acceptScan,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const scanEvent = onKeyDown(event);
      if (!(event.target instanceof HTMLInputElement) || scanEvent === 'again') return;
      // The text typed before was replaced; the key itself is recorded below.
      if (scanEvent === 'replaced') typedKeys.current = event.target.value;
      if (event.key === 'Enter' || scanEvent === 'ended') {
        // A scanner ends with Enter: show its text before the form submits.
        if (acceptTyped(event.target, scanEvent === 'ended') && event.key === 'Enter') event.preventDefault();
      } else if (EDITING_KEY.test(event.key)) typedKeys.current = '';
      else if (event.key.length === 1 && !event.metaKey && (!event.ctrlKey || event.altKey))
        typedKeys.current += event.key;
    },
    onPaste: (event: ClipboardEvent) => {
      const text = event.clipboardData.getData('text');
      typedKeys.current = '';
      // Insert a plain text at the cursor, as the browser does.
      if (disabled || scan === 'whole' || parseScannedCode(text).code === text) return;
      event.preventDefault();
      acceptScan(text);
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      onBlur(event);
      if (event.target instanceof HTMLInputElement) acceptTyped(event.target);
    },
  };
};
