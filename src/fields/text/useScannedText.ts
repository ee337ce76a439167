import { useRef, type ClipboardEvent, type FocusEvent, type KeyboardEvent } from 'react';
import { useNotify } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { scannerTexts } from '../../scanner/texts';
import { codeFromScan, pairFromScan, wholeCode } from '../../scanner/codeFromScan';
import { useScanned } from '../../scanner/useScanned';
import { useItemPath } from '../ItemPath';
import { optionsOf } from '../optionsOf';
import type { InputProps } from '../types';
import type { TextFilled } from './schema';

/** Keys after which what was typed so far says no longer what the field holds. */
const EDITING = /^(?:Backspace|Delete|Arrow\w+|Home|End)$/;

/**
 * Handlers around a text input that holds a code: a text with '=' in it, pasted or typed by a scanner that is a keyboard, is
 * cut as one that the camera read (ASSET-12). The keys are kept beside the input, which takes no more characters than
 * the code itself may have.
 */
export const useScannedText = ({ field, disabled }: InputProps) => {
  const { setValue } = useFormContext();
  const item = useItemPath();
  const notify = useNotify();
  const keys = useRef('');
  const { onKeyDown, onBlur } = useScanned();
  const { upperCase, scan } = optionsOf<TextFilled>(field);

  const put = (value: string | null, name = field.name): void =>
    setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: value !== null });
  const takePair = (text: string): boolean => {
    const pair = typeof scan === 'object' ? pairFromScan(text) : undefined;
    if (typeof scan !== 'object' || !pair) return false;
    const isSecond = 'before' in scan;
    put(isSecond ? pair.second : pair.first);
    const other = isSecond ? scan.before : scan.after;
    put(isSecond ? pair.first : pair.second, item === undefined ? other : `${item}.${other}`);
    return true;
  };
  const take = (text: string): boolean => {
    if (takePair(text)) return true;
    const { code, problem } = scan === 'whole' ? wholeCode(text) : codeFromScan(text);
    if (code === undefined) notify(scannerTexts.code[problem], { type: 'warning' });
    else put(upperCase ? code.toUpperCase() : code);
    return code !== undefined;
  };

  /** Cuts what was typed, and takes all that a reader typed as the camera's; answers whether there was something to cut. */
  const finish = ({ value }: HTMLInputElement, isOfReader = false): boolean => {
    const typed = scan !== 'whole' && keys.current.includes('=') ? keys.current : value;
    keys.current = '';
    const isToCut = scan !== 'whole' && typed.includes('=');
    if (disabled || !(isToCut || isOfReader)) return false;
    if (!take(typed)) put(null);
    return isToCut;
  };

  return {
    take,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const scanned = onKeyDown(event);
      if (!(event.target instanceof HTMLInputElement) || scanned === 'again') return;
      // What was typed before is gone; the key itself is kept below.
      if (scanned === 'replaced') keys.current = event.target.value;
      if (event.key === 'Enter' || scanned === 'ended') {
        // A scanner ends with Enter: what it gave is shown before it is sent.
        if (finish(event.target, scanned === 'ended') && event.key === 'Enter') event.preventDefault();
      } else if (EDITING.test(event.key)) keys.current = '';
      else if (event.key.length === 1 && !event.metaKey && (!event.ctrlKey || event.altKey))
        keys.current += event.key;
    },
    onPaste: (event: ClipboardEvent) => {
      const text = event.clipboardData.getData('text');
      keys.current = '';
      // A plain piece of text goes where the cursor is.
      if (disabled || scan === 'whole' || codeFromScan(text).code === text) return;
      event.preventDefault();
      take(text);
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      onBlur(event);
      if (event.target instanceof HTMLInputElement) finish(event.target);
    },
  };
};
